import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, PHONE, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

test.for([true, false])(
	'S2.03 /busca says what it understood and answers over all days; with script: %s',
	async (javaScriptEnabled) => {
		await using reader = await openVisit(browser, site.url, { javaScriptEnabled, viewport: PHONE });
		const { page } = reader;
		await page.goto('/busca?q=Palmeiras%20PE');
		const main = page.getByRole('main');
		expect(await page.locator('h1').textContent()).toBe('Busca por “palmeiras pe”');
		expect(
			await main.getByRole('list', { name: 'Entendi:' }).getByRole('listitem').allTextContents(),
		).toEqual(['Palmeiras', 'em Pernambuco']);
		const games = main.getByRole('region', { name: 'Jogos' }).getByRole('link');
		for (const text of await games.allTextContents()) expect(text).toContain('Palmeiras');
		expect(await games.first().textContent()).toMatch(
			/(Pernambuco|Premiere|Globo|confirm|anunciado)/,
		);
		expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
		await main.getByRole('searchbox').fill('de graça hoje');
		await main.getByRole('searchbox').press('Enter');
		await page.waitForURL(/\/busca\?q=de(\+|%20)gra%C3%A7a(\+|%20)hoje$/);
		await main
			.getByRole('region', { name: 'Ver também' })
			.getByRole('link', { name: /^De graça hoje \d+ jogos$/ })
			.click();
		await page.waitForURL(/\/jogos\/[\d-]+\?gratis=1$/);
		await page.goto('/busca?q=messi');
		expect(await page.locator('[data-empty=query] h2').textContent()).toBe(
			'Nada encontrado para “messi”',
		);
		await page
			.locator('[data-empty=query]')
			.getByRole('link', { name: 'flamengo x vasco' })
			.click();
		await page.waitForURL('**/busca?q=flamengo%20x%20vasco');
		expect(reader.problems).toEqual([]);
	},
);

test('A01 axe finds nothing on the search over all days, narrow and wide', async () => {
	await using reader = await openVisit(browser, site.url);
	for (const path of ['/busca', '/busca?q=palmeiras%20pe', '/busca?q=messi']) {
		await visit(reader.page, path);
		expect([path, await findingsEverywhere(reader.page, [320, 360, 768, 1280])]).toEqual([
			path,
			[],
		]);
	}
});
