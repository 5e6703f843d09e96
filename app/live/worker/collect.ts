import { evictions } from '#core/live/offline/kept-eviction.ts';
import { collectFiles } from './kept-files.ts';
import { guideNow, listPages, PAGES } from './kept-pages.ts';
import { attempt } from './scope.ts';
import { collectTabs } from './tabs.ts';

/** Evicts pages above the limits, then deletes files of builds that no kept or open page uses. */
export function collect(wanted: ReadonlySet<string>): Promise<void> {
	return attempt(async () => {
		const pages = await listPages();
		const gone = new Set(evictions(pages, wanted, await guideNow()));
		const cache = await caches.open(PAGES);
		for (const address of gone) await cache.delete(address);
		const kept = pages.filter(({ address }) => !gone.has(address)).map(({ build }) => build);
		await collectFiles(new Set([...kept, ...(await collectTabs())]));
	}, undefined);
}
