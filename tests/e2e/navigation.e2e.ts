import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	reader = await openVisit(browser, site.url);
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const headerLink = (page: Page, name: string) =>
	page
		.getByRole('navigation', { name: 'Navegação principal' })
		.getByRole('link', { name: new RegExp(`^${name}`) });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Holds every request for the data of a page until it is let go. */
async function holdData(page: Page): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route('**/*.data*', async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}

test("S2.11 'A carregar...' stands while the next page is on its way, and is said aloud", async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const release = await holdData(page);
	await headerLink(page, 'Amanhã').click();
	const loading = page.getByRole('status').filter({ hasText: 'A carregar...' });
	await loading.waitFor();
	expect(await loading.textContent()).toBe('A carregar...');
	expect(await page.locator('h1').textContent()).toBe('Jogos de hoje na TV');
	release();
	await page.waitForURL('**/jogos-de-amanha');
	await page.getByRole('heading', { level: 1, name: 'Jogos de amanhã na TV' }).waitFor();
	expect(await page.getByText('A carregar...').count()).toBe(0);
});

test('S2.11 pages load lazily: the code of a page comes with the first visit to it', async () => {
	const { page } = reader;
	const scripts: string[] = [];
	page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
	await visit(page, '/jogos-de-hoje');
	const first = scripts.length;
	await headerLink(page, 'Notícias').click();
	await page.getByRole('heading', { level: 1, name: 'Notícias' }).waitFor();
	expect(scripts.slice(first).some((script) => /news/.test(script))).toBe(true);
	expect(scripts.slice(0, first).some((script) => /news/.test(script))).toBe(false);
});

test('A15 a navigation inside the site changes the title and takes the focus to the heading, without a new document', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	for (const [name, heading, title] of [
		['Amanhã', 'Jogos de amanhã na TV', /^Jogos de amanhã .* - Guia de Jogos$/],
		['Notícias', 'Notícias', /^Notícias.* - Guia de Jogos$/],
		['Hoje', 'Jogos de hoje na TV', /^Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia de Jogos$/],
	] as const) {
		await headerLink(page, name).click();
		await page.waitForFunction(
			(text) =>
				document.activeElement?.matches('h1') && document.activeElement.textContent === text,
			heading,
		);
		expect(await page.title()).toMatch(title);
	}
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('S2.10 a new path starts at the top, and back finds the place again', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await page.evaluate(() => scrollTo(0, 1_200));
	await page.waitForFunction(() => scrollY === 1_200);
	const left = await page.evaluate(() => {
		// A click without the pointer: nothing scrolls to bring the link into sight.
		document.querySelector<HTMLElement>('[data-game] h3 a')?.click();
		return Math.round(scrollY);
	});
	await page.waitForURL('**/onde-assistir/**');
	await page.locator('article h1').waitFor();
	await page.waitForFunction(() => scrollY === 0);
	await page.goBack();
	await page.waitForURL('**/jogos-de-hoje');
	await page.waitForFunction((place) => Math.abs(scrollY - place) < 100, left);
});

test('S2.10 another query of the same page and every key typed into the search leave the page where it is', async () => {
	const { page } = reader;
	await page.setViewportSize({ width: 1280, height: 400 });
	await visit(page, '/jogos-de-hoje');
	await page.getByRole('combobox', { name: 'Buscar por time ou competição' }).click();
	await page.keyboard.type('premier leagu');
	await page.waitForURL('**?busca=premier%20leagu');
	await page.evaluate(() => scrollTo(0, 200));
	await page.waitForFunction(() => scrollY === 200);
	// The same games are found: the length of the page does not change either.
	await page.keyboard.type('e');
	await page.waitForURL('**?busca=premier%20league');
	expect(await scrolled(page)).toBe(200);
});

test('the skip link leads past the header', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
	expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
	expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.activeElement?.id === 'conteudo');
});

test('the hours of the day are reached by a jump, not hidden under the header', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-amanha');
	const jump = page.getByRole('navigation', { name: 'Ir para a hora' }).getByRole('link');
	const target = (await jump.nth(5).getAttribute('href'))?.split('#')[1] ?? '';
	await jump.nth(5).click();
	// The bar leads to the list by hours, at that hour.
	await page.waitForURL(`**/jogos-de-amanha?ordem=hora#${target}`);
	await page.waitForFunction((id) => document.activeElement?.id === decodeURIComponent(id), target);
	const bar = await page.getByRole('navigation', { name: 'Ir para a hora' }).boundingBox();
	const heading = await page
		.locator(`[id="${decodeURIComponent(target)}"] h2`)
		.first()
		.boundingBox();
	expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
	expect(heading?.y).toBeLessThan(900);
});

test('a link opened in another tab stays the browser’s own', async () => {
	const { page, context } = reader;
	await visit(page, '/jogos-de-hoje');
	const opening = context.waitForEvent('page');
	await headerLink(page, 'Amanhã').click({ modifiers: ['Control'] });
	const tab = await opening;
	await tab.waitForURL('**/jogos-de-amanha');
	expect(page.url()).toBe(`${site.url}/jogos-de-hoje`);
});

test('S2.07 an unknown address offers a search and the guide', async () => {
	await using lost = await openVisit(browser, site.url, { expected: /status of 404/ });
	expect(await visit(lost.page, '/nao/existe')).toBe(404);
	expect(await lost.page.title()).toBe('Página não encontrada - Guia de Jogos');
	await lost.page.getByRole('searchbox', { name: 'Procurar time ou competição' }).fill('santos');
	await lost.page.getByRole('button', { name: 'Procurar', exact: true }).click();
	await lost.page.waitForURL('**/busca?q=santos');
	await lost.page.getByRole('main').locator('a[href="/time/santos"]').first().waitFor();
	expect(lost.problems).toEqual([]);
});
