import { BUILD_HEADER, isOurs } from '#core/live/offline/kept-answer.ts';
import { KEPT_LIMITS } from '#core/live/offline/kept-limits.ts';
import { isKeptOnceOpened, pageOfData } from '#core/live/offline/kept-route.ts';
import { noteLine } from './answer-page.ts';
import { refreshPage } from './ask-page.ts';
import { findPage } from './kept-pages.ts';
import { buildOfTab } from './tabs.ts';

/**
 * Answers a data request of an open page. If the data is late, fails or belongs to another build,
 * the router loads the page as a document instead.
 */
export async function answerData(event: FetchEvent): Promise<Response> {
	const url = new URL(event.request.url);
	const page = pageOfData(url);
	const [path = ''] = page.split('?');
	const asked = fetch(event.request);
	const answer = await Promise.race([asked.catch(() => 'failed' as const), tooLate(path)]);
	noteLine(answer === 'late');
	if (answer === 'late' || answer === 'failed') return documentInstead(page);
	// Error responses, ours or a gateway's, pass through: their status says enough.
	if (!isOurs(answer)) return answer.status >= 400 ? answer : documentInstead(page);
	const build = await buildOfTab(event.clientId);
	if (build !== null && build !== answer.headers.get(BUILD_HEADER)) return documentInstead(page);
	if (answer.ok && page === path && isKeptOnceOpened(path)) event.waitUntil(refreshPage(path));
	return answer;
}

/** Resolves after the reader has waited long enough for a kept page; never for other pages. */
async function tooLate(path: string): Promise<'late'> {
	await new Promise((resolve) => setTimeout(resolve, KEPT_LIMITS.patienceMs));
	return (await findPage(path)) === null ? new Promise(() => {}) : 'late';
}

/** React Router's own response for "load this page as a document". */
function documentInstead(page: string): Response {
	const headers = {
		'x-remix-redirect': page,
		'x-remix-status': '302',
		'x-remix-reload-document': 'true',
	};
	return new Response(null, { status: 204, headers });
}
