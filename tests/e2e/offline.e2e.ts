import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { NO_PREFERENCES, writePreferences } from '#core/mine/preferences.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { anAccount } from '#tests/support/identity.ts';
import { startLine } from '#tests/support/line.ts';
import {
	age,
	followFirstGame,
	keptHour,
	keptPages,
	openOfflineReader,
	visitAndKeep,
} from '#tests/support/offline-reader.ts';
import { enterPanel, panelReady } from '#tests/support/sign-in-page.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hydrated } from '#tests/support/visit.ts';

// The clock is the real one: the worker has no other.
const stack = new AsyncDisposableStack();

let site: TestServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
	const { path: dataDir } = stack.use(await temporaryFolder());
	site = stack.use(
		await startTestServer({ address: { dataDir, databaseUrl: null }, config: { demo: true } }),
	);
	browser = stack.use(await launchBrowser());
});

afterAll(() => stack.disposeAsync());

const TODAY = '/jogos-de-hoje';
const DAY_MS = 24 * 60 * 60_000;

test('today, tomorrow, a followed team and an opened game are there without a connection, and the list filters', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	const preferences =
		writePreferences({ ...NO_PREFERENCES, teams: [{ id: 'flamengo', name: 'Flamengo' }] }) ?? '';
	await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
		PREFERENCES_KEY,
		preferences,
	] as const);
	await visitAndKeep(page, TODAY, TODAY, '/jogos-de-amanha', '/time/flamengo', '/sem-conexao');
	const game = await followFirstGame(page);
	await expect.poll(() => keptPages(page)).toContain(game);

	line.mode = 'down';
	for (const path of [game, '/time/flamengo', '/jogos-de-amanha', TODAY]) {
		await page.goto(path);
		expect([path, await keptHour(page)]).toEqual([path, expect.stringMatching(/^\d{13}$/)]);
		await page.locator('h1').first().waitFor();
	}
	await hydrated(page);
	const rows = page.locator('.day-list a[href^="/onde-assistir/"]:visible');
	const all = await rows.count();
	await page.getByRole('combobox').first().fill('nenhum time se chama assim');
	await expect.poll(() => rows.count()).toBeLessThan(all);
	expect(reader.problems).toEqual([]);
});

test('what is not kept leads to a page that says so and lists what is, at its own address', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/jogos-de-amanha', '/sem-conexao');
	line.mode = 'down';
	await page.goto('/campeonatos');
	expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sem conexão');
	expect(new URL(page.url()).pathname).toBe('/campeonatos');
	const list = page.getByRole('list', { name: 'O que está guardado aqui' });
	expect(await list.getByRole('link').count()).toBe(2);
	expect(await findingsEverywhere(page, [360])).toEqual([]);
	await list.getByRole('link', { name: /Jogos de amanhã/ }).click();
	await page.waitForURL('**/jogos-de-amanha');
	expect(await keptHour(page)).not.toBe(null);
	await page.goto('/campeonatos');
	line.mode = 'up';
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await page.getByRole('heading', { level: 1, name: /competições|campeonatos/i }).waitFor();
	expect(reader.problems).toEqual([]);
});

test('after midnight without a connection "hoje" is the page of the new date, never the one of yesterday', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	const today = dayOf(Date.now());
	const days = [paths.day(today), paths.day(addDays(today, 1))];
	await visitAndKeep(page, TODAY, TODAY, '/jogos-de-amanha', '/sem-conexao', ...days);
	await page.goto('/time/flamengo');
	await expect.poll(() => keptPages(page)).toContain('/time/flamengo');
	await age(page, DAY_MS);
	line.mode = 'down';
	for (const [place, path] of ['/jogos-de-hoje', '/jogos-de-amanha'].entries()) {
		await page.goto(path);
		expect([new URL(page.url()).pathname, await keptHour(page)]).toEqual([
			days[place],
			expect.any(String),
		]);
	}
	await page.goto('/time/flamengo');
	expect(await keptHour(page)).not.toBe(null);
	await page.goto('/ao-vivo');
	expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sem conexão');
	expect(reader.problems).toEqual([]);
});

test('on a slow line a kept page is shown after three seconds, and reads itself again once the answer comes', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	line.mode = 'slow';
	const began = performance.now();
	await page.goto(TODAY);
	expect(performance.now() - began).toBeGreaterThanOrEqual(3_000);
	expect(await keptHour(page)).not.toBe(null);
	await hydrated(page);
	line.release();
	await expect.poll(() => keptHour(page)).toBe(null);
	expect(reader.problems).toEqual([]);
});

test('back on the line a kept page shows what has changed meanwhile, without being loaded again', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	line.mode = 'down';
	await page.reload();
	await hydrated(page);
	const slogan = `Slogan ${randomUUID()}`;
	await site.context.db.transaction(async (trx) => {
		await createSettingWriter(trx).write(
			'configuracoes',
			'marca',
			{ ...DEFAULT_BRAND, slogan },
			Date.now(),
		);
		noteEverything(trx, Date.now());
	});
	expect(await page.locator('body').textContent()).not.toContain(slogan);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	line.mode = 'up';
	await page.evaluate(() => window.dispatchEvent(new Event('online')));
	await expect.poll(() => page.locator('body').textContent()).toContain(slogan);
	expect(await keptHour(page)).toBe(null);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	expect(reader.problems).toEqual([]);
});

test('the page of a captive portal is shown and not kept, whether it stands in for the guide or is led to', async () => {
	await using portal = await startLine(site.url);
	await using reader = await openOfflineReader(browser, site.url, {
		expected: /net::ERR_|Failed to load resource|Refused|violates/,
	});
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	line.mode = 'portal';
	await page.goto(TODAY);
	expect(await page.title()).toBe('Rede aberta');
	await page.goto('/times');
	line.mode = 'astray';
	portal.mode = 'portal';
	line.portalUrl = `${portal.url}/entrar`;
	await page.goto(TODAY);
	expect(new URL(page.url()).origin).toBe(portal.url);
	line.mode = 'down';
	await page.goto(line.url + TODAY);
	expect(await page.title()).toMatch(/^Jogos de Hoje/);
	expect(await keptPages(page)).not.toContain('/times');
});

test('who signs in keeps the pages of the guide and the session; of panel, sign-in and files nothing is kept', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	const before = await keptPages(page);
	const { email } = await anAccount(site.context.identity, { role: 'editor' });
	await enterPanel(page, email ?? '');
	await page.reload();
	await panelReady(page);
	expect(new URL(page.url()).pathname).toBe('/admin');
	const kept = await page.evaluate(async () => {
		const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		return (await Promise.all(stores.map((store) => store.keys())))
			.flat()
			.map(({ url }) => new URL(url).pathname);
	});
	expect(kept.filter((path) => /^\/(admin|login|session|identity|files|api)/.test(path))).toEqual(
		[],
	);
	expect(kept).toEqual(expect.arrayContaining(before));
	expect(reader.problems).toEqual([]);
});
