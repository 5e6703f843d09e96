import type { ListingWords } from '#core/football-pt/listing-words.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { SaidBy, Score } from '#core/games/result.ts';
import type {
	DraftBroadcast,
	DraftIssue,
	ExactFacts,
	IgnoredLine,
	TableFacts,
} from './draft-game.ts';
import type { HourEvidence } from './hours/hour-evidence.ts';

/** A channel as written, and the states where the source says that it shows the game. */
export type RawChannel = {
	name: string;
	include: Uf[];
	exclude: Uf[];
	note: string | null;
	/** Country of a source that lists foreign channels: its 'FOX' is not the Brazilian one. */
	foreign?: string;
	/** The channel id from our own export. */
	id?: string | null;
	exact?: NonNullable<DraftBroadcast['exact']>;
};

/** A channel of a source without information on states. */
export function everywhere(name: string): RawChannel {
	return { name, include: [], exclude: [], note: null };
}

/**
 * One game as a reader understood it, before names are resolved and local hours become instants.
 */
export type RawGame = {
	/** 1-based line of the source. */
	line: number;
	text: string;
	/** Local date YYYY-MM-DD; null when the source gives none. */
	date: string | null;
	/** Local hour HH:MM, null while it is undefined. */
	time: string | null;
	/** Zone written next to this hour: IANA name, 'UTC' or '-06:00'; null when there is none. */
	zone: string | null;
	/** Further zone evidence from its column, table, page or format. */
	hours?: readonly HourEvidence[];
	/** The vocabulary of the list that contains the game. */
	words?: ListingWords;
	home: string;
	away: string;
	competition: string | null;
	round: string | null;
	venue: string | null;
	status: GameStatus;
	/** The score as the source gives it; null where it gives none. */
	result?: Score | null;
	/** Who said the score and when, from our own export. */
	said?: SaidBy;
	/** Channels as written, unverified. */
	channels: RawChannel[];
	/** Doubts raised by the reader itself. */
	issues: DraftIssue[];
	/** Country or region that the source gives besides the competition name ('Brazil', 'BRA'). */
	area?: string | null;
	/**
	 * Alternative names of a side ('Palmeiras' for 'SE Palmeiras'), tried when the first is unknown.
	 */
	homeAlso?: string[];
	awayAlso?: string[];
	/** Ids from our own export; null where it leaves them open. */
	ids?: { home: string | null; away: string | null; competition: string };
	exact?: ExactFacts;
	/**
	 * UTC instant (ms) given by the source; null = hour undefined. Takes precedence over `date` and
	 * `time`.
	 */
	instant?: number | null;
};

/** Games that a reader understood: a plain list, or one that takes little memory. */
export type RawGames = Iterable<RawGame> & {
	readonly length: number;
	at(index: number): RawGame | undefined;
};

/** The result of a reader, passed to the shared resolving step. */
export type RawReading = { games: RawGame[] } & AboutReading;

/** The same for a table, which may be long. */
export type TableReading = { games: RawGames } & AboutReading;

type AboutReading = { ignored: IgnoredLine[]; warnings: string[]; tables?: TableFacts[] };
