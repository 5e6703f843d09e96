import type { Socket } from 'node:net';
import type { Topic } from '#core/changes/topic.ts';

/** The socket of a stream. */
export type Sink = Pick<Socket, 'write' | 'end' | 'destroy' | 'destroyed' | 'writableLength'>;

/**
 * The topics of some streams. Streams of the same page share one, which keeps each stream small.
 */
export type Interest = {
	readonly key: string;
	readonly topics: readonly Topic[];
	readonly listeners: Set<Listener>;
};

export type Listener = { readonly sink: Sink; readonly interest: Interest };

type Audience = { interests: Set<Interest>; listeners: number };

/** Index of streams by topic. */
export function createListeners() {
	const interests = new Map<string, Interest>();
	const audiences = new Map<Topic, Audience>();
	let size = 0;

	function interestIn(topics: readonly Topic[]): Interest {
		const sorted = [...new Set(topics)].sort();
		const key = sorted.join(' ');
		const known = interests.get(key);
		if (known !== undefined) return known;
		const interest: Interest = { key, topics: sorted, listeners: new Set() };
		interests.set(key, interest);
		for (const topic of sorted) audienceOf(topic).interests.add(interest);
		return interest;
	}

	function audienceOf(topic: Topic): Audience {
		const audience = audiences.get(topic) ?? { interests: new Set(), listeners: 0 };
		audiences.set(topic, audience);
		return audience;
	}

	function count({ topics }: Interest, change: number): void {
		size += change;
		for (const topic of topics) audienceOf(topic).listeners += change;
	}

	function forget(interest: Interest): void {
		interests.delete(interest.key);
		for (const topic of interest.topics) {
			const audience = audienceOf(topic);
			audience.interests.delete(interest);
			if (audience.interests.size === 0) audiences.delete(topic);
		}
	}

	return {
		add(sink: Sink, topics: readonly Topic[]): Listener {
			const listener = { sink, interest: interestIn(topics) };
			listener.interest.listeners.add(listener);
			count(listener.interest, 1);
			return listener;
		},

		remove(listener: Listener): void {
			const { interest } = listener;
			if (!interest.listeners.delete(listener)) return;
			count(interest, -1);
			if (interest.listeners.size === 0) forget(interest);
		},

		/** Interests with at least one touched topic. */
		touched(isTouched: (topic: Topic) => boolean): Set<Interest> {
			const touched = new Set<Interest>();
			for (const [topic, audience] of audiences)
				if (isTouched(topic)) for (const interest of audience.interests) touched.add(interest);
			return touched;
		},

		interests: (): Iterable<Interest> => interests.values(),
		/** Number of listeners of a topic. */
		count: (topic: Topic): number => audiences.get(topic)?.listeners ?? 0,
		size: (): number => size,
	};
}

export type Listeners = ReturnType<typeof createListeners>;
