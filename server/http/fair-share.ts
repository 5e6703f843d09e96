import type { SharedCounter } from '#server/limits/call-exchange.ts';

/**
 * `most` = calls per window that the installation is built for. Above the fraction `from` of them,
 * each network is limited to the fraction `share`.
 */
export type FairShareLimits = { windowMs: number; most: number; from: number; share: number };

/**
 * Counts calls before they are answered. `take` = null, or the seconds until the network may call
 * again.
 */
type FairShare = SharedCounter & { take(network: string): number | null };

/**
 * Limits networks only during a flood: thousands of phones share one carrier's address, so normal
 * traffic is never limited. A flood ends after a whole calm window. `now` = monotonic milliseconds.
 * Counts are in memory; those of other processes come by the exchange.
 */
export function createFairShare(
	{ windowMs, most, from, share }: FairShareLimits,
	now: () => number,
): FairShare {
	const counts = new Map<string, number>();
	let fresh = new Map<string, number>();
	let endsAt = Number.NEGATIVE_INFINITY;
	let total = 0;
	let isFlood = false;

	function turnWindow(): void {
		if (now() < endsAt) return;
		isFlood = total >= from * most && now() < endsAt + windowMs;
		endsAt = now() + windowMs;
		total = 0;
		counts.clear();
	}

	function count(network: string, calls: number): number {
		const own = (counts.get(network) ?? 0) + calls;
		counts.set(network, own);
		total += calls;
		isFlood ||= total > from * most;
		return own;
	}

	return {
		hear(network, calls) {
			turnWindow();
			count(network, calls);
		},
		drain() {
			const drained = fresh;
			fresh = new Map();
			return drained;
		},
		take(network) {
			turnWindow();
			const own = count(network, 1);
			fresh.set(network, (fresh.get(network) ?? 0) + 1);
			return isFlood && own > share * most ? Math.ceil((endsAt - now()) / 1_000) : null;
		},
	};
}
