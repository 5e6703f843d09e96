import { BUILD_HEADER } from '#core/live/offline/kept-answer.ts';
import { filesOfPage } from '#core/live/offline/page-files.ts';
import { keepFiles } from './kept-files.ts';
import { attempt, BUILD } from './scope.ts';

export const PAGES = 'guia-pages';
/** Headers of a kept page: when the guide sent it, and the device's time at that moment. */
const KEPT_AT = 'x-guia-kept';
const HERE_AT = 'x-guia-here';
const BYTES = 'x-guia-bytes';
const TITLE = 'x-guia-title';
/** Transport headers: the body of a kept page is no longer compressed. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding'];
const END = '</html>';

/** `now` = the current time by the guide's clock, even if the device's clock is wrong. */
export type KeptPage = {
	address: string;
	keptAt: number;
	now: number;
	bytes: number;
	build: string;
	title: string;
};

function describe(address: string, { headers }: Response): KeptPage | null {
	const [keptAt, hereAt, bytes] = [KEPT_AT, HERE_AT, BYTES].map((name) =>
		Number(headers.get(name) ?? Number.NaN),
	);
	if (!keptAt || !hereAt || !bytes) return null;
	const title = decodeURIComponent(headers.get(TITLE) ?? '');
	return {
		address,
		keptAt,
		now: Date.now() - hereAt + keptAt,
		bytes,
		build: headers.get(BUILD_HEADER) ?? '',
		title,
	};
}

/** The current time by the guide's clock, taken from the newest kept page, in UTC milliseconds. */
export async function guideNow(): Promise<number> {
	const pages = await listPages();
	return pages.toSorted((a, b) => b.keptAt - a.keptAt)[0]?.now ?? Date.now();
}

/** All kept pages without their HTML; empty when the storage cannot be read. */
export function listPages(): Promise<KeptPage[]> {
	return attempt(async () => {
		const cache = await caches.open(PAGES);
		const found = (await cache.keys()).map(async (request) => {
			const answer = await cache.match(request);
			return answer === undefined ? null : describe(new URL(request.url).pathname, answer);
		});
		return (await Promise.all(found)).filter((page) => page !== null);
	}, []);
}

/** A kept page with its HTML; null when missing or damaged. A damaged page is deleted. */
export function findPage(
	address: string,
): Promise<(KeptPage & { html: string; headers: Headers }) | null> {
	return attempt(async () => {
		const cache = await caches.open(PAGES);
		const answer = await cache.match(address);
		if (answer === undefined) return null;
		const page = describe(address, answer);
		const html = await answer.text();
		if (page !== null && html.trimEnd().endsWith(END))
			return { ...page, html, headers: answer.headers };
		await cache.delete(address);
		return null;
	}, null);
}

/**
 * Keeps a page with all files that it needs. `answer` = a cacheable response; its body is consumed.
 */
export async function keepPage(address: string, answer: Response): Promise<void> {
	const html = await answer.text();
	if (!html.trimEnd().endsWith(END)) return;
	await keepFiles(answer.headers.get(BUILD_HEADER) ?? BUILD, filesOfPage(html));
	const headers = new Headers(answer.headers);
	for (const name of OF_TRANSPORT) headers.delete(name);
	headers.set(KEPT_AT, String(Date.parse(answer.headers.get('date') ?? '') || Date.now()));
	headers.set(HERE_AT, String(Date.now()));
	headers.set(BYTES, String(new Blob([html]).size));
	headers.set(TITLE, encodeURIComponent(titleOf(html)));
	await (await caches.open(PAGES)).put(address, new Response(html, { headers }));
}

function titleOf(html: string): string {
	return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').slice(0, 200);
}
