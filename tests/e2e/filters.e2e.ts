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
	reader = await openVisit(browser, site.url, { reducedMotion: 'reduce' });
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const opener = ({ page }: Visit) => page.getByRole('main').getByRole('link', { name: /^Filtros/ });
const panel = ({ page }: Visit) => page.getByRole('dialog', { name: 'Filtrar jogos' });
const announced = ({ page }: Visit) => page.getByRole('main').getByRole('status');
const shown = ({ page }: Visit) => page.locator('[data-game]:visible');
const chips = ({ page }: Visit) =>
	page.getByRole('navigation', { name: 'Filtros ativos' }).getByRole('link');
const query = ({ page }: Visit) => new URL(page.url()).search;

/** The number that a text begins with, or holds after 'Ver'. */
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

test('a filter works at once on the list behind its panel, without asking the server, and stands in the address', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const all = await page.locator('[data-game]').count();
	const asked: string[] = [];
	page.on(
		'request',
		(request) => /^(document|fetch|xhr)$/.test(request.resourceType()) && asked.push(request.url()),
	);
	await opener(reader).click();
	await panel(reader)
		.getByRole('checkbox', { name: /de graça/ })
		.check();
	const button = panel(reader).getByRole('button', { name: /^Ver \d+ jogos?$/ });
	await page.waitForFunction(
		(count) => document.querySelectorAll('[data-game]').length < count,
		all,
	);
	const found = await page.locator('[data-game]').count();
	expect(numberIn(await button.textContent())).toBe(found);
	await panel(reader).getByLabel('Estado onde você assiste').selectOption('sp');
	await panel(reader)
		.getByRole('radio', { name: /^Noite/ })
		.check();
	await page.waitForURL('**/jogos-de-hoje?gratis=1&uf=sp&periodo=noite#filtros');
	const count = numberIn(await button.textContent());
	await button.click();
	await page.waitForURL('**/jogos-de-hoje?gratis=1&uf=sp&periodo=noite');
	await panel(reader).waitFor({ state: 'hidden' });
	expect(await announced(reader).textContent()).toBe(`${count} de ${all} jogos`);
	expect(await chips(reader).allTextContents()).toEqual([
		'grátis, tirar este filtro',
		'São Paulo, tirar este filtro',
		'Noite, tirar este filtro',
		'Limpar filtros',
	]);
	expect(asked).toEqual([]);
	// The same from the server.
	const places = () =>
		page
			.locator('[data-game]')
			.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-game')));
	const before = await places();
	await page.reload();
	expect(await places()).toEqual(before);
	expect(await announced(reader).textContent()).toBe(`${count} de ${all} jogos`);
});

test('a visit to the filters is one step of the history: back finds the day as it was, forward the filters', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const all = await page.locator('[data-game]').count();
	await opener(reader).click();
	await panel(reader).getByLabel('Canal', { exact: true }).selectOption('globo');
	await panel(reader).getByLabel('Canal', { exact: true }).selectOption('espn');
	await panel(reader).getByRole('button', { name: /^Ver/ }).click();
	await page.waitForURL('**/jogos-de-hoje?canal=espn');
	const found = await page.locator('[data-game]').count();
	await page.goBack();
	await page.waitForURL('**/jogos-de-hoje');
	await page.waitForFunction(
		(count) => document.querySelectorAll('[data-game]').length === count,
		all,
	);
	await page.goForward();
	await page.waitForURL('**/jogos-de-hoje?canal=espn');
	await page.waitForFunction(
		(count) => document.querySelectorAll('[data-game]').length === count,
		found,
	);
	// While it is open, back only closes it.
	await opener(reader).click();
	await panel(reader).waitFor();
	await page.goBack();
	await panel(reader).waitFor({ state: 'hidden' });
	expect(query(reader)).toBe('?canal=espn');
	// A game and back: the same list.
	await shown(reader).first().getByRole('link').first().click();
	await page.waitForURL('**/onde-assistir/**');
	await page.goBack();
	await page.waitForURL('**/jogos-de-hoje?canal=espn');
	await page.waitForFunction(
		(count) => document.querySelectorAll('[data-game]').length === count,
		found,
	);
});

