/** One request at a time works on an upload. */
type UploadLock = { signal: AbortSignal; release(): void };

type Holder = { controller: AbortController; released: Promise<void> };

/** How long a new request waits for the previous holder to finish, in milliseconds. */
export const HAND_OVER_MS = 5_000;

export type UploadLocks = ReturnType<typeof createUploadLocks>;

/**
 * The newest request gets the upload: the previous one may hang on a dead connection. Its signal is
 * aborted; it keeps the bytes it received and releases the lock. Null when it does not in time.
 */
export function createUploadLocks(handOverMs = HAND_OVER_MS) {
	const holders = new Map<string, Holder>();

	return {
		async acquire(id: string): Promise<UploadLock | null> {
			const deadline = Date.now() + handOverMs;
			for (let holder = holders.get(id); holder !== undefined; holder = holders.get(id)) {
				holder.controller.abort();
				if (!(await within(holder.released, deadline - Date.now()))) return null;
			}
			const controller = new AbortController();
			const { promise: released, resolve } = Promise.withResolvers<void>();
			holders.set(id, { controller, released });
			return {
				signal: controller.signal,
				release() {
					holders.delete(id);
					resolve();
				},
			};
		},
		/** True while a request holds it. */
		isHeld: (id: string) => holders.has(id),
	};
}

async function within(work: Promise<void>, ms: number): Promise<boolean> {
	const late = Promise.withResolvers<false>();
	const timer = setTimeout(() => late.resolve(false), Math.max(0, ms));
	try {
		return await Promise.race([work.then(() => true), late.promise]);
	} finally {
		clearTimeout(timer);
	}
}
