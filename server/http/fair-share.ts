/**
 * `most` = calls of a window that the installation is made for; from the part `from` of them on a
 * network may make the part `share`.
 */
export type FairShareLimits = { windowMs: number; most: number; from: number; share: number };

/**
 * Counts calls, before they are answered. `take` = null, or the seconds after which the network may
 * call again.
 */
type FairShare = { take(network: string): number | null };

/**
 * Limits networks in a flood only, as streams do: thousands of phones share the address of one
 * carrier, so while calls are few nobody is held up. A flood lasts until a whole window was calm.
 * `now` = milliseconds that only go forward. Counts are in memory.
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
