/** One request at a time works on an upload. */
type UploadLock = { signal: AbortSignal; release(): void };

type Holder = { controller: AbortController; released: Promise<void> };

/** How long a newcomer waits for the one before to put down what it has. */
const HAND_OVER_MS = 5_000;

export type UploadLocks = ReturnType<typeof createUploadLocks>;

/**
 * Whoever comes last gets the upload: the one before may hang on a connection that is long dead.
 * Its signal is aborted, it keeps what it has received, and lets go. Null when it does not in time.
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
		/** True while somebody works on it. */
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
