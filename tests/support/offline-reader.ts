import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Line, startLine } from './line.ts';
import { openVisit, type Visit, type VisitOptions, visit } from './visit.ts';

/** What a browser says of every request that fails while the line is down. */
export const NETWORK_FAILURE = /net::ERR_|Failed to load resource/;

/**
 * A reader whose browser may keep the guide, behind a line of their own; both go with `await
 * using`.
 */
export type OfflineReader = Visit & { line: Line };

export async function openOfflineReader(
	browser: Browser,
	target: string,
	options: VisitOptions = {},
): Promise<OfflineReader> {
	const line = await startLine(target);
	const reader = await openVisit(browser, line.url, {
		serviceWorkers: 'allow',
		expected: NETWORK_FAILURE,
		...options,
	});
	return {
		...{ ...reader, line },
		async [Symbol.asyncDispose]() {
			await reader[Symbol.asyncDispose]();
			await line[Symbol.asyncDispose]();
		},
	};
}

/** Addresses of the pages that the browser keeps. */
export function keptPages(page: Page): Promise<string[]> {
	return page.evaluate(async () =>
		(await (await caches.open('guia-pages')).keys()).map(({ url }) => new URL(url).pathname),
	);
}

/** Goes to a page and waits until the browser keeps everything of `kept`. */
export async function visitAndKeep(page: Page, path: string, ...kept: string[]): Promise<void> {
	await visit(page, path);
	const lying = async () =>
		(await page.evaluate(() => navigator.serviceWorker.controller !== null)) ? keptPages(page) : [];
	await expect.poll(lying, { interval: 100 }).toEqual(expect.arrayContaining(kept));
}

/** The hour that a kept page bears; null = it came from the network. */
export function keptHour(page: Page): Promise<string | null> {
	return page.evaluate(() => document.documentElement.dataset.kept ?? null);
}

/** As if kept pages had been read so many milliseconds earlier. */
export function age(page: Page, ms: number): Promise<void> {
	return page.evaluate(async (earlier) => {
		const cache = await caches.open('guia-pages');
		for (const request of await cache.keys()) {
			const answer = (await cache.match(request)) as Response;
			const headers = new Headers(answer.headers);
			for (const name of ['x-guia-kept', 'x-guia-here'])
				headers.set(name, String(Number(headers.get(name)) - earlier));
			await cache.put(request, new Response(await answer.text(), { headers }));
		}
	}, ms);
}

/**
 * Follows the first game of the day and returns its address. Late in the evening that game is over,
 * and its row may fold away at any moment: the click needs no visible row.
 */
export async function followFirstGame(page: Page): Promise<string> {
	const link = page.locator('.day-list a[href^="/onde-assistir/"]').first();
	const address = (await link.getAttribute('href')) ?? '';
	await page.locator(`.day-list a[href="${address}"]`).first().dispatchEvent('click');
	await page.waitForURL(`**${address}`);
	return address;
}
