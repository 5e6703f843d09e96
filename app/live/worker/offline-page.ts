import { offlinePageCopy } from '#core/live/copy/offline-page.ts';
import { listedPages } from '#core/live/offline/kept-days.ts';
import { OFFLINE_PAGE } from '#core/live/offline/kept-route.ts';
import { findPage, type KeptPage, listPages } from './kept-pages.ts';

/** The list in the server's page, which is empty there. */
const LIST = /(<ul[^>]* data-kept-pages="[^>]*>)[\s\S]*?(<\/ul>)/;

/** The offline page, with the list of kept pages; null if even that is missing. */
export async function offlinePage(): Promise<Response | null> {
	const page = await findPage(OFFLINE_PAGE);
	if (page === null) return null;
	const lines = listedPages(await listPages())
		.toSorted((a, b) => b.keptAt - a.keptAt)
		.map(lineOf);
	const html =
		lines.length === 0
			? page.html
			: page.html.replace(LIST, (_list, start, end) => start + lines.join('') + end);
	return new Response(html, { headers: page.headers });
}

/** Title and address come from our own pages, whose markup is already escaped. */
function lineOf({ address, title, keptAt, now }: KeptPage): string {
	return `<li><a href="${encodeURI(address)}">${offlinePageCopy.page(title, address)}</a> <span>${offlinePageCopy.readAt(keptAt, now)}</span></li>`;
}
