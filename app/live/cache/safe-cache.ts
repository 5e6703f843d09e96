import type { GameCache } from './game-cache.ts';

/**
 * Cached games, or nothing: whatever goes wrong, the cache is given up for as long as the page is
 * open, and no caller hears an error.
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
		/**
		 * What the work gives; null where there is no cache. One after the other: what came later is
		 * written later.
		 */
		use<Result>(work: (cache: GameCache) => Promise<Result>): Promise<Result | null> {
			const result = last.then(() => run(work));
			last = result;
			return result;
		},
		/** Closed until it is used again. */
		close(): void {
			void opened?.then((cache) => cache?.close());
			opened = undefined;
		},
	};
}

export type SafeCache = ReturnType<typeof createSafeCache>;

/** In some private modes asking for the database already throws. */
async function openSafely(open: () => Promise<GameCache>): Promise<GameCache | null> {
	try {
		return await open();
	} catch {
		return null;
	}
}
