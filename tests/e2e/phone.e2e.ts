import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, PHONE, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	// The sheet is measured where it ends, not on its way.
	reader = await openVisit(browser, site.url, {
		viewport: PHONE,
		hasTouch: true,
		isMobile: true,
		reducedMotion: 'reduce',
	});
	await visit(reader.page, '/jogos-de-hoje');
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const menu = (page: Page) => page.getByRole('button', { name: 'MENU' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Navegação' });

async function open(page: Page): Promise<void> {
	await menu(page).click();
	await sheet(page).waitFor();
}

async function expectClosed(page: Page, path: string): Promise<void> {
	await sheet(page).waitFor({ state: 'hidden' });
	await page.waitForURL(`${site.url}${path}`);
}

test('S2.05 S9.01 MENU stands at the foot below 768 px alone, and there the links of the header give way to it', async () => {
	const { page } = reader;
	const headerLinks = page.getByRole('navigation', { name: 'Navegação principal' });
	expect(await menu(page).isVisible()).toBe(true);
	expect(await headerLinks.isVisible()).toBe(false);
	await page.setViewportSize({ width: 767, height: 800 });
	expect([await menu(page).isVisible(), await headerLinks.isVisible()]).toEqual([true, false]);
	await page.setViewportSize({ width: 768, height: 800 });
	expect([await menu(page).isVisible(), await headerLinks.isVisible()]).toEqual([false, true]);
});

test('S2.05 the bar at the foot is opaque, and the page ends above it', async () => {
	const { page } = reader;
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 740 });
		const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
		expect(bar).toMatchObject({ x: 0, width, y: 680, height: 60 });
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		const end = await page.locator('.footer-end > :last-child').boundingBox();
		expect((end?.y ?? 0) + (end?.height ?? 740)).toBeLessThanOrEqual(680);
		const ground = await page
			.locator('.dock')
			.evaluate((dock) => getComputedStyle(dock).backgroundColor);
		expect(ground).toMatch(/^rgb\(/);
		for (const name of ['Agora', 'MENU', 'Mais']) {
			const target = await page.locator('.dock').getByText(name, { exact: true }).boundingBox();
			expect([name, target?.height]).toEqual([name, 44]);
		}
	}
});

test('S2.05 "Mais" holds the other places of the guide, and closes as MENU does', async () => {
	const { page } = reader;
	const more = page.getByRole('button', { name: 'Mais', exact: true });
	const places = page.getByRole('dialog', { name: 'Mais do guia' });
	await more.click();
	await places.waitFor();
	expect(await places.getByRole('link').allTextContents()).toEqual([
		'Times',
		'Campeonatos',
		'Canais',
		'Mapa da TV',
		'Minhas preferências',
	]);
	await page.keyboard.press('Escape');
	await places.waitFor({ state: 'hidden' });
	expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
	await more.click();
	await page.goBack();
	await places.waitFor({ state: 'hidden' });
	await more.click();
	await places.getByRole('link', { name: 'Canais' }).click();
	await page.waitForURL(`${site.url}/canais`);
	await places.waitFor({ state: 'hidden' });
});

test('"Agora" leads to what runs now', async () => {
	const { page } = reader;
	await visit(page, '/noticias');
	await page.getByRole('link', { name: 'Agora' }).click();
	await page.waitForURL(`${site.url}/ao-vivo`);
	await page.locator('#agora').waitFor();
	expect(
		await page.locator('#agora').evaluate((now) => now.getBoundingClientRect().top),
	).toBeLessThan(400);
});

