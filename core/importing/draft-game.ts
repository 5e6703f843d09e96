import type { Uf } from '#core/football-pt/uf.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game, GameStatus } from '#core/games/game.ts';
import type { HourDecision } from './hours/hour-evidence.ts';
import type { QuestionKind } from './import-row.ts';
import type { TableField } from './table/table-field.ts';

/** Formats that the importer reads (docs/importing.md). */
export const IMPORT_FORMATS = [
	'agenda',
	'html',
	'csv',
	'xlsx',
	'openfootball-json',
	'football-txt',
	'football-data-org',
	'api-football',
	'espn',
	'thesportsdb',
	'ics',
	'guia',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/**
 * A name as the source wrote it and what the resolver made of it; id null where a person must
 * choose.
 */
export type DraftTeam = { name: string; teamId: string | null; candidates: string[] };

/**
 * A channel as the source calls it (`channelName`). `include`/`exclude` are two-letter UF codes.
 */
export type DraftBroadcast = {
	channel: string;
	channelId: string | null;
	include: Uf[];
	exclude: Uf[];
	note: string | null;
	/** What only our own export says of a broadcast (format `guia`). */
	exact?: Pick<Broadcast, 'state' | 'link' | 'source' | 'verifiedAt'>;
};

/** What only our own export says of a game (format `guia`). */
export type ExactFacts = Pick<Game, 'slug' | 'day' | 'kickoffText' | 'publication'>;

/** What decided the zone of the hour, or why a person is asked. */
export type DraftHours = {
	by: HourDecision['by'];
	/** The words of the source that told it, or what was seen in it. */
	words: string[];
	/** Zone of the ground on which the game is played; null where it is not known. */
	place: string | null;
};

export type DraftIssue = { code: string; message: string };

/**
 * A name of which a person said what it means, for all rows at once, and what that settled here:
 * with it the answer can be changed.
 */
export type DraftAnswer = {
	kind: QuestionKind;
	/** As the source wrote it. */
	name: string;
	/** The doubts that went by it. */
	issues: DraftIssue[];
	/** Zone and ground of the hour before it, where it changed them. */
	zone?: string | null;
	hours?: DraftHours;
};

/**
 * What a reader understood of one game: the one type that every format is read into. Null = not
 * known.
 */
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
	exact?: ExactFacts;
	/** Only of games whose hour is known. */
	hours?: DraftHours;
	/** Only of rows in review: what was answered since, and not looked over by hand afterwards. */
	answers?: DraftAnswer[];
};

/**
 * A line that was passed over, and why (pt-BR). `harmless` = nothing is lost by it (an event that
 * is no game, an older version of one, a bye); without it something could not be read, and an
 * import that is all or nothing stops there.
 */
export type IgnoredLine = { line: number; text: string; reason: string; harmless?: true };

/** How a table was understood: its columns in order, each with the meaning that it was read by. */
export type TableFacts = {
	/** 1-based row of the header; null where the table has none. */
	headerRow: number | null;
	columns: TableColumn[];
};

/** `field` null = not used. `by`: what told the meaning. */
export type TableColumn = {
	header: string;
	field: TableField | null;
	by: 'given' | 'header' | 'content' | null;
};

/** The report of one reading. */
export type ImportReading = {
	format: ImportFormat;
	games: DraftGame[];
	/** Lines that could not be read, or hold no game although they look like one. */
	ignored: IgnoredLine[];
	warnings: string[];
	totals: { games: number; withIssues: number; ignored: number };
	/**
	 * Only for tables (csv, xlsx, html): what an operator may correct and a source may remember
	 * (`ReadingContext.columns`).
	 */
	tables?: TableFacts[];
};
