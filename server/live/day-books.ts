import { type Topic, topics, touches } from '#core/changes/topic.ts';
import { isAlike } from '#core/kit/is-alike.ts';
import type { DayFacts, DayPatch } from '#core/live/contract.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import type { LooseGame } from '#core/live/loose-game.ts';

/**
 * A day as it was read. `topics` = what it was made of; it shows everything up to the data version
 * `before`, and nothing that came after the version `after`.
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

/** `differs` = false: there is nothing in the patch. */
export type Lacking = { patch: DayPatch; differs: boolean };

/**
 * Each slug with the game that stands there, null for one that is gone, and a version from which on
 * that was known.
 */
type Entries = Map<string, { game: LooseGame | null; version: number }>;
type Book = { reading: DayReading; entries: Entries; factsVersion: number; first: number };

const MOST_BOOKS = 40;
const MOST_GONE = 500;

/**
 * Remembers, for the days that are listened to, which games were there and since which data version
 * each is as it is: so it is known what a listener of any later version lacks. A version noted is
 * never older than the change, so at worst a game is sent twice.
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
	 * Rejects when what can be read does not show the version yet: the day is then forgotten, and
	 * listeners ask.
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

	/** Reads a touched day again, or forgets it when no stream listens to it any more. */
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
		/** Begins to remember a day. */
		open,

		/**
		 * Brings the remembered days that changes touch to a version. One after the other: each takes
		 * the main thread for some milliseconds.
		 */
		async follow(changed: ReadonlySet<Topic>, version: number): Promise<void> {
			for (const day of [...books.keys()]) await follow(day, changed, version);
		},

		/**
		 * What a listener of a version lacks of a day; null when it cannot be told, or is too much to
		 * be sent: the listener has to ask.
		 */
		lacking(day: string, since: number): Lacking | null {
			const book = known.get(day);
			// It was forgotten, or could not be read: the next change may find it.
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
	// So many addresses of one day are no day any more: who listens asks again.
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

/** The day that a topic is about, null for another topic. */
export function dayOfTopic(topic: Topic): string | null {
	return topic.startsWith(DAY_PREFIX) ? topic.slice(DAY_PREFIX.length) : null;
}

export type DayBooks = ReturnType<typeof createDayBooks>;
