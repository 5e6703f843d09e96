import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { NETWORK_FAILURE } from '#tests/support/offline-reader.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The service worker may be asked for once the line is down. */
const EXPECTED = new RegExp(`${NETWORK_FAILURE.source}|error occurred when fetching the script`);
const LINE = /^sem conexão · dados das? \d+h/;
const strip = (page: Page) => page.locator('.offline');

/**
 * A page on a phone whose clock the test moves: the device loses its connection, and has none for
 * as long as an answer may take.
 */
async function loseConnection(
	path: string,
	prepare: (page: Page) => Promise<unknown> = async () => undefined,
) {
	const reader = await openVisit(browser, site.url, {
		viewport: { width: 360, height: 800 },
		serviceWorkers: 'allow',
		expected: EXPECTED,
	});
	await reader.page.clock.install();
	await visit(reader.page, path);
	await strip(reader.page).waitFor({ state: 'attached' });
	await prepare(reader.page);
	await reader.context.setOffline(true);
	await reader.page.clock.runFor(11_000);
	return reader;
}

test('S9.04 without a connection one line says so above the bar at the foot; nothing moves, and it goes with the state', async () => {
	let title: object | null = null;
	await using reader = await loseConnection('/sobre-nos', async (page) => {
		title = await page.locator('h1').boundingBox();
	});
	const { page, context } = reader;
	await strip(page).filter({ hasText: LINE }).waitFor();
	expect(await page.getByRole('status').filter({ hasText: LINE }).count()).toBe(1);
	const [line, dock] = await Promise.all(
		[strip(page), page.locator('.dock')].map((part) => part.boundingBox()),
	);
	expect(await page.locator('h1').boundingBox()).toEqual(title);
	expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
	expect(await findingsEverywhere(page, [360])).toEqual([]);
	await page.emulateMedia({ media: 'print' });
	expect(await strip(page).isVisible()).toBe(false);
	await page.emulateMedia({ media: null });
	await context.setOffline(false);
	await expect.poll(() => strip(page).textContent()).toBe('');
	expect(await page.locator('h1').boundingBox()).toEqual(title);
	expect(reader.problems).toEqual([]);
});

test('what only the server has says so, and the page stays', async () => {
	await using reader = await loseConnection(`/onde-assistir/${site.games.regional}`);
	const { page } = reader;
	await page.locator('a[href$=".ics"]').first().click();
	await strip(page).filter({ hasText: 'este arquivo só abre quando ela voltar' }).waitFor();
	await page.clock.runFor(9_000);
	await strip(page).filter({ hasText: LINE }).waitFor();
	expect(new URL(page.url()).pathname).toBe(`/onde-assistir/${site.games.regional}`);
	expect(reader.problems).toEqual([]);
});

test('S2.03 without a connection the box suggests what the page links to, and the search over all days says that it waits', async () => {
	const box = (page: Page) =>
		page.getByRole('banner').getByRole('combobox').filter({ visible: true });
	await using reader = await loseConnection('/busca?q=palmeiras', async (page) => {
		// The suggestions come with the first use of the box.
		await box(page).fill('santos');
		await page.getByRole('option').first().waitFor();
	});
	const { page } = reader;
	await page.getByRole('searchbox').last().press('Enter');
	await strip(page)
		.filter({ hasText: 'a busca em todos os dias só responde quando ela voltar' })
		.waitFor();
	await box(page).fill('palm');
	await page.clock.runFor(9_000);
	await page.getByText('Sem resposta do guia: só o que está nesta página.').first().waitFor();
	expect(await page.getByRole('option').filter({ hasText: 'Palmeiras' }).count()).toBeGreaterThan(
		0,
	);
	expect(reader.problems).toEqual([]);
});
