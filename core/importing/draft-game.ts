import type { Uf } from '#core/football-pt/uf.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game, GameStatus } from '#core/games/game.ts';
import type { SaidScore } from '#core/games/result.ts';
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

/** A name as the source wrote it, with its lookup result; `teamId` null: a person must choose. */
export type DraftTeam = { name: string; teamId: string | null; candidates: string[] };

/** `area`: country or region that the source states; only for an unknown competition. */
export type DraftCompetition = { name: string | null; competitionId: string | null; area?: string };

/**
 * A channel under its source name, formatted by `channelName`. `include`/`exclude` are two-letter
 * UF codes.
 */
export type DraftBroadcast = {
	channel: string;
	channelId: string | null;
	include: Uf[];
	exclude: Uf[];
	note: string | null;
	/** Broadcast fields that only our own export has (format `guia`). */
	exact?: Pick<Broadcast, 'state' | 'link' | 'source' | 'verifiedAt'>;
};

/** Game fields that only our own export has (format `guia`). */
export type ExactFacts = Pick<Game, 'slug' | 'day' | 'kickoffText' | 'publication'>;

/** What determined the zone of the hour, or why a person must decide. */
export type DraftHours = {
	by: HourDecision['by'];
	/** Evidence: words of the source, or what was found in it. */
	words: string[];
	/** Zone of the ground where the game is played; null when unknown. */
	place: string | null;
};

export type DraftIssue = { code: string; message: string };

/**
 * A person's answer about a name, for all rows at once, and what it changed in this row. The stored
 * values allow the answer to be changed later.
 */
export type DraftAnswer = {
	kind: QuestionKind;
	/** As written in the source. */
	name: string;
	/** The doubts that the answer removed. */
	issues: DraftIssue[];
	/** The person left all games of this name out. */
	leftOut?: true;
	/** Home and away before the answer, if the competition it gave identified them. */
	sides?: [home: DraftTeam, away: DraftTeam];
	/** Zone and hour evidence before the answer, if it changed them. */
	zone?: string | null;
	hours?: DraftHours;
};

/** One game as a reader understood it: the common result type of all formats. Null = unknown. */
export type DraftGame = {
	/** 1-based line of the source (for JSON: line where the object starts). */
	line: number;
	/** The words of the source. */
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
	competition: DraftCompetition;
	round: string | null;
	venue: string | null;
	status: GameStatus;
	/** Absent = the source says no score. */
	result?: SaidScore;
	broadcasts: DraftBroadcast[];
	/** Between 0 and 1. */
	confidence: number;
	issues: DraftIssue[];
	exact?: ExactFacts;
	/** Only for games with an hour. */
	hours?: DraftHours;
	/** Only for rows in review: answers given since, unless the row was edited by hand afterwards. */
	answers?: DraftAnswer[];
};

/**
 * A skipped line, with the reason (pt-BR). `harmless`: nothing is lost (an event that is not a
 * game, an older version of one, a bye). Otherwise something was unreadable, and an all-or-nothing
 * import stops.
 */
export type IgnoredLine = { line: number; text: string; reason: string; harmless?: true };

/** How a table was understood: its columns in order, with the meaning used for each. */
export type TableFacts = {
	/** 1-based row of the header; null for a table without one. */
	headerRow: number | null;
	columns: TableColumn[];
};

/** `field` null: unused. `by`: the source of the meaning. */
export type TableColumn = {
	header: string;
	field: TableField | null;
	by: 'given' | 'header' | 'content' | null;
};

/** The report of one reading. */
export type ImportReading = {
	format: ImportFormat;
	games: DraftGame[];
	/** Lines that could not be read, or that look like a game but are not. */
	ignored: IgnoredLine[];
	warnings: string[];
	totals: { games: number; withIssues: number; ignored: number };
	/**
	 * Only for tables (csv, xlsx, html). An operator may correct them, and a source may remember the
	 * corrections (`ReadingContext.columns`).
	 */
	tables?: TableFacts[];
};