test('with the keyboard alone: open, choose, close with Escape, drop a filter; the focus is never lost', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await opener(reader).focus();
	await page.keyboard.press('Enter');
	await panel(reader).waitFor();
	const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
	expect(await inside()).toBe(true);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await page.waitForURL('**?gratis=1#filtros');
	expect(
		await panel(reader)
			.getByRole('checkbox')
			.evaluate((box) => box === document.activeElement),
	).toBe(true);
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowDown');
	await page.waitForURL('**?gratis=1&uf=ac#filtros');
	expect(await inside()).toBe(true);
	await page.keyboard.press('Escape');
	await page.waitForURL('**/jogos-de-hoje?gratis=1&uf=ac');
	const opens = () => opener(reader).evaluate((link) => link === document.activeElement);
	await expect.poll(opens).toBe(true);
	for (const left of ['?uf=ac', '']) {
		await chips(reader).first().focus();
		await page.keyboard.press('Enter');
		await page.waitForURL(`**/jogos-de-hoje${left}`);
		await expect.poll(opens).toBe(true);
	}
	// Closing it without a choice leaves no trace.
	await page.keyboard.press('Enter');
	await panel(reader).waitFor();
	await page.keyboard.press('Escape');
	await page.waitForURL('**/jogos-de-hoje');
	await expect.poll(opens).toBe(true);
});

test('typing and filters combine, and each keeps the other', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje?acesso=assinatura');
	const filtered = await shown(reader).count();
	const box = page.getByRole('banner').locator('input[name=busca]:visible');
	await box.fill('BOTAFOGO');
	await announced(reader)
		.filter({ hasText: / de \d+ jogos para “botafogo”$/ })
		.waitFor();
	await page.waitForURL('**/jogos-de-hoje?busca=botafogo&acesso=assinatura');
	const both = await shown(reader).count();
	expect(both).toBeLessThan(filtered);
	expect(numberIn(await announced(reader).textContent())).toBe(both);
	// Folds the suggestions under the box.
	await box.blur();
	await chips(reader).filter({ hasText: 'TV por assinatura' }).click();
	await page.waitForURL('**/jogos-de-hoje?busca=botafogo');
	expect(await box.inputValue()).toMatch(/^botafogo$/i);
	await announced(reader)
		.filter({ hasText: /^\d+ jogos? para “botafogo”$/ })
		.waitFor();
});

test('filters that leave nothing offer the one to drop, and other days keep them', async () => {
	const { page } = reader;
	await page.setViewportSize(PHONE);
	await visit(page, '/jogos-de-hoje?canal=globo&periodo=madrugada');
	await page.getByRole('heading', { level: 2, name: 'Nenhum jogo com esses filtros' }).waitFor();
	const drop = page.getByRole('main').getByRole('link', { name: /^Tirar Madrugada: \d+ jogos?$/ });
	const promised = numberIn(await drop.textContent());
	const strip = page.getByRole('navigation', { name: 'Outros dias' });
	expect(await strip.getByRole('link', { name: /^amanhã/ }).getAttribute('href')).toBe(
		'/jogos-de-amanha?canal=globo&periodo=madrugada',
	);
	await drop.click();
	await page.waitForURL('**/jogos-de-hoje?canal=globo');
	await announced(reader)
		.filter({ hasText: new RegExp(`^${promised} `) })
		.waitFor();
	expect(await page.locator('[data-game]').count()).toBe(promised);
	await strip.getByRole('link', { name: /^amanhã/ }).click();
	await page.waitForURL('**/jogos-de-amanha?canal=globo');
	await expect.poll(() => chips(reader).first().textContent()).toBe('Globo, tirar este filtro');
	await opener(reader).click();
	await panel(reader).waitFor();
	// The list in it scrolls; the sheet itself does not, not even by a line.
	expect(await panel(reader).evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
});

test('S2.01 an address in capitals, or with the empty fields of a form, is spelled right; one that was not understood stays', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-amanha?busca=PREMIER');
	await page.waitForURL('**/jogos-de-amanha?busca=premier');
	await visit(page, '/jogos-de-hoje?uf=&canal=Globo&periodo=&utm_source=x');
	await page.waitForURL('**/jogos-de-hoje?canal=globo');
	await visit(page, '/jogos-de-hoje?uf=XX&canal=globo');
	await page
		.getByText('Ignoramos no endereço o que o guia não conhece ou que não combina: estado.')
		.waitFor();
	expect(query(reader)).toBe('?uf=XX&canal=globo');
});

