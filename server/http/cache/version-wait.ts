import { within } from '#server/in-time.ts';

const MOST = 100;
/** No node lags by so many versions: such a number is invalid. */
const FAR = 10_000;

/**
 * Waiters for a data version that another process wrote and this one has not received yet. `known`
 * = the present version.
 */
export function createVersionWait(known: () => number, most = MOST) {
	const waiting = new Set<{ version: number; arrive: () => void }>();
	return {
		/**
		 * Whether the version arrives within `ms`. Returns at once when the number is implausible or
		 * too many wait.
		 */
		async reached(version: number, ms: number): Promise<boolean> {
			if (version <= known()) return true;
			if (version > known() + FAR || waiting.size >= most) return false;
			const { promise, resolve } = Promise.withResolvers<void>();
			const waiter = { version, arrive: resolve };
			waiting.add(waiter);
			await within(ms, promise);
			waiting.delete(waiter);
			return version <= known();
		},
		/** A version was received. */
		arrived(version: number): void {
			for (const waiter of waiting) if (waiter.version <= version) waiter.arrive();
		},
	};
}
