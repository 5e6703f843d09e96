import type { GameCache } from './game-cache.ts';

/**
 * Cached games, or nothing. After any error the cache stays off while the page is open, and no
 * caller sees the error.
 */
export function createSafeCache(open: () => Promise<GameCache>) {
	let opened: Promise<GameCache | null> | undefined;
	let last: Promise<unknown> = Promise.resolve();

	function giveUp(): null {
		void opened?.then((cache) => cache?.close());
		opened = Promise.resolve(null);
		return null;
	}

	async function run<Result>(work: (cache: GameCache) => Promise<Result>): Promise<Result | null> {
		opened ??= openSafely(open);
		const cache = await opened;
		return cache === null ? null : work(cache).catch(giveUp);
	}

	return {
		/** Result of the work; null without a cache. Calls run one after another, in order. */
		use<Result>(work: (cache: GameCache) => Promise<Result>): Promise<Result | null> {
			const result = last.then(() => run(work));
			last = result;
			return result;
		},
		/** Closed until the next use. */
		close(): void {
			void opened?.then((cache) => cache?.close());
			opened = undefined;
		},
	};
}

export type SafeCache = ReturnType<typeof createSafeCache>;

/** In some private modes merely opening the database throws. */
async function openSafely(open: () => Promise<GameCache>): Promise<GameCache | null> {
	try {
		return await open();
	} catch {
		return null;
	}
}