test('S2.05 the sheet holds the same three links at the bottom of the screen', async () => {
	const { page } = reader;
	await open(page);
	const links = sheet(page).getByRole('link');
	expect(await links.allTextContents()).toEqual([
		'Hoje',
		'Amanhã',
		'Notícias3 Você tem 3 notícias novas',
	]);
	expect(await links.first().getAttribute('aria-current')).toBe('page');
	const place = await sheet(page).boundingBox();
	expect(Math.round((place?.y ?? 0) + (place?.height ?? 0))).toBe(PHONE.height);
	for (const link of await links.all())
		expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('S2.05 the close button closes the sheet', async () => {
	const { page } = reader;
	await open(page);
	await sheet(page).getByRole('button', { name: 'Fechar navegação' }).click();
	await expectClosed(page, '/jogos-de-hoje');
});

test('S2.05 a tap beside the sheet closes it', async () => {
	const { page } = reader;
	await open(page);
	await page.touchscreen.tap(200, 60);
	await expectClosed(page, '/jogos-de-hoje');
});

test('S2.05 a tap on a link closes it and goes there, also where one is already', async () => {
	const { page } = reader;
	await open(page);
	await sheet(page).getByRole('link', { name: 'Amanhã' }).click();
	await expectClosed(page, '/jogos-de-amanha');
	expect(await page.title()).toMatch(/^Jogos de amanhã/);
	await open(page);
	await sheet(page).getByRole('link', { name: 'Amanhã' }).click();
	await expectClosed(page, '/jogos-de-amanha');
	await page.goBack();
	await page.waitForURL('**/jogos-de-hoje');
	await sheet(page).waitFor({ state: 'hidden' });
});

test('S2.05 the back button of the phone closes it and stays on the page', async () => {
	const { page } = reader;
	await open(page);
	await page.goBack();
	await expectClosed(page, '/jogos-de-hoje');
	expect(await page.locator('h1').textContent()).toBe('Jogos de hoje na TV');
});

test('S2.05 a change of the page closes it', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-amanha');
	await page.goto('/jogos-de-hoje');
	await open(page);
	await page.evaluate(() => history.go(-2));
	await expectClosed(page, '/jogos-de-amanha');
});

test('S2.05 the keyboard: focus goes in, stays in, Escape closes and gives it back', async () => {
	const { page } = reader;
	await menu(page).focus();
	await page.keyboard.press('Enter');
	await sheet(page).waitFor();
	const focus = () =>
		page.evaluate(() => {
			const { activeElement } = document;
			if (activeElement === null || activeElement === document.body) return 'browser';
			return activeElement.closest('dialog')
				? 'sheet'
				: `page: ${activeElement.outerHTML.slice(0, 80)}`;
		});
	expect(await focus()).toBe('sheet');
	for (let press = 0; press < 10; press++) {
		await page.keyboard.press('Tab');
		// The browser's own bar comes between the last control and the first one.
		expect(['sheet', 'browser']).toContain(await focus());
	}
	await page.keyboard.press('Escape');
	await expectClosed(page, '/jogos-de-hoje');
	expect(await menu(page).evaluate((button) => button === document.activeElement)).toBe(true);
	expect(await menu(page).getAttribute('aria-expanded')).toBe('false');
});

test('S2.05 opening and closing keeps the place on the page', async () => {
	const { page } = reader;
	await page.evaluate(() => scrollTo(0, 900));
	await page.waitForFunction(() => scrollY === 900);
	await open(page);
	await sheet(page).getByRole('button', { name: 'Fechar navegação' }).click();
	await expectClosed(page, '/jogos-de-hoje');
	expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('S2.03 S2.05 the list under the sheet stays as it was searched', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje?busca=flamengo');
	const found = await page.locator('.found').textContent();
	await open(page);
	expect(new URL(page.url()).search).toBe('?busca=flamengo');
	expect(await page.locator('.found').textContent()).toBe(found);
	await sheet(page).getByRole('button', { name: 'Fechar navegação' }).click();
	await expectClosed(page, '/jogos-de-hoje?busca=flamengo');
});

test('S2.01 S2.05 the links of the sheet take the term along', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje?busca=flamengo');
	await open(page);
	await sheet(page).getByRole('link', { name: 'Amanhã' }).click();
	await expectClosed(page, '/jogos-de-amanha?busca=flamengo');
	await open(page);
	await sheet(page)
		.getByRole('link', { name: /Notícias/ })
		.click();
	await expectClosed(page, '/noticias?busca=flamengo');
});
