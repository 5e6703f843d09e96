import type { Change } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { DayPatch, DescribedChange, LiveEvent, PlainEvent } from '#core/live/contract.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { withoutScores } from '#core/live/loose-game.ts';
import { spreadFor } from '#core/live/stream/spread.ts';
import { addDays } from '#core/site/dates.ts';
import { dayOfTopic, type Lacking } from './day-books.ts';
import { eventText } from './event-text.ts';

type BatchParts = {
	changes: readonly Change[];
	/** The version after these changes. */
	to: number;
	described: ReadonlyMap<Change, DescribedChange>;
	/** The patch of a day for a listener at the version before the changes (`DayBooks.lacking`). */
	lacking: (day: string) => Lacking | null;
	/** Number of listeners of a topic, and in total. */
	count: (topic: Topic) => number;
	size: () => number;
};

export type Batch = {
	/** Whether every stream gets an event. */
	isForAll: boolean;
	/** Whether listeners of a topic get an event. */
	touches(topic: Topic): boolean;
	/** Events for a stream with these topics: equal events share one buffer. Null = none. */
	bytesFor(interest: readonly Topic[]): Buffer | null;
};

const PLAIN: readonly [Topic, PlainEvent['kind']][] = [
	[topics.news, 'noticia'],
	[topics.brand, 'marca'],
	[topics.names, 'marca'],
	[topics.all, 'reset'],
];

/** Serializes changes for streams, each distinct text once. */
export function createBatch({ changes, to, described, lacking, count, size }: BatchParts): Batch {
	const named = new Set(changes.flatMap((change) => change.topics));
	const isByHabit = [...named].some((topic) => topic.startsWith(topics.habits('')));
	const kinds = new Set(PLAIN.flatMap(([topic, kind]) => (named.has(topic) ? [kind] : [])));
	const plain = [...(kinds.has('reset') ? ['reset' as const] : kinds)].map((kind) => ({
		kind,
		v: to,
		spread: spreadFor(size()),
	}));
	const made = new Map<string, Buffer | null>();
	const patches = new Map<string, Lacking>();

	/**
	 * A known patch stays the same for this batch; a day that is still being read may be known at the
	 * next call.
	 */
	function lackingOf(day: string): Lacking | null {
		const known = patches.get(day) ?? lacking(day);
		if (known !== null) patches.set(day, known);
		return known;
	}

	/**
	 * A remembered day is compared. Of any other day it is only known that a change names it, or
	 * something it may depend on.
	 */
	function touchesDay(day: string): boolean {
		if (named.has(topics.day(day))) return true;
		return lackingOf(day)?.differs ?? (isByHabit || named.has(topics.day(addDays(day, -1))));
	}

	function touches(topic: Topic): boolean {
		const day = dayOfTopic(topic);
		return day === null ? named.has(topic) : touchesDay(day);
	}

	function changed(own: readonly Topic[], cards: DayPatch[]): LiveEvent {
		const heard = new Set(own);
		const games = changes
			.filter((change) => change.topics.some((topic) => heard.has(topic)))
			.flatMap((change) => described.get(change) ?? []);
		const spread = spreadFor(Math.max(...own.map(count)));
		return {
			kind: 'mudou',
			v: to,
			spread,
			topics: [...own],
			games: games.slice(0, STREAM_LIMITS.described),
			cards,
		};
	}

	return {
		touches,
		isForAll: plain.length > 0,
		bytesFor(interest) {
			// After a reset readers reload everything: they need no details.
			const own = kinds.has('reset') ? [] : interest.filter(touches);
			const asksScores = interest.includes(topics.results);
			const cards = own
				.flatMap((topic) => lackingOf(dayOfTopic(topic) ?? '')?.patch ?? [])
				.map((patch) => (asksScores ? patch : { ...patch, put: withoutScores(patch.put) }));
			const key = `${own.join(' ')} ${cards.length} ${asksScores}`;
			const known = made.get(key);
			if (known !== undefined) return known;
			const events = own.length === 0 ? plain : [changed(own, cards), ...plain];
			const bytes = events.length === 0 ? null : eventText(events, to);
			made.set(key, bytes);
			return bytes;
		},
	};
}