test('by competition the list has its headings, and the jumps lead to them', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await opener(reader).click();
	await panel(reader).getByRole('radio', { name: 'Por campeonato' }).check();
	await page.waitForURL('**?ordem=campeonato#filtros');
	await page.keyboard.press('Escape');
	await page.waitForURL('**?ordem=campeonato');
	const jumps = page.getByRole('navigation', { name: 'Ir para o campeonato' }).getByRole('link');
	await jumps.filter({ hasText: 'Série B' }).click();
	await page.waitForURL('**#campeonato-brasileirao-b');
	expect(await page.locator('#campeonato-brasileirao-b [data-game]').count()).toBeGreaterThan(0);
});

test('where the filters cannot be loaded, the page with their form comes in, and a filtered page stays readable', async () => {
	await using poor = await openVisit(browser, site.url, {
		expected: /Failed to load resource|dynamically imported module/,
	});
	const { page } = poor;
	await page.route('**/assets/kit-*', (route) => route.abort());
	await visit(page, '/jogos-de-hoje');
	await opener(poor).click();
	await page.waitForURL('**/jogos-de-hoje?filtros=1');
	await page.getByRole('heading', { level: 2, name: 'Filtrar jogos' }).waitFor();
	await page.getByLabel('Canal', { exact: true }).selectOption('espn');
	await page.getByRole('button', { name: 'Mostrar jogos' }).click();
	await page.waitForURL('**/jogos-de-hoje?*canal=espn*');
	expect(await announced(poor).textContent()).toMatch(/^\d+ de \d+ jogos$/);
	await chips(poor).first().click();
	await page.waitForURL('**/jogos-de-hoje');
	await expect.poll(() => page.locator('[data-game]').count()).toBeGreaterThan(10);
	expect(poor.problems).toEqual([]);
});

test('A20 without script: the form is a page, its choices come back chosen, each filter can be dropped, and the search keeps them', async () => {
	await using plain = await openVisit(browser, site.url, {
		javaScriptEnabled: false,
		viewport: PHONE,
	});
	const { page } = plain;
	await page.goto('/jogos-de-hoje');
	await opener(plain).click();
	await page.waitForURL('**/jogos-de-hoje?filtros=1');
	await page.getByRole('checkbox', { name: /de graça/ }).check();
	await page.getByLabel('Estado onde você assiste').selectOption('pe');
	await page.getByRole('button', { name: 'Mostrar jogos' }).click();
	await page.waitForURL('**/jogos-de-hoje?*gratis=1*');
	expect(await announced(plain).textContent()).toMatch(/^\d+ de \d+ jogos$/);
	expect(await page.locator('[data-game]').count()).toBe(
		numberIn(await announced(plain).textContent()),
	);
	expect((await chips(plain).allTextContents()).slice(0, 2)).toEqual([
		'grátis, tirar este filtro',
		'Pernambuco, tirar este filtro',
	]);
	await opener(plain).click();
	expect(await page.getByLabel('Estado onde você assiste').inputValue()).toBe('pe');
	await page.getByRole('button', { name: 'Mostrar jogos' }).click();
	const box = page.getByRole('banner').getByRole('searchbox');
	await box.fill('a');
	await box.press('Enter');
	await page.waitForURL('**busca=a*');
	expect(new URL(page.url()).searchParams.get('uf')).toBe('pe');
	await chips(plain).filter({ hasText: 'Limpar filtros' }).click();
	await page.waitForURL('**/jogos-de-hoje');
	expect(plain.problems).toEqual([]);
});
