import type { ListenerRef } from '#app/live/stream/page-listeners.ts';
import { topics } from '#core/changes/topic.ts';
import { uncertain } from '#core/live/cache/limbo.ts';
import type { SafeCache } from './safe-cache.ts';
import type { Settler } from './settler.ts';

type Seed = {
	ref: ListenerRef;
	days: readonly string[];
	version: number | null;
	cache: SafeCache;
	settler: Settler;
};

/**
 * Caches the games that a page came with. A page from the service worker's copy may be older than
 * later events: it catches up from the cache. A page from the network is authoritative.
 */
export async function seedDays({ ref, days, version, cache, settler }: Seed): Promise<void> {
	const shown = ref.current.records?.() ?? [];
	const isStoredCopy = document.documentElement.dataset.kept !== undefined;
	for (const day of days) {
		const topic = topics.day(day);
		const kept = await cache.use(({ list }) => list(topic));
		if (isStoredCopy && kept !== null && version !== null && kept.version > version) {
			const own = shown.filter((game) => game.day === day).map(({ slug }) => slug);
			const drop = uncertain(
				own,
				kept.games.map(({ slug }) => slug),
			);
			ref.current.onCards?.({ day, put: kept.games, drop }, []);
			await cache.use(({ use }) => use(topic));
		} else if (version !== null && !isStoredCopy && ref.current.records !== undefined) {
			await settler.keepFresh({ day, version, games: shown }, (patch) =>
				ref.current.onCards?.(patch, []),
			);
		}
	}
}
