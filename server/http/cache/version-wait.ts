import { within } from '#server/in-time.ts';

const MOST = 100;
/** A node that seems so many versions behind is not behind: the number is wrong. */
const FAR = 10_000;

/**
 * Those who wait for a data version that another process has written and this one has not heard of
 * yet. `known` = the present one.
 */
export function createVersionWait(known: () => number, most = MOST) {
	const waiting = new Set<{ version: number; arrive: () => void }>();
	return {
		/**
		 * Whether the version is there within `ms`. At once when it cannot be meant, or when too many
		 * wait.
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
		/** A version was heard of. */
		arrived(version: number): void {
			for (const waiter of waiting) if (waiter.version <= version) waiter.arrive();
		},
	};
}
