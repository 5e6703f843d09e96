import { attempt, type Limit } from '#core/identity/throttle.ts';
import type { SharedCounter } from './call-exchange.ts';

/** Maximum number of networks counted; beyond it the least recently used is evicted. */
const KEPT = 100_000;

export type CallLimit = SharedCounter & {
	/** Counts one call; false = too many. */
	take(network: string): boolean;
};

/** Limits calls by network in memory; the counts of other processes come by the exchange. */
export function createCallLimit(limit: Limit, now: () => number): CallLimit {
	const counts = new Map<string, number[]>();
	let fresh = new Map<string, number>();

	function store(network: string, calls: number[]): void {
		counts.delete(network);
		counts.set(network, calls);
		const [oldest] = counts.keys();
		if (counts.size > KEPT && oldest !== undefined) counts.delete(oldest);
	}

	return {
		take(network) {
			const { allowed, attempts } = attempt(counts.get(network) ?? [], limit, now());
			store(network, attempts);
			if (allowed) fresh.set(network, (fresh.get(network) ?? 0) + 1);
			return allowed;
		},
		hear(network, calls) {
			const at = Array<number>(Math.min(calls, limit.limit)).fill(now());
			store(network, [...(counts.get(network) ?? []), ...at]);
		},
		drain() {
			const drained = fresh;
			fresh = new Map();
			return drained;
		},
	};
}
