import { within } from '#server/in-time.ts';
import type { CachedPage, PageRequest } from './cached-page.ts';
import type { CacheAnswer, PageCache } from './page-cache.ts';

/** Longest wait for a new page when an older one is available, as for any reader. */
const PATIENCE_MS = 1_000;

/**
 * Answers without the grace period: a client that asks because of a change must get the new page.
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
