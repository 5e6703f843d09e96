import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PREFERENCES_KEY, SHEET_KEY } from '#core/mine/kept.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { CHOSEN, generated, mineSheet, openMine, readersOf } from '#tests/support/mine-reader.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');

/** A full day to come: of games behind nothing is told to a reader's channels. */
const DAY = '/jogos-de-amanha';

let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
	browser = await launchBrowser();
});

afterAll(() => browser.close());

const { readerWith, regularWith } = readersOf(() => browser, site.url);

test('what I have is chosen with the keyboard alone, counts at once, and outlives the visit', async () => {
	await using reader = await readerWith(null);
	const { page } = reader;
	await visit(page, DAY);
	expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
	await page.getByRole('link', { name: 'Meus times' }).focus();
	await page.keyboard.press('Enter');
	await mineSheet(page).waitFor();
	await page.getByLabel('Minha UF').focus();
	await page.keyboard.type('Per');
	await page.locator('[data-choose="aberta"] summary').focus();
	await page.keyboard.press('Enter');
	await page.getByLabel('Tudo de TV aberta').focus();
	await page.keyboard.press('Space');
	await page.getByRole('searchbox', { name: 'Procurar um time' }).focus();
	await page.keyboard.type('mengao');
	await page.getByRole('button', { name: 'Adicionar Flamengo' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Tirar Flamengo' }).waitFor();
	await mineSheet(page).locator('[data-count]').waitFor();
	await page.keyboard.press('Escape');
	await mineSheet(page).waitFor({ state: 'detached' });
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Meus times');
	const kept = await page.evaluate(
		(key) => JSON.parse(localStorage.getItem(key) ?? '{}'),
		PREFERENCES_KEY,
	);
	expect(kept).toMatchObject({
		v: 1,
		uf: 'PE',
		groups: ['aberta'],
		teams: [{ id: 'flamengo', name: 'Flamengo' }],
	});
	expect(await page.context().cookies()).toEqual([]);
	await visit(page, DAY);
	await page.locator('.ans-line[data-watch="yes"]').first().waitFor();
	expect(reader.problems).toEqual([]);
});

test('nothing flashes: the first paint knows my state, my teams and my clock, before any script file has come; my channels move nothing', async () => {
	await using reader = await regularWith(CHOSEN);
	const { page } = reader;
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\.js$/, async (route) => {
		await held;
		await route.continue().catch(() => {});
	});
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto('/jogos-de-hoje', { waitUntil: 'commit' });
	await page.waitForFunction(
		() =>
			performance.getEntriesByName('first-contentful-paint').length > 0 &&
			document.querySelector('footer'),
	);
	const look = async () => ({
		rows: await page
			.locator('.day-list .game')
			.evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top))),
		team: await generated(page, '[data-teams~="flamengo"] .pair', '::before'),
		clock: await generated(page, '.when > time', '::after'),
		rail: await page
			.locator('.mine-rail')
			.evaluate((rail) => Math.round(rail.getBoundingClientRect().width)),
	});
	// What the fonts of the first paint may move is not the reader's own style sheet's.
	await page.evaluate(async () => {
		await document.fonts.ready;
		await new Promise(requestAnimationFrame);
		(window as unknown as { shifts: number[] }).shifts.length = 0;
	});
	const before = await look();
	expect(before).toMatchObject({
		team: expect.stringContaining('Meu time'),
	});
	expect(await page.locator('.ans-line', { hasText: /em PE/ }).count()).toBeGreaterThan(0);
	expect(before.clock).toContain('em Manaus');
	release();
	await page.locator('.mine-line time').waitFor();
	await page.locator('.ans-line', { hasText: '✓ Você assiste:' }).first().waitFor();
	expect(await look()).toEqual(before);
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
	expect(reader.problems).toEqual([]);
});

