import type { Change } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { DescribedChange } from '#core/live/contract.ts';
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

/** Longest wait of a stream for changes that are being collected. */
const ARRIVAL_MS = 3_000;

/** `since` = data version after which changes are sent; null = from now on. */
type Joining = { sink: Sink; topics: readonly Topic[]; since: number | null };

export type Hub = ReturnType<typeof createHub>;

/**
 * Sends changes to streams. Changes are collected for half a second, serialized once per set of
 * topics, and written in slices. A reconnecting stream gets missed changes from the log.
 */
export function createHub({ feed, readDay, describe, readVersion, log }: HubParts) {
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
		...{ version, send: notifyAll, reset },
		fail: (error) => log.error({ err: error }, 'changes could not be sent'),
	});
	const prepare = createPrepare({ describe, log, books, listeners });
	const replays = createReplays({
		...{ feed, readVersion, version: () => version, heard: gathering.heard },
		reached: (wanted) => arrivals.reached(wanted, ARRIVAL_MS),
		prepare: (changes, versions) => prepare(changes, versions, () => true),
	});
	const unsubscribe = feed.subscribe(gathering.hear);

	async function notifyAll(changes: readonly Change[], to: number): Promise<void> {
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

	/**
	 * Streams that join meanwhile are already up to date, so the listeners are those of this moment.
	 */
	async function broadcast(interests: Iterable<Interest>, bytesFor: BytesFor): Promise<void> {
		const to = version;
		const due = eachListener(dueTo(interests, bytesFor));
		await inSlices(due, STREAM_LIMITS.sliceMs, ([bytes, listener]) => pulse.write(listener, bytes));
		written = to;
	}

	return {
		/**
		 * Adds a stream and sends missed changes, or a heartbeat, at once. Null when it ended
		 * meanwhile. Rejects when the log is unreadable.
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

		/** Ends every stream, so that clients reconnect to another node. */
		close(): void {
			unsubscribe();
			pulse.stop();
			gathering.stop();
			for (const interest of listeners.interests())
				for (const { sink } of interest.listeners) sink.end();
		},
	};
}

/** Events for a stream with these topics; null = none. */
type BytesFor = Batch['bytesFor'];

type PrepareParts = Pick<HubParts, 'describe' | 'log'> & {
	books: DayBooks;
	listeners: Pick<Listeners, 'count' | 'size'>;
};

/**
 * When the descriptions cannot be read, changes are sent without them: topics and cards suffice.
 */
function createPrepare({ describe, log, books, listeners }: PrepareParts) {
	const withoutWords = (error: unknown) => {
		log.warn({ err: error }, 'changes are sent without sentences');
		return new Map<Change, DescribedChange>();
	};

	return async (
		changes: readonly Change[],
		{ from, to }: { from: number; to: number },
		isHeard: (topic: Topic) => boolean,
	): Promise<Batch> => {
		const described = await describe(changes.filter((change) => change.topics.some(isHeard))).catch(
			withoutWords,
		);
		return createBatch({
			changes,
			to,
			described,
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

/** What to write, with the listeners of this moment. */
function dueTo(interests: Iterable<Interest>, bytesFor: BytesFor): [Buffer, Listener[]][] {
	return [...interests].flatMap(({ topics: own, listeners }): [Buffer, Listener[]][] => {
		const bytes = bytesFor(own);
		return bytes === null ? [] : [[bytes, [...listeners]]];
	});
}

function* eachListener(due: Iterable<[Buffer, Listener[]]>): Generator<[Buffer, Listener]> {
	for (const [bytes, listeners] of due) for (const listener of listeners) yield [bytes, listener];
}
