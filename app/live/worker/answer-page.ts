import { BUILD_HEADER, isAway } from '#core/live/offline/kept-answer.ts';
import { chooseKept } from '#core/live/offline/kept-days.ts';
import { KEPT_LIMITS } from '#core/live/offline/kept-limits.ts';
import { keptView, OFFLINE_PAGE } from '#core/live/offline/kept-route.ts';
import type { WordToPage } from '#core/live/offline/worker-words.ts';
import { askPage } from './ask-page.ts';
import { findPage, listPages } from './kept-pages.ts';
import { offlinePage } from './offline-page.ts';
import { scope } from './scope.ts';
import { noteTab } from './tabs.ts';

/** When the network was last too slow for a page, in UTC milliseconds. */
let slowAt = Number.NEGATIVE_INFINITY;

/** `isSlow` false: the network has just answered in time, so pages get the full wait again. */
export function noteLine(isSlow: boolean): void {
	slowAt = isSlow ? Date.now() : Number.NEGATIVE_INFINITY;
}

/** Answers a navigation, and notes the build of the response for its tab. */
export async function answerPage(event: FetchEvent): Promise<Response> {
	const answer = await chooseAnswer(event);
	const build = answer.headers.get(BUILD_HEADER);
	if (build !== null) event.waitUntil(noteTab(event.resultingClientId, build));
	return answer;
}

/**
 * A page from the network; the kept copy when that fails or takes too long; otherwise the offline
 * page.
 */
async function chooseAnswer(event: FetchEvent): Promise<Response> {
	const url = new URL(event.request.url);
	const asked = askPage(event);
	const network = asked.then(
		(answer) => (isAway(answer.status) ? null : answer),
		() => null,
	);
	const kept = url.search === '' ? await keptAnswer(url.pathname) : null;
	const patience = Date.now() - slowAt < KEPT_LIMITS.slowMs ? 0 : KEPT_LIMITS.patienceMs;
	const first = kept === null ? await network : await Promise.race([network, later(patience)]);
	if (first instanceof Response) return first;
	if (kept !== null) {
		event.waitUntil(
			network.then((answer) => (answer === null ? undefined : sendFresh(event.resultingClientId))),
		);
		return kept;
	}
	const view = url.search === '' ? null : keptView(url);
	if (view !== null && (await keptAnswer(url.pathname)) !== null) return Response.redirect(view);
	// Without an offline page, the browser's or the gateway's error is the answer.
	return (await offlinePage()) ?? asked;
}

function later(ms: number): Promise<'late'> {
	return new Promise((resolve) => setTimeout(resolve, ms, 'late'));
}

/**
 * The kept copy of a page, marked with its time and the device's clock offset. Or a redirect to a
 * kept page with the same content today.
 */
async function keptAnswer(path: string): Promise<Response | null> {
	const page = path === OFFLINE_PAGE ? null : await findPage(path);
	const pages = new Set((await listPages()).map(({ address }) => address));
	const choice = chooseKept(path, page?.keptAt ?? null, page?.now ?? Date.now(), (address) =>
		pages.has(address),
	);
	if (choice.kind === 'go') return Response.redirect(choice.address);
	if (choice.kind === 'none' || page === null) return null;
	const marks = `data-kept="${page.keptAt}" data-behind="${page.now - Date.now()}"`;
	return new Response(page.html.replace('<html ', `<html ${marks} `), { headers: page.headers });
}

/** Notifies the page that the network answered, so that it can reload its data. */
async function sendFresh(id: string): Promise<void> {
	const word: WordToPage = { guia: 'fresh' };
	(await scope.clients.get(id))?.postMessage(word);
}
