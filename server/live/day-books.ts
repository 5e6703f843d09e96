import { type Topic, topics, touches } from '#core/changes/topic.ts';
import { isAlike } from '#core/kit/is-alike.ts';
import type { DayFacts, DayPatch } from '#core/live/contract.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import type { LooseGame } from '#core/live/loose-game.ts';

/**
 * A day's games from one read. `topics` = what they were made of. They include everything up to the
 * data version `before` and nothing after the version `after`.
 */
export type DayReading = {
	games: readonly LooseGame[];
	facts: DayFacts;
	topics: ReadonlySet<Topic>;
	before: number;
	after: number;
};

type DayBooksOptions = {
	read: (day: string) => Promise<DayReading>;
	isListened: (day: string) => boolean;
};

/** `differs` false = the patch is empty. */
export type Lacking = { patch: DayPatch; differs: boolean };

/** The game at each slug, null once it is gone, with the data version of that state. */
type Entries = Map<string, { game: LooseGame | null; version: number }>;
type Book = { reading: DayReading; entries: Entries; factsVersion: number; first: number };

const MOST_BOOKS = 40;
const MOST_GONE = 500;

/**
 * Remembers the games of watched days and the data version of each game's state. From them
 * listeners at any later version get a patch. A stored version is never older than its change: at
 * worst a game is sent twice.
 */
export function createDayBooks({ read, isListened }: DayBooksOptions) {
	const books = new Map<string, Promise<Book | null>>();
	const known = new Map<string, Book>();

	function keep(day: string, book: Promise<Book>): Promise<Book | null> {
		const kept = book.then(
			(made) => {
				if (books.get(day) === kept) known.set(day, made);
				return made;
			},
			() => {
				if (books.get(day) === kept) forget(day);
				return null;
			},
		);
		books.set(day, kept);
		return kept;
	}

	/**
	 * Rejects when the read does not include the version yet: the day is then forgotten, and
	 * listeners refetch it.
	 */
	async function readAt(day: string, version: number): Promise<DayReading> {
		const reading = await read(day);
		if (reading.before < version)
			throw new Error(`The games of ${day} cannot be read as of version ${version}`);
		return reading;
	}

	function forget(day: string): void {
		books.delete(day);
		known.delete(day);
	}

	function open(day: string): void {
		if (books.has(day)) return;
		if (books.size >= MOST_BOOKS)
			for (const other of books.keys()) if (!isListened(other)) forget(other);
		if (books.size < MOST_BOOKS) void keep(day, read(day).then(firstBook));
	}

	/** Rereads a touched day, or forgets it when no stream listens to it any more. */
	async function follow(day: string, changed: ReadonlySet<Topic>, version: number): Promise<void> {
		const book = await books.get(day);
		if (!book || book.reading.before >= version || !touches(changed, book.reading.topics)) return;
		if (!isListened(day)) return forget(day);
		await keep(
			day,
			readAt(day, version).then((reading) => nextBook(book, reading)),
		);
	}

	return {
		/** Starts to remember a day. */
		open,

		/**
		 * Updates remembered days touched by changes to a version. One at a time: each blocks the main
		 * thread for some milliseconds.
		 */
		async follow(changed: ReadonlySet<Topic>, version: number): Promise<void> {
			for (const day of [...books.keys()]) await follow(day, changed, version);
		},

		/**
		 * The patch of a day for a listener at a version; null when unknown or too large to send: the
		 * listener must refetch.
		 */
		lacking(day: string, since: number): Lacking | null {
			const book = known.get(day);
			// It was forgotten or unreadable: remember it for the next change.
			if (book === undefined) open(day);
			if (book === undefined || since < book.first) return null;
			const patch = patchOf(day, book, since);
			if (JSON.stringify(patch).length > STREAM_LIMITS.cards) return null;
			return {
				patch,
				differs: patch.put.length > 0 || patch.drop.length > 0 || book.factsVersion > since,
			};
		},

		clear(): void {
			books.clear();
			known.clear();
		},
	};
}

function firstBook(reading: DayReading): Book {
	const { games, after } = reading;
	const entries: Entries = new Map(games.map((game) => [game.slug, { game, version: after }]));
	return { reading, entries, factsVersion: after, first: after };
}

function nextBook(book: Book, reading: DayReading): Book {
	const version = reading.after;
	const games = new Map(reading.games.map((game) => [game.slug, game]));
	const entries: Entries = new Map();
	for (const [slug, game] of games) {
		const former = book.entries.get(slug);
		entries.set(
			slug,
			former !== undefined && isAlike(former.game, game) ? former : { game, version },
		);
	}
	const gone = [...book.entries].filter(([slug]) => !games.has(slug));
	// An implausible number of addresses for one day: start over, and listeners refetch it.
	if (gone.length > MOST_GONE) return firstBook(reading);
	for (const [slug, former] of gone)
		entries.set(slug, former.game === null ? former : { game: null, version });
	const isSameBeside = isAlike(reading.facts, book.reading.facts);
	return {
		reading,
		entries,
		factsVersion: isSameBeside ? book.factsVersion : version,
		first: book.first,
	};
}

function patchOf(day: string, { entries, reading }: Book, since: number): DayPatch {
	const newer = [...entries].filter(([, { version }]) => version > since);
	return {
		day,
		put: newer.flatMap(([, { game }]) => game ?? []),
		drop: newer.flatMap(([slug, { game }]) => (game === null ? [slug] : [])),
		...reading.facts,
	};
}

const DAY_PREFIX = topics.day('');

/** The day of a topic; null for other topics. */
export function dayOfTopic(topic: Topic): string | null {
	return topic.startsWith(DAY_PREFIX) ? topic.slice(DAY_PREFIX.length) : null;
}

export type DayBooks = ReturnType<typeof createDayBooks>;
