import type { ListingWords } from '#core/football-pt/listing-words.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { GameStatus } from '#core/games/game.ts';
import type {
	DraftBroadcast,
	DraftIssue,
	ExactFacts,
	IgnoredLine,
	TableFacts,
} from './draft-game.ts';
import type { HourEvidence } from './hours/hour-evidence.ts';

/** A channel as written, and where the source says that it shows the game. */
export type RawChannel = {
	name: string;
	include: Uf[];
	exclude: Uf[];
	note: string | null;
	/**
	 * Country of a source that lists another country's channels: 'FOX' there is no channel of ours.
	 */
	foreign?: string;
	/** Our own export names the channel itself. */
	id?: string | null;
	exact?: NonNullable<DraftBroadcast['exact']>;
};

/** A channel of a source that says nothing about states. */
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
	/** Local date YYYY-MM-DD, null where the source gives none. */
	date: string | null;
	/** Local hour HH:MM, null while it is undefined. */
	time: string | null;
	/**
	 * Zone that the source writes beside this hour: IANA name, 'UTC' or '-06:00'; null where it
	 * writes none.
	 */
	zone: string | null;
	/** What else its column, table, page or format tells of the zone. */
	hours?: readonly HourEvidence[];
	/** Whose words the list uses in which the game stands. */
	words?: ListingWords;
	home: string;
	away: string;
	competition: string | null;
	round: string | null;
	venue: string | null;
	status: GameStatus;
	/** Channels as written, without any judgement. */
	channels: RawChannel[];
	/** What the reader itself doubted. */
	issues: DraftIssue[];
	/**
	 * Country or region that the source gives for the competition beside its name ('Brazil', 'BRA').
	 */
	area?: string | null;
	/**
	 * Names by which a side is also known ('Palmeiras' for 'SE Palmeiras'), tried where the first
	 * means nothing.
	 */
	homeAlso?: string[];
	awayAlso?: string[];
	/** Our own export names teams and competition themselves; null where it leaves them open. */
	ids?: { home: string | null; away: string | null; competition: string };
	exact?: ExactFacts;
	/**
	 * UTC instant (ms) where the source gives it itself; null = hour undefined. Wins over `date` and
	 * `time`.
	 */
	instant?: number | null;
};

/** Games that a reader understood: a plain list, or one that takes little memory. */
export type RawGames = Iterable<RawGame> & {
	readonly length: number;
	at(index: number): RawGame | undefined;
};

/** What a reader hands to the shared resolving step. */
export type RawReading = { games: RawGame[] } & AboutReading;

/** The same of a table, which may be long. */
export type TableReading = { games: RawGames } & AboutReading;

type AboutReading = { ignored: IgnoredLine[]; warnings: string[]; tables?: TableFacts[] };
