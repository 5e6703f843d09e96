import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { NO_PREFERENCES, writePreferences } from '#core/mine/preferences.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { readersOf } from '#tests/support/mine-reader.ts';
import { hydrated, openVisit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const GAME = `/onde-assistir/${site.games.regional}`;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
const { readerWith } = readersOf(() => browser, site.url);
const of = (uf: Uf) => readerWith(writePreferences({ ...NO_PREFERENCES, uf }));

test('a row of a day says what the reader’s state is shown, also after a way through the pages', async () => {
	const rowsFor = async (uf: Uf) => {
		await using reader = await of(uf);
		const { page } = reader;
		await page.goto(`/jogos/${site.fullestDay}`);
		const lines = await page.locator('.ans-line').allTextContents();
		await hydrated(page);
		await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
		expect(await page.locator('.ans-line').allTextContents()).toEqual(lines);
		await page.locator('.day-list .pair a').first().click();
		await page.locator('.ans-big').waitFor();
		await page.goBack();
		await page.locator('.day-list .pair').first().waitFor();
		expect(await page.locator('.ans-line').allTextContents()).toEqual(lines);
		expect(reader.problems).toEqual([]);
		return lines;
	};
	const [pe, sp] = [await rowsFor('PE'), await rowsFor('SP')];
	const differing = pe.filter((line, place) => line !== sp[place]);
	expect(differing.length).toBeGreaterThan(0);
	expect(differing.filter((line) => !/\bPE\b/.test(line))).toEqual([]);
});

test('what differs between two states is told in words, before the first paint, and React leaves it as it stands', async () => {
	const paint = async (uf: Uf) => {
		await using reader = await of(uf);
		await reader.page.route(/\.js$/, (route) => route.abort());
		await reader.page.goto(GAME);
		return await reader.page.locator('main').innerText();
	};
	const read = async (uf: Uf) => {
		const painted = await paint(uf);
		await using reader = await of(uf);
		const { page } = reader;
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(GAME);
		await hydrated(page);
		await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
		expect(await page.locator('main').innerText()).toBe(painted);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
		expect(reader.problems).toEqual([]);
		return painted;
	};
	const [pe, sp] = [await read('PE'), await read('SP')];
	expect(pe).toMatch(/✓ em PE|não em PE/);
	expect(sp).toMatch(/✓ em SP|não em SP/);
	expect(pe.replaceAll('PE', 'SP')).not.toBe(sp);
});

test('without script the address keeps the state: words only, its links ask for it on, and it is not to be found', async () => {
	await using reader = await openVisit(browser, site.url, { javaScriptEnabled: false });
	const { page } = reader;
	await page.goto(`${GAME}?estado=pe`);
	expect(await page.locator('main').innerText()).toMatch(/✓ em PE|não em PE/);
	expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.url + GAME);
	expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
	const links = await page
		.locator('main a[href^="/jogos"], main a[href^="/onde-assistir"]:not([data-native])')
		.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
	expect(links.length).toBeGreaterThan(0);
	expect(
		links.filter(
			(href) => !/[?&]estado=pe/.test(href) && !/\.(ics|png)$|\/texto$|\?estado=$/.test(href),
		),
	).toEqual([]);
	await page.goto(`${GAME}?estado=zz`);
	expect(await page.locator('main').innerText()).not.toMatch(/em (ZZ|PE)\b/);
});

