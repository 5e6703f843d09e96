import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, PHONE, type Visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	reader = await openVisit(browser, site.url, { javaScriptEnabled: false, viewport: PHONE });
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

test('A20 without script: the day is read, a game opened, and nothing offered that would not work', async () => {
	const { page } = reader;
	await page.goto('/');
	expect(await page.locator('[data-game]:visible').count()).toBeGreaterThan(10);
	expect(await page.getByRole('button', { name: 'MENU' }).count()).toBe(0);
	expect(await page.getByRole('button', { name: 'Alternar tema' }).count()).toBe(0);
	expect(
		await page
			.getByRole('navigation', { name: 'Navegação principal' })
			.getByRole('link')
			.allTextContents(),
	).toEqual([
		'Hoje',
		'Amanhã',
		// The newest three, whoever asks (S2.04).
		'Notícias3 Você tem 3 notícias novas',
	]);
	for (const name of ['Times', 'Campeonatos', 'Canais', 'Mapa da TV', 'Minhas preferências']) {
		expect(await page.getByRole('contentinfo').getByRole('link', { name }).isVisible()).toBe(true);
	}
	await page.locator('[data-game]:visible h3 a').first().click();
	await page.waitForURL('**/onde-assistir/**');
	expect(await page.getByRole('heading', { level: 2, name: 'Onde assistir' }).isVisible()).toBe(
		true,
	);
	expect(
		await page.getByRole('link', { name: /adicionar ao calendário/ }).getAttribute('href'),
	).toMatch(/\.ics$/);
});

test('S2.03 without script each width has its own words in the search box', async () => {
	const { page } = reader;
	for (const [width, words] of [
		[1280, 'Buscar por time ou competição...'],
		[390, 'Buscar por time...'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/jogos-de-hoje');
		expect(await page.getByRole('banner').getByRole('searchbox').getAttribute('placeholder')).toBe(
			words,
		);
	}
});

test('S2.03 without script the search is a GET form that filters the same day', async () => {
	const { page } = reader;
	await page.goto('/jogos-de-amanha');
	const all = await page.locator('[data-game]:visible').count();
	await page.getByRole('banner').getByRole('searchbox').fill('Premier League');
	await page.getByRole('banner').getByRole('searchbox').press('Enter');
	await page.waitForURL('**/jogos-de-amanha?busca=*');
	expect(await page.getByRole('main').getByRole('status').textContent()).toMatch(
		/^\d+ jogos? para “premier league”$/,
	);
	const found = await page.locator('[data-game]:visible').count();
	expect(found).toBeGreaterThan(0);
	expect(found).toBeLessThan(all);
	expect(await page.getByRole('banner').getByRole('searchbox').inputValue()).toBe('premier league');
});

test('without script another day is a link, and the calendar opens', async () => {
	const { page } = reader;
	await page.goto('/jogos-de-hoje');
	await page
		.getByRole('navigation', { name: 'Outros dias' })
		.getByRole('link', { name: /^amanhã/ })
		.click();
	await page.waitForURL('**/jogos-de-amanha');
	await page.locator('.cal summary').click();
	await page.getByRole('table').getByRole('link', { name: '28 de novembro' }).click();
	await page.waitForURL('**/jogos/2026-11-28');
	await page.locator('.cal summary').click();
	await page.getByLabel('Ir para o dia').fill('2026-11-05');
	await page.getByRole('button', { name: 'Ir', exact: true }).click();
	await page.waitForURL('**/jogos/2026-11-05');
	expect(await page.locator('h1').textContent()).toContain('5 de novembro');
});
