/** Longest time that a refusal is repeated without a look at the database, in milliseconds. */
const MOST_MS = 5_000;
/** Maximum number of refusals kept; beyond it the oldest is evicted. */
const KEPT = 100_000;

/**
 * The first line of a limit: keys that the database has just refused. In memory, so that a flood
 * costs no write.
 */
export function createRefusals(now: () => number = () => performance.now()) {
	const until = new Map<string, number>();
	return {
		/** Notes that a key is refused for `ms` milliseconds. */
		note(key: string, ms: number): void {
			until.delete(key);
			until.set(key, now() + Math.min(ms, MOST_MS));
			const [oldest] = until.keys();
			if (until.size > KEPT && oldest !== undefined) until.delete(oldest);
		},
		holds(key: string): boolean {
			const end = until.get(key);
			if (end === undefined) return false;
			if (now() < end) return true;
			until.delete(key);
			return false;
		},
	};
}
