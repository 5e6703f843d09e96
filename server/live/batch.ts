import type { Change } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import type { DayPatch, LiveEvent, PlainEvent, TellChange } from '#core/live/contract.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { spreadFor } from '#core/live/stream/spread.ts';
import { addDays } from '#core/site/dates.ts';
import { dayOfTopic, type Lacking } from './day-books.ts';
import { eventText } from './event-text.ts';

type BatchParts = {
	changes: readonly Change[];
	/** The version reached by them. */
	to: number;
	told: ReadonlyMap<Change, TellChange>;
	/** What a listener of the version before them lacks of a day (`DayBooks.lacking`). */
	lacking: (day: string) => Lacking | null;
	/** How many listen to a topic, and in all. */
	count: (topic: Topic) => number;
	size: () => number;
};

export type Batch = {
	/** Whether every stream hears something. */
	isForAll: boolean;
	/** Whether there is something to be told to those who listen to a topic. */
	touches(topic: Topic): boolean;
	/**
	 * What a stream hears that listens to some topics: the same bytes for all to whom the same is
	 * told. Null = nothing.
	 */
	bytesFor(interest: readonly Topic[]): Buffer | null;
};

const PLAIN: readonly [Topic, PlainEvent['kind']][] = [
	[topics.news, 'noticia'],
	[topics.brand, 'marca'],
	[topics.names, 'marca'],
	[topics.all, 'reset'],
];

/** Changes made ready to be told, each text once. */
export function createBatch({ changes, to, told, lacking, count, size }: BatchParts): Batch {
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
	 * What is known of a day stays as it is for this batch; one that is still being read may be known
	 * to the next who asks.
	 */
	function lackingOf(day: string): Lacking | null {
		const known = patches.get(day) ?? lacking(day);
		if (known !== null) patches.set(day, known);
		return known;
	}

	/**
	 * A day that is remembered is compared; of another one it is only known that a change names it,
	 * or what it may rest on.
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
			.flatMap((change) => told.get(change) ?? []);
		const spread = spreadFor(Math.max(...own.map(count)));
		return {
			kind: 'mudou',
			v: to,
			spread,
			topics: [...own],
			games: games.slice(0, STREAM_LIMITS.told),
			cards,
		};
	}

	return {
		touches,
		isForAll: plain.length > 0,
		bytesFor(interest) {
			// Who doubts everything asks for everything: nothing else need be told.
			const own = kinds.has('reset') ? [] : interest.filter(touches);
			const cards = own.flatMap((topic) => lackingOf(dayOfTopic(topic) ?? '')?.patch ?? []);
			const key = `${own.join(' ')} ${cards.length}`;
			const known = made.get(key);
			if (known !== undefined) return known;
			const events = own.length === 0 ? plain : [changed(own, cards), ...plain];
			const bytes = events.length === 0 ? null : eventText(events, to);
			made.set(key, bytes);
			return bytes;
		},
	};
}
