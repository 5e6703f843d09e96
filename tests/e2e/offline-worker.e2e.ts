import { afterAll, beforeAll, expect, test } from 'vitest';
import { wantedAddresses } from '#core/live/offline/kept-days.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import {
	followFirstGame,
	keptHour,
	openOfflineReader,
	visitAndKeep,
} from '#tests/support/offline-reader.ts';
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

async function buildNow(url: string): Promise<string> {
	return (await fetch(url + TODAY)).headers.get('x-guia-build') ?? '';
}

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

test('going back asks for the page again: an old copy of the browser is never kept as new', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	const asked: string[] = [];
	line.rewrite = (path, body) => {
		asked.push(path);
		return body;
	};
	await visit(page, '/times');
	asked.length = 0;
	await page.goBack();
	await hydrated(page);
	expect(asked).toContain(TODAY);
	expect(await keptHour(page)).toBe(null);

	line.mode = 'down';
	await page.goForward();
	await page.goBack();
	expect(await keptHour(page)).toEqual(expect.stringMatching(/^\d{13}$/));
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
		await followFirstGame(page);
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
