import type { Change } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { TellChange } from '#core/live/contract.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { spreadFor } from '#core/live/stream/spread.ts';
import { createVersionWait } from '#server/http/cache/version-wait.ts';
import { type Batch, createBatch } from './batch.ts';
import { createDayBooks, type DayBooks, dayOfTopic } from './day-books.ts';
import { eventText } from './event-text.ts';
import { createGathering } from './gathering.ts';
import type { HubParts } from './hub-parts.ts';
import { inSlices } from './in-slices.ts';
import {
	createListeners,
	type Interest,
	type Listener,
	type Listeners,
	type Sink,
} from './listeners.ts';
import { createPulse } from './pulse.ts';
import { createReplays, type Missed } from './replays.ts';

/** Longest wait of a stream for changes that are being gathered. */
const ARRIVAL_MS = 3_000;

/** `since` = data version from which on changes are told; null = from now on. */
type Joining = { sink: Sink; topics: readonly Topic[]; since: number | null };

export type Hub = ReturnType<typeof createHub>;

/**
 * Tells streams what changes. Changes are gathered for half a second, made ready once for all who
 * listen to the same, and written in slices. A stream that comes back is told what it missed from
 * the log.
 */
export function createHub({ feed, readDay, tell, readVersion, log }: HubParts) {
	const listeners = createListeners();
	const joining = new Set<readonly string[]>();
	const books = createDayBooks({
		read: readDay,
		isListened: (day) =>
			listeners.count(topics.day(day)) > 0 || [...joining].some((days) => days.includes(day)),
	});
	let version = feed.version();
	/** The version up to which every stream was written to. */
	let written = version;
	const arrivals = createVersionWait(() => version);
	const pulse = createPulse(() => written);
	const gathering = createGathering({
		...{ version, tell: tellAll, reset },
		fail: (error) => log.error({ err: error }, 'changes could not be told'),
	});
	const prepare = createPrepare({ tell, log, books, listeners });
	const replays = createReplays({
		...{ feed, readVersion, version: () => version, heard: gathering.heard },
		reached: (wanted) => arrivals.reached(wanted, ARRIVAL_MS),
		prepare: (changes, versions) => prepare(changes, versions, () => true),
	});
	const unsubscribe = feed.subscribe(gathering.hear);

	async function tellAll(changes: readonly Change[], to: number): Promise<void> {
		await books.follow(new Set(changes.flatMap((change) => change.topics)), to);
		const batch = await prepare(
			changes,
			{ from: version, to },
			(topic) => listeners.count(topic) > 0,
		);
		moveTo(to);
		await broadcast(
			batch.isForAll ? listeners.interests() : listeners.touched(batch.touches),
			batch.bytesFor,
		);
	}

	async function reset(to: number): Promise<void> {
		books.clear();
		moveTo(to);
		const bytes = resetText(to, listeners.size());
		await broadcast(listeners.interests(), () => bytes);
	}

	function moveTo(to: number): void {
		version = to;
		replays.clear();
		arrivals.arrived(to);
	}

	/** Who joins while it goes on was told already: the listeners are those of this moment. */
	async function broadcast(interests: Iterable<Interest>, bytesFor: BytesFor): Promise<void> {
		const to = version;
		const due = eachListener(dueTo(interests, bytesFor));
		await inSlices(due, STREAM_LIMITS.sliceMs, ([bytes, listener]) => pulse.write(listener, bytes));
		written = to;
	}

	return {
		/**
		 * Takes a stream in: what it missed, or a sign of life, at once. Null when it ended meanwhile.
		 * Rejects when the log cannot be read.
		 */
		async join({ sink, topics: asked, since }: Joining): Promise<Listener | null> {
			const days = asked.flatMap((topic) => dayOfTopic(topic) ?? []);
			for (const day of days) books.open(day);
			joining.add(days);
			const missed = await replays.missed(since).finally(() => joining.delete(days));
			if (sink.destroyed) return null;
			const listener = listeners.add(sink, asked);
			pulse.begin(listener, missedBy(listener, missed, version));
			return listener;
		},

		leave(listener: Listener): void {
			listeners.remove(listener);
			pulse.end(listener);
		},

		size: listeners.size,

		/** Ends every stream, so that its reader goes to another node. */
		close(): void {
			unsubscribe();
			pulse.stop();
			gathering.stop();
			for (const interest of listeners.interests())
				for (const { sink } of interest.listeners) sink.end();
		},
	};
}

/** What a stream hears that listens to some topics; null = nothing. */
type BytesFor = Batch['bytesFor'];

type PrepareParts = Pick<HubParts, 'tell' | 'log'> & {
	books: DayBooks;
	listeners: Pick<Listeners, 'count' | 'size'>;
};

/** Told without the words when they cannot be read: the topics and cards say enough. */
function createPrepare({ tell, log, books, listeners }: PrepareParts) {
	const withoutWords = (error: unknown) => {
		log.warn({ err: error }, 'changes are told without words');
		return new Map<Change, TellChange>();
	};

	return async (
		changes: readonly Change[],
		{ from, to }: { from: number; to: number },
		isHeard: (topic: Topic) => boolean,
	): Promise<Batch> => {
		const told = await tell(changes.filter((change) => change.topics.some(isHeard))).catch(
			withoutWords,
		);
		return createBatch({
			changes,
			to,
			told,
			lacking: (day) => books.lacking(day, from),
			count: listeners.count,
			size: listeners.size,
		});
	};
}

function missedBy({ interest }: Listener, missed: Missed, version: number): Buffer | null {
	return missed === 'reset' ? resetText(version, 0) : (missed?.bytesFor(interest.topics) ?? null);
}

function resetText(version: number, listeners: number): Buffer {
	return eventText([{ kind: 'reset', v: version, spread: spreadFor(listeners) }], version);
}

/** What is to be written, to the listeners of this moment. */
function dueTo(interests: Iterable<Interest>, bytesFor: BytesFor): [Buffer, Listener[]][] {
	return [...interests].flatMap(({ topics: own, listeners }): [Buffer, Listener[]][] => {
		const bytes = bytesFor(own);
		return bytes === null ? [] : [[bytes, [...listeners]]];
	});
}

function* eachListener(due: Iterable<[Buffer, Listener[]]>): Generator<[Buffer, Listener]> {
	for (const [bytes, listeners] of due) for (const listener of listeners) yield [bytes, listener];
}
