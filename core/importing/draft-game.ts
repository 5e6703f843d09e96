import type { GameStatus } from '#core/games/game.ts';
import type { Uf } from '#core/site/uf.ts';

/** Formats that the importer reads. The games desk adds the others to this one list. */
export const IMPORT_FORMATS = ['agenda', 'openfootball-json', 'football-txt', 'ics'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** A name as the source wrote it and what the resolver made of it; id null where a person must choose. */
export type DraftTeam = { name: string; teamId: string | null; candidates: string[] };

/** A channel as the source wrote it. `include`/`exclude` are two-letter UF codes. */
export type DraftBroadcast = { channel: string; channelId: string | null; include: Uf[]; exclude: Uf[]; note: string | null };

export type DraftIssue = { code: string; message: string };

/** What a reader understood of one game: the one type that every format is read into. Null = not known. */
export type DraftGame = {
	/** 1-based line of the source (for JSON: line where the object starts). */
	line: number;
	/** The source's own words. */
	text: string;
	/** Local date YYYY-MM-DD in `zone`. */
	date: string | null;
	/** Local time HH:MM in `zone`. */
	time: string | null;
	/** IANA zone, or a fixed offset such as '-06:00' where the source wrote one. */
	zone: string | null;
	/** UTC instant, ISO 8601 with Z and without milliseconds. */
	kickoffAt: string | null;
	home: DraftTeam;
	away: DraftTeam;
	competition: { name: string | null; competitionId: string | null };
	round: string | null;
	venue: string | null;
	status: GameStatus;
	broadcasts: DraftBroadcast[];
	/** 0 … 1. */
	confidence: number;
	issues: DraftIssue[];
};

/**
 * A line that was passed over, and why (pt-BR). `harmless` = nothing is lost by it (an event that is no game, an older version of one, a
 * bye); without it something could not be read, and an import that is all or nothing stops there.
 */
export type IgnoredLine = { line: number; text: string; reason: string; harmless?: true };

/** The report of one reading. */
export type ImportReading = {
	format: ImportFormat;
	games: DraftGame[];
	/** Lines that could not be read, or hold no game although they look like one. */
	ignored: IgnoredLine[];
	warnings: string[];
	totals: { games: number; withIssues: number; ignored: number };
};
