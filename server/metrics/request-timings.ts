import type { RequestNote } from './meters.ts';

/** Answers of one kind. `buckets` = how many took up to each bound; the last one, longer. */
export type TimedRequests = {
	labels: { kind: string; cache: string; status: string };
	buckets: number[];
	seconds: number;
};

export type RequestTimings = ReturnType<typeof createRequestTimings>;

/**
 * Counts answered requests by duration. A note is three look-ups and two additions, because each
 * page from memory is one; who reads adds up. `bounds` in seconds, rising.
 */
export function createRequestTimings(bounds: readonly number[]) {
	const known = new Map<string, Map<string, Map<number, TimedRequests>>>();

	function add(kind: string, cache: string, status: number): TimedRequests {
		const timed = {
			labels: { kind, cache, status: String(status) },
			buckets: Array<number>(bounds.length + 1).fill(0),
			seconds: 0,
		};
		const ofKind = known.get(kind) ?? new Map<string, Map<number, TimedRequests>>();
		const ofCache = ofKind.get(cache) ?? new Map<number, TimedRequests>();
		known.set(kind, ofKind.set(cache, ofCache.set(status, timed)));
		return timed;
	}

	return {
		bounds,
		note({ kind, cache = '', status, ms }: RequestNote): void {
			const timed = known.get(kind)?.get(cache)?.get(status) ?? add(kind, cache, status);
			const seconds = ms / 1_000;
			let place = 0;
			while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1;
			timed.buckets[place] = (timed.buckets[place] ?? 0) + 1;
			timed.seconds += seconds;
		},
		all: (): TimedRequests[] =>
			[...known.values()].flatMap((ofKind) =>
				[...ofKind.values()].flatMap((ofCache) => [...ofCache.values()]),
			),
	};
}
