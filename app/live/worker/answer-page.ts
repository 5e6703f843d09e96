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

/** When the line last let a page wait for too long. */
let slowAt = Number.NEGATIVE_INFINITY;

/** `isSlow` false: the line has just answered, and a page is waited for as ever. */
export function noteLine(isSlow: boolean): void {
	slowAt = isSlow ? Date.now() : Number.NEGATIVE_INFINITY;
}

/** Answers a navigation and notes which build its tab shows: the build of the chosen answer. */
export async function answerPage(event: FetchEvent): Promise<Response> {
	const answer = await chooseAnswer(event);
	const build = answer.headers.get(BUILD_HEADER);
	if (build !== null) event.waitUntil(noteTab(event.resultingClientId, build));
	return answer;
}

/**
 * A page from the network; from what is kept where that fails, or takes longer than a reader should
 * wait; else the page that says so.
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
			network.then((answer) => (answer === null ? undefined : tellFresh(event.resultingClientId))),
		);
		return kept;
	}
	const view = url.search === '' ? null : keptView(url);
	if (view !== null && (await keptAnswer(url.pathname)) !== null) return Response.redirect(view);
	// Without any page of ours the browser's own, or what the gateway says, is the answer.
	return (await offlinePage()) ?? asked;
}

function later(ms: number): Promise<'late'> {
	return new Promise((resolve) => setTimeout(resolve, ms, 'late'));
}

/**
 * What is kept of a page, marked with its hour and what the device's clock was behind then; or the
 * way to the kept page that tells the same today.
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

/** The page may read itself again: the answer has come. */
async function tellFresh(id: string): Promise<void> {
	const word: WordToPage = { guia: 'fresh' };
	(await scope.clients.get(id))?.postMessage(word);
}