test('my teams stand first, the page of a team counts N of M, and the page of a game names my state', async () => {
	await using reader = await regularWith({ ...CHOSEN, uf: 'SP' });
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	// Flamengo's game is drawn large, and says itself whose it is.
	expect(await generated(page, '.hour-top [data-teams~="flamengo"] .pair', '::before')).toContain(
		'Meu time',
	);
	expect(
		await page.getByRole('region', { name: 'Meus times' }).getByRole('link').allTextContents(),
	).toEqual(['Vasco x Palmeiras']);
	await visit(page, '/time/flamengo');
	const [count = 0, total = 0] = (
		(await page.locator('[data-count]').getAttribute('data-count')) ?? ''
	)
		.split('/')
		.map(Number);
	const rows = page.locator('[data-list="next"] .game');
	const off = await rows.filter({ has: page.locator('.tag-off') }).count();
	expect(total).toBe((await rows.count()) - off);
	const watched = rows.filter({ has: page.locator('[data-watch="yes"]') });
	expect(count).toBe(
		(await watched.count()) - (await watched.filter({ has: page.locator('.tag-off') }).count()),
	);
	await page.getByText('Ver quais são').click();
	expect(await page.locator('.count-list a').count()).toBe(total);
	await visit(page, `/onde-assistir/${site.games.regional}`);
	const states = page.getByRole('region', { name: 'Depende do seu estado' });
	expect(await states.locator('.slot-game').count()).toBeGreaterThan(1);
	expect(
		await states
			.locator('.slot-game[data-in~="SP"], .slot-game[data-out]:not([data-out~="SP"])')
			.count(),
	).toBeLessThanOrEqual(1);
	await visit(page, '/canal/globo');
	expect(
		await page.getByRole('region', { name: 'Depende do seu estado' }).locator('.slot').count(),
	).toBeGreaterThan(0);
	expect(reader.problems).toEqual([]);
});

test('another tab follows, and everything goes in one step', async () => {
	await using reader = await regularWith(CHOSEN);
	const { page } = reader;
	await visit(page, DAY);
	const other = await reader.context.newPage();
	await visit(other, '/preferencias');
	await other.getByLabel('Minha UF').selectOption('AM');
	await page.waitForFunction(
		() =>
			getComputedStyle(document.querySelector('.tool-uf') as Element, '::before').content ===
			'"AM"',
	);
	await other.getByRole('button', { name: 'Apagar tudo' }).click();
	await other.getByText('Nenhuma destas preferências está mais guardada').waitFor();
	await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
	expect(
		await page.evaluate(
			(keys) => keys.map((key) => localStorage.getItem(key)),
			[PREFERENCES_KEY, SHEET_KEY],
		),
	).toEqual([null, null]);
	expect(await page.locator('.mine-rail').innerText()).toBe('');
});

test('a record that was edited, is of a later version or no record at all: the page answers and the sheet says so', async () => {
	for (const [record, words] of [
		['{', 'não pôde ser lido'],
		['{"v":9,"uf":"PE"}', 'versão mais nova'],
		['{"v":1,"uf":"ZZ","channels":{"a":1},"teams":"*"}', 'Minha UF, Meus canais e Meus times'],
		['{"v":1,"channels":["globo","canal-que-nao-existe"]}', '1 canal guardado não existe mais'],
		[`{"v":1,"uf":"PE","x":"${'x'.repeat(30_000)}"}`, 'não pôde ser lido'],
	] as const) {
		await using reader = await readerWith(record);
		await visit(reader.page, '/jogos-de-hoje');
		expect(await reader.page.locator('.game').count()).toBeGreaterThan(10);
		await openMine(reader.page);
		await mineSheet(reader.page).getByText(words).waitFor();
		expect([record.slice(0, 40), reader.problems]).toEqual([record.slice(0, 40), []]);
	}
});

test('a kept sheet that is none of ours is not taken over', async () => {
	await using reader = await openVisit(browser, site.url, {
		storageState: {
			cookies: [],
			origins: [
				{ origin: site.url, localStorage: [{ name: SHEET_KEY, value: 'html{display:none}' }] },
			],
		},
	});
	await visit(reader.page, '/jogos-de-hoje');
	expect(await reader.page.locator('h1').isVisible()).toBe(true);
});

test('a browser that refuses storage: choices hold for the page, and the sheet says so', async () => {
	await using reader = await readerWith(null);
	const { page } = reader;
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('denied', 'SecurityError');
			},
		});
	});
	await visit(page, DAY);
	await openMine(page);
	await mineSheet(page).getByText('não deixa guardar').waitFor();
	await page.getByLabel('Minha UF').selectOption('PE');
	expect(await generated(page, '.tool-uf', '::before')).toBe('"PE"');
	await page.goBack();
	await mineSheet(page).waitFor({ state: 'detached' });
	expect(await generated(page, '.tool-uf', '::before')).toBe('"PE"');
	expect(reader.problems).toEqual([]);
});

test('without script the way leads to a page that says what to do instead', async () => {
	await using reader = await openVisit(browser, site.url, { javaScriptEnabled: false });
	const { page } = reader;
	await page.goto('/jogos-de-hoje');
	await openMine(page);
	expect(new URL(page.url()).pathname).toBe('/preferencias');
	expect(await page.getByText('precisa de JavaScript').isVisible()).toBe(true);
	expect(await page.locator('.mine-room').isVisible()).toBe(false);
	expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});