test('without script every form of a public page and every way through them asks for the state on', async () => {
	await using reader = await openVisit(browser, site.url, { javaScriptEnabled: false });
	const { page } = reader;
	for (const path of [
		GAME,
		'/jogos-de-hoje',
		'/jogos-de-hoje?filtros=1',
		'/busca?q=flamengo',
		'/time/flamengo',
		'/times',
		'/noticias',
		'/sobre-nos',
	]) {
		const response = await page.goto(`${path}${path.includes('?') ? '&' : '?'}estado=pe`);
		const forms = await page
			.locator('form:not([method=post])')
			.evaluateAll((all) =>
				all.map((form) => [form.id, new FormData(form as HTMLFormElement).get('estado')]),
			);
		expect([path, forms.length > 0, forms.filter(([, state]) => state !== 'pe')]).toEqual([
			path,
			true,
			[],
		]);
		expect(response?.headers()['x-robots-tag']).toContain('noindex');
		expect(
			await page
				.locator('link[rel=canonical]')
				.evaluateAll((all) => all.map((a) => a.getAttribute('href')?.includes('estado'))),
		).not.toContain(true);
	}
	await page.goto('/jogos-de-hoje?filtros=1&estado=pe');
	await page
		.locator('.filters-page')
		.getByRole('checkbox', { name: /de graça/ })
		.check();
	await page.locator('.filters-page button[type=submit]').click();
	expect([...new URL(page.url()).searchParams].filter(([, value]) => value !== '')).toEqual([
		['gratis', '1'],
		['estado', 'pe'],
	]);
	await page.goto('/times?estado=pe');
	await page
		.getByRole('main')
		.getByRole('link', { name: 'Flamengo', exact: false })
		.first()
		.click();
	expect(new URL(page.url()).search).toBe('?estado=pe');
});

test('the state of the address counts before the reader’s own, is not kept, and follows them', async () => {
	await using reader = await of('SP');
	const { page } = reader;
	await visit(page, `${GAME}?estado=pe`);
	const marks = page.locator('.watch-list .here', { hasText: 'PE' });
	await marks.first().waitFor();
	expect(await page.locator('.here', { hasText: 'SP' }).count()).toBe(0);
	await page.locator('.back a').click();
	await page.waitForURL(/\/jogos.*estado=pe/);
	expect(await page.evaluate(() => localStorage.getItem('minhas-preferencias'))).toContain(
		'"uf":"SP"',
	);
	expect(reader.problems).toEqual([]);
});

test('the state is asked for in line with the keyboard, the words change in place and are heard, and it can be taken back', async () => {
	await using reader = await readerWith(null, { viewport: { width: 320, height: 700 } });
	const { page } = reader;
	await visit(page, GAME);
	const headline = page.locator('.ans-big');
	const country = await headline.innerText();
	await page.getByLabel('Em que estado você assiste?').focus();
	await page.keyboard.type('Pern');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'não estou em PE' }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('não estou em PE');
	const here = await headline.innerText();
	expect(here).not.toBe(country);
	expect(await page.locator('.ask [role=status]').textContent()).toContain(
		here.split(/\s+/).at(-1),
	);
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0);
	await visit(page, GAME);
	expect([
		await headline.innerText(),
		await page.getByLabel('Em que estado você assiste?').isVisible(),
	]).toEqual([here, false]);
	await page.keyboard.press('Tab');
	await page.getByRole('button', { name: 'não estou em PE' }).press('Enter');
	await page.getByLabel('Em que estado você assiste?').waitFor();
	expect(await headline.innerText()).toBe(country);
	expect(await page.evaluate(() => document.activeElement?.id)).toBe('estado');
	expect(reader.problems).toEqual([]);
});

test('the question can be turned down, and no page asks it again; the page of the choices still takes a state', async () => {
	await using reader = await readerWith(null);
	const { page } = reader;
	await visit(page, GAME);
	const question = page.getByLabel('Em que estado você assiste?');
	await page.getByRole('button', { name: 'Agora não' }).click();
	await question.waitFor({ state: 'hidden' });
	await visit(page, GAME);
	expect(await question.isVisible()).toBe(false);
	await visit(page, '/preferencias');
	await page.getByLabel('Minha UF').selectOption('PE');
	await visit(page, GAME);
	await page.getByRole('button', { name: 'não estou em PE' }).waitFor();
	expect(reader.problems).toEqual([]);
});

test('without script the question is a form whose answer stands in the address', async () => {
	await using reader = await openVisit(browser, site.url, { javaScriptEnabled: false });
	const { page } = reader;
	await page.goto(GAME);
	expect(await page.getByRole('button', { name: 'Agora não' }).isVisible()).toBe(false);
	await page.getByLabel('Em que estado você assiste?').selectOption('Pernambuco');
	await page.getByRole('button', { name: 'Ver o que passa aí' }).click();
	expect(new URL(page.url()).search).toBe('?estado=pe');
	await page.getByRole('link', { name: 'não estou em PE' }).click();
	expect(await page.getByLabel('Em que estado você assiste?').isVisible()).toBe(true);
});
