import { within } from '#server/in-time.ts';
import type { CachedPage, PageRequest } from './cached-page.ts';
import type { CacheAnswer, PageCache } from './page-cache.ts';

/** As long as any reader waits for a new page where an older one is at hand. */
const PATIENCE_MS = 1_000;

/**
 * Answers without the grace in which an older page is shown: who asks because something changed
 * waits for the page that shows it.
 */
export async function newestPage<Page extends CachedPage>(
	cache: PageCache<Page>,
	request: PageRequest,
): Promise<CacheAnswer<Page>> {
	const first = await cache.answer(request);
	if (first.state !== 'stale' || !cache.mayTry(request.address)) return first;
	await within(PATIENCE_MS, cache.bring(request, cache.version()));
	return cache.answer(request);
}
