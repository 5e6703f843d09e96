import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { wantedAddresses } from '#core/live/offline/kept-days.ts';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { NO_PREFERENCES, writePreferences } from '#core/mine/preferences.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { anAccount } from '#tests/support/identity.ts';
import { startLine } from '#tests/support/line.ts';
import {
	age,
	keptHour,
	keptPages,
	openOfflineReader,
	visitAndKeep,
} from '#tests/support/offline-reader.ts';
import { enterPanel, panelReady } from '#tests/support/sign-in-page.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hydrated, visit } from '#tests/support/visit.ts';

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

async function buildNow(url: string): Promise<string> {
	return (await fetch(url + TODAY)).headers.get('x-guia-build') ?? '';
}

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
	const game =
		(await page.locator('.day-list a[href^="/onde-assistir/"]').first().getAttribute('href')) ?? '';
	await page.locator(`a[href="${game}"]`).first().click();
	await page.waitForURL(`**${game}`);
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
		await createSettingRepository(trx).write(
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

test('a deploy waits for the page of the older build that is open, then takes over; its data never reach that page', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line, context } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	const former = await buildNow(line.url);
	const next = former.replaceAll(/./g, 'f');
	// The same site as another build of itself: pages, data and worker say so.
	line.rewrite = (path, body, headers) => {
		if (headers['x-guia-build'] !== undefined) headers['x-guia-build'] = next;
		delete headers.etag;
		return path === '/sw.js' ? Buffer.from(body.toString().replaceAll(former, next)) : body;
	};
	const other = await context.newPage();
	await visit(other, '/times');
	const waiting = () =>
		other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
	await expect.poll(waiting).toBe('installed');
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page
		.getByRole('navigation', { name: 'Outros dias' })
		.getByRole('link', { name: /amanhã/ })
		.click();
	await page.waitForURL('**/jogos-de-amanha');
	await page.waitForFunction(() => !('sameDocument' in window));
	await hydrated(page);
	await expect.poll(waiting).toBe(undefined);
	expect(await keptHour(page)).toBe(null);
	expect(reader.problems).toEqual([]);
});

test('SERVICE_WORKER=off: the next navigation undoes the worker and all that it kept, and pages register none', async () => {
	const { dataDir } = site.context.config;
	await using without = await startTestServer({
		address: { dataDir, databaseUrl: null },
		config: { serviceWorker: false },
	});
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	line.target = without.url;
	const left = () =>
		page.evaluate(async () => [
			(await navigator.serviceWorker.getRegistrations()).length,
			(await caches.keys()).filter((name) => name.startsWith('guia-')).length,
		]);
	await visit(page, '/times');
	await expect.poll(left).toEqual([0, 0]);
	const answer = await page.reload();
	expect(answer?.headers()['content-security-policy']).toContain("worker-src 'none'");
	await hydrated(page);
	expect(await left()).toEqual([0, 0]);
	expect(reader.problems).toEqual([]);
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

const BROKEN: Record<string, string> = {
	'a store that throws':
		"Object.defineProperty(self, 'caches', { value: { open() { throw new Error('no') }, keys() { throw new Error('no') } } });",
	'a store without room':
		"Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));",
	'a store that is blocked':
		"caches.__proto__.open = caches.__proto__.keys = () => Promise.reject(new DOMException('blocked', 'SecurityError'));",
};

test.each(Object.entries(BROKEN))(
	'%s: the guide is online only, and nothing is said of it',
	async (_name, code) => {
		await using reader = await openOfflineReader(browser, site.url, { expected: /^$/ });
		const { page, line, context } = reader;
		line.rewrite = (path, body) =>
			path === '/sw.js' ? Buffer.concat([Buffer.from(code), body]) : body;
		const said: string[] = [];
		context.on('console', (message) => message.type() === 'error' && said.push(message.text()));
		await visit(page, TODAY);
		await expect
			.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
			.toBe(true);
		await page.locator('.day-list a[href^="/onde-assistir/"]').first().click();
		await page.waitForURL('**/onde-assistir/**');
		await visit(page, '/times');
		expect(await keptHour(page)).toBe(null);
		expect([reader.problems, said]).toEqual([[], []]);
	},
);

test('a browser that refuses the worker, and damaged pages in its store, leave the guide online only', async () => {
	await using refusing = await openOfflineReader(browser, site.url, { expected: /^$/ });
	await refusing.page.addInitScript(() => {
		ServiceWorkerContainer.prototype.register = () =>
			Promise.reject(new DOMException('refused', 'SecurityError'));
	});
	await visit(refusing.page, TODAY);
	expect(refusing.problems).toEqual([]);

	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	// All of them: one that is kept after the damage would tell the same day, whole.
	await visitAndKeep(page, TODAY, ...wantedAddresses(Date.now(), []));
	await page.evaluate(async () => {
		const cache = await caches.open('guia-pages');
		for (const request of await cache.keys()) {
			const whole = (await cache.match(request)) as Response;
			const cut = new Response((await whole.text()).slice(0, 5_000), { headers: whole.headers });
			if (request.url.includes('/jogos'))
				await cache.put(request, request.url.endsWith('hoje') ? cut : new Response('<html>'));
		}
	});
	line.mode = 'down';
	for (const path of [TODAY, '/jogos-de-amanha']) {
		await page.goto(path);
		expect([path, await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([
			path,
			'Sem conexão',
		]);
	}
	line.mode = 'up';
	await visit(page, TODAY);
	expect(await keptHour(page)).toBe(null);
	expect(reader.problems).toEqual([]);
});

test('the worker is small, is asked for at each navigation, and may load nothing but this site; pages allow that one worker alone', async () => {
	const worker = await site.get('/sw.js', { headers: { 'accept-encoding': 'gzip' } });
	expect(Number(worker.headers['content-length'])).toBeLessThanOrEqual(10_000);
	expect(worker.headers).toMatchObject({
		'cache-control': 'no-cache',
		'content-security-policy': "default-src 'none'; connect-src 'self'",
		'content-type': 'text/javascript; charset=utf-8',
	});
	const policy = async (path: string) =>
		String((await site.get(path)).headers['content-security-policy']);
	expect(await policy(TODAY)).toMatch(/worker-src 'self'.*; trusted-types guia-sw$/);
	expect(await policy('/login')).toMatch(/worker-src 'none'.*; trusted-types 'none'$/);
});
