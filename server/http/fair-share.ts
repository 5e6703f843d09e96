/**
 * `most` = calls per window that the installation is built for. Above the fraction `from` of them,
 * each network is limited to the fraction `share`.
 */
export type FairShareLimits = { windowMs: number; most: number; from: number; share: number };

/**
 * Counts calls before they are answered. `take` = null, or the seconds until the network may call
 * again.
 */
type FairShare = { take(network: string): number | null };

/**
 * Limits networks only during a flood: thousands of phones share one carrier's address, so normal
 * traffic is never limited. A flood ends after a whole calm window. `now` = monotonic milliseconds.
 * Counts are in memory.
 */
export function createFairShare(
	{ windowMs, most, from, share }: FairShareLimits,
	now: () => number,
): FairShare {
	const counts = new Map<string, number>();
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

	return {
		take(network) {
			turnWindow();
			const own = (counts.get(network) ?? 0) + 1;
			counts.set(network, own);
			total += 1;
			isFlood ||= total > from * most;
			return isFlood && own > share * most ? Math.ceil((endsAt - now()) / 1_000) : null;
		},
	};
}
