import { BUILD_HEADER, isOurs } from '#core/live/offline/kept-answer.ts';
import { KEPT_LIMITS } from '#core/live/offline/kept-limits.ts';
import { isKeptOnceOpened, pageOfData } from '#core/live/offline/kept-route.ts';
import { noteLine } from './answer-page.ts';
import { refreshPage } from './ask-page.ts';
import { findPage } from './kept-pages.ts';
import { buildOfTab } from './tabs.ts';

/**
 * The data of a page for the router of an open one; where they do not fit that one, or do not come,
 * the way to the page as a document.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
	const url = new URL(event.request.url);
	const page = pageOfData(url);
	const [path = ''] = page.split('?');
	const asked = fetch(event.request);
	const answer = await Promise.race([asked.catch(() => 'failed' as const), tooLate(path)]);
	noteLine(answer === 'late');
	if (answer === 'late' || answer === 'failed') return documentInstead(page);
	// A refusal of ours, or of what stands in front of us, says enough by its status.
	if (!isOurs(answer)) return answer.status >= 400 ? answer : documentInstead(page);
	const build = await buildOfTab(event.clientId);
	if (build !== null && build !== answer.headers.get(BUILD_HEADER)) return documentInstead(page);
	if (answer.ok && page === path && isKeptOnceOpened(path)) event.waitUntil(refreshPage(path));
	return answer;
}

/** Once a reader has waited long enough for a page that is kept; never for another. */
async function tooLate(path: string): Promise<'late'> {
	await new Promise((resolve) => setTimeout(resolve, KEPT_LIMITS.patienceMs));
	return (await findPage(path)) === null ? new Promise(() => {}) : 'late';
}

/**
 * The router's own word for a page that only the server can show: it leaves the page and loads that
 * one.
 */
function documentInstead(page: string): Response {
	const headers = {
		'x-remix-redirect': page,
		'x-remix-status': '302',
		'x-remix-reload-document': 'true',
	};
	return new Response(null, { status: 204, headers });
}
