import { mayKeep } from '#core/live/offline/kept-answer.ts';
import { isOutOfDay } from '#core/live/offline/kept-days.ts';
import { KEPT_LIMITS } from '#core/live/offline/kept-limits.ts';
import { keptAddress } from '#core/live/offline/kept-route.ts';
import { findPage, keepPage } from './kept-pages.ts';
import { attempt, BUILD } from './scope.ts';

/** Asks the network for the page of a navigation, and keeps it behind the reader's back. */
export async function askPage(event: FetchEvent): Promise<Response> {
	const preloaded: Response | undefined = await event.preloadResponse;
	const answer = preloaded ?? (await fetch(event.request));
	const address = keptAddress(new URL(event.request.url));
	if (address !== null && mayKeep(answer)) {
		const copy = answer.clone();
		event.waitUntil(attempt(() => keepPage(address, copy), undefined));
	}
	return answer;
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
