import { mayKeep } from '#core/live/offline/kept-answer.ts';
import { isOutOfDay } from '#core/live/offline/kept-days.ts';
import { KEPT_LIMITS } from '#core/live/offline/kept-limits.ts';
import { keptAddress } from '#core/live/offline/kept-route.ts';
import { findPage, keepPage } from './kept-pages.ts';
import { attempt, BUILD } from './scope.ts';

/** Asks the network for the page of a navigation, and keeps it behind the reader's back. */
export async function askPage(event: FetchEvent): Promise<Response> {
	const answer = await askNetwork(event);
	const address = keptAddress(new URL(event.request.url));
	if (address !== null && mayKeep(answer)) {
		const copy = answer.clone();
		event.waitUntil(attempt(() => keepPage(address, copy), undefined));
	}
	return answer;
}

/**
 * Back and forward ask with `force-cache`: the browser would answer from its own cache, however
 * old, and the stale copy would be kept as if it had just come. Such a page is revalidated.
 */
async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
	const preloaded: Response | undefined = await preloadResponse;
	if (request.cache === 'force-cache') return fetch(request, { cache: 'no-cache' });
	return preloaded ?? fetch(request);
}

/**
 * Reads a page that is kept ahead of use, or was opened without a document, unless the kept one is
 * young.
 */
export function refreshPage(address: string): Promise<void> {
	return attempt(async () => {
		const page = await findPage(address);
		const isYoung =
			page !== null && page.build === BUILD && page.now - page.keptAt < KEPT_LIMITS.freshMs;
		if (isYoung && !isOutOfDay(address, page.keptAt, page.now)) return;
		const answer = await fetch(address, {
			cache: 'no-cache',
			credentials: 'omit',
			headers: { accept: 'text/html' },
		});
		if (mayKeep(answer)) await keepPage(address, answer);
	}, undefined);
}
