import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SQLITE_FILE } from '#server/db/open-database.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { type LineMode, startLine } from '#tests/support/line.ts';
import {
	isStreamAddress,
	type LaidGame,
	layGame,
	moveGame,
	openData,
	START,
	showsHour,
	streamOpened,
	watchErrors,
} from '#tests/support/live/live-site.ts';
import { visitAndKeep } from '#tests/support/offline-reader.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hydrated, openVisit, visit } from '#tests/support/visit.ts';
import { startWeb } from '#tests/support/web-process.ts';

const DAY_MS = 86_400_000;
const PAGE = '/jogos-de-hoje';
/** What a browser says of each request that fails. */
const NETWORK = /ERR_|status of 50\d/;

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let site: TestServer;
const stack = new AsyncDisposableStack();
beforeAll(async () => {
	browser = stack.use(await launchBrowser());
	site = stack.use(await openSite(stack.use(await temporaryFolder()).path));
});
afterAll(() => stack.disposeAsync());

const openSite = (dataDir: string, port = 0) =>
	startTestServer({
		address: { dataDir, databaseUrl: null },
		config: { clockOffsetMs: START - Date.now(), port },
	});

/**
 * Opens a page whose time the test moves, `wrong` milliseconds beside the guide's; resolves once
 * its client has asked for a stream.
 */
async function visitInTime(page: Page, path: string, wrong = 0): Promise<void> {
	await page.clock.install({ time: site.context.clock() + wrong });
	const isAsked = page.waitForRequest((request) => isStreamAddress(request.url()));
	await visit(page, path);
	await page.clock.runFor(5_000);
	await isAsked;
}

/**
 * Lets the time of a page go on in steps until something is seen; answers how long that took there.
 * What waits for the network has its turn between.
 */
async function until(
	page: Page,
	step: number,
	seen: () => Promise<boolean> | boolean,
): Promise<number> {
	const now = () => page.evaluate(() => performance.now());
	const began = await now();
	const waits = new Set<Request>();
	page.on('request', (request) => isStreamAddress(request.url()) || waits.add(request));
	page.on('requestfinished', (request) => waits.delete(request));
	page.on('requestfailed', (request) => waits.delete(request));
	const isThere = async () => {
		await page.clock.fastForward(step);
		await expect.poll(() => waits.size, { interval: 20 }).toBe(0);
		return seen();
	};
	await expect.poll(isThere, { interval: 20 }).toBe(true);
	return (await now()) - began;
}

const strip = async (page: Page) => (await page.locator('.offline').textContent()) ?? '';
const isOffline = (page: Page) => async () => (await strip(page)).startsWith('sem conexão');
const has =
	(page: Page, { slug }: { slug: string }, hour: string) =>
	async () =>
		(await page.locator(`main li[data-game="${slug}"] time`, { hasText: hour }).count()) > 0;

test('S9.04 a process that is killed with streams open comes back, and two tabs show what changed meanwhile', async () => {
	await using folder = await temporaryFolder();
	const env = { DATA_DIR: folder.path, GUIA_NOW: new Date(START).toISOString() };
	const first = await startWeb(env);
	await using data = await openData(folder.path);
	const game = await layGame(data, '21:30');
	await using reader = await openVisit(browser, first.url);
	const errors = watchErrors(reader.context);
	const isOpen = streamOpened(reader.page);
	await visit(reader.page, PAGE);
	await isOpen;
	const tabs = [reader.page, await reader.context.newPage()];
	await visit(tabs[1] as Page, PAGE);
	const isLost = reader.page.waitForEvent('requestfailed', (request) =>
		isStreamAddress(request.url()),
	);
	await first[Symbol.asyncDispose]();
	await isLost;
	await moveGame(data, game, '19:00');
	await using _second = await startWeb({ ...env, PORT: new URL(first.url).port });
	await Promise.all(tabs.map((tab) => showsHour(tab, game, '19h')));
	expect(errors).toEqual([]);
});

/**
 * The guide answers with the moved game from then on: on the time line of a page that may be a
 * minute later.
 */
async function moveAndDraw(game: LaidGame, time: string): Promise<void> {
	const tag = async () => (await fetch(site.url + PAGE, { method: 'HEAD' })).headers.get('etag');
	const before = await tag();
	await moveGame(site.context, game, time);
	await expect.poll(tag, { interval: 20 }).not.toBe(before);
}

/**
 * A day without the word of a stream: a line that holds it back, or a guide that has no place for
 * it.
 */
async function openUnheard(mode: LineMode) {
	const line = await startLine(site.url);
	line.mode = mode;
	const reader = await openVisit(browser, line.url, { expected: NETWORK });
	const streams: number[] = [];
	reader.page.on(
		'request',
		(request) => isStreamAddress(request.url()) && streams.push(performance.now()),
	);
	await visitInTime(reader.page, PAGE);
	const close = async () => {
		await reader[Symbol.asyncDispose]();
		await line[Symbol.asyncDispose]();
	};
	return { ...reader, line, [Symbol.asyncDispose]: close };
}

test('S9.04 behind a proxy that holds streams back a page notices, asks for itself each minute, and shows the change', async () => {
	const game = await layGame(site.context, '21:00');
	const follow = async (mode: LineMode) => {
		const reader = stack.use(await openUnheard(mode));
		const { page } = reader;
		expect(await until(page, 1_000, isOffline(page))).toBeLessThan(15_000);
		// The guide is there after all: the page itself is answered.
		expect(await until(page, 1_000, async () => !(await isOffline(page)()))).toBeLessThan(15_000);
		return reader;
	};
	const readers = await Promise.all([follow('holding'), follow('mute')]);
	await moveAndDraw(game, '19:00');
	await Promise.all(
		readers.map(async ({ page }) =>
			expect(await until(page, 5_000, has(page, game, '19h'))).toBeLessThan(75_000),
		),
	);
	await moveGame(site.context, game, '19:15');
	for (const { line } of readers) line.release();
	await Promise.all(readers.map(async ({ page }) => until(page, 1_000, has(page, game, '19h15'))));
	expect(await Promise.all(readers.map(({ page }) => strip(page)))).toEqual(['', '']);
	expect(readers.flatMap(({ problems }) => problems)).toEqual([]);
});

test('S9.04 a guide without room for a stream is waited for as it says, and the page asks for itself meanwhile', async () => {
	const game = await layGame(site.context, '20:00');
	await using reader = await openVisit(browser, site.url, { expected: NETWORK });
	const { page } = reader;
	let asked = 0;
	await page.route('**/api/v1/stream*', (route) => {
		asked += 1;
		return asked > 1
			? route.continue()
			: route.fulfill({ status: 503, headers: { 'retry-after': '200' }, body: '' });
	});
	await visitInTime(page, PAGE);
	const began = await page.evaluate(() => performance.now());
	await moveAndDraw(game, '20:15');
	await until(page, 1_000, has(page, game, '20h15'));
	await moveAndDraw(game, '20:30');
	expect(await until(page, 5_000, has(page, game, '20h30'))).toBeLessThan(75_000);
	expect([asked, await strip(page)]).toEqual([1, '']);
	await until(page, 5_000, () => asked > 1);
	expect((await page.evaluate(() => performance.now())) - began).toBeGreaterThan(195_000);
	await moveGame(site.context, game, '20:45');
	await showsHour(page, game, '20h45');
	expect(reader.problems).toEqual([]);
});

test('S9.04 on a device whose clock is wrong by a day, page and countdowns keep the hour of the guide, also without a connection', async () => {
	const game = await layGame(site.context, '17:50');
	const open = async (path: string, wrong: number) => {
		const reader = stack.use(await openVisit(browser, site.url, { expected: NETWORK }));
		await visitInTime(reader.page, path, wrong);
		return reader;
	};
	const followDay = async (wrong: number) => {
		const { page, context, problems } = await open(PAGE, wrong);
		const row = page.locator(`main li[data-game="${game.slug}"]`).first();
		await row.locator('.soon', { hasText: /^em (50|49) min$/ }).waitFor();
		// The guide's own clock does not leap: from now on its word would be an old one.
		await page.route('**/api/v1/**', (route) => route.abort());
		await until(page, 300_000, async () => (await row.locator('.tag-live').count()) > 0);
		expect(await page.locator('h1').textContent()).toBe('Jogos de hoje na TV');
		await context.setOffline(true);
		await until(page, 10_000, isOffline(page));
		expect(await strip(page)).toMatch(/^sem conexão · dados das 1[78]h\d*$/);
		return problems;
	};
	const own = open(`/onde-assistir/${game.slug}`, DAY_MS).then(async ({ page, problems }) => {
		await page.locator('.count', { hasText: /(50|49) min/ }).waitFor();
		return problems;
	});
	expect((await Promise.all([followDay(DAY_MS), followDay(-DAY_MS), own])).flat()).toEqual([]);
});

test('S9.04 a backup of older data put back: open pages and a page out of the cache show it', async () => {
	await using folder = await temporaryFolder();
	const before = await openSite(folder.path);
	const game = await layGame(before.context, '21:30');
	const { port } = new URL(before.url);
	await before[Symbol.asyncDispose]();
	const [file, copy] = [join(folder.path, SQLITE_FILE), join(folder.path, 'copy')];
	await copyFile(file, copy);

	const later = await openSite(folder.path, Number(port));
	await using reader = await openVisit(browser, later.url, { expected: NETWORK });
	const { context, page } = reader;
	const isOpen = streamOpened(page);
	await visit(page, PAGE);
	await isOpen;
	for (const hour of ['20:00', '19:30', '19:00']) await moveGame(later.context, game, hour);
	await showsHour(page, game, '19h');
	const own = await context.newPage();
	const isShared = streamOpened(page);
	await visit(own, `/onde-assistir/${game.slug}`);
	await isShared;
	const cached = await context.newPage();
	await visit(cached, PAGE);
	await visit(cached, '/sobre-nos');
	await later[Symbol.asyncDispose]();
	for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
	await copyFile(copy, file);

	await using _restored = await openSite(folder.path, Number(port));
	await showsHour(page, game, '21h30');
	await own.locator('.hero-hour', { hasText: '21h30' }).waitFor();
	await cached.goBack();
	await hydrated(cached);
	await showsHour(cached, game, '21h30');
	expect(reader.problems).toEqual([]);
});

test('S9.04 a kept page on a device whose clock is wrong by a day keeps its day and hour without a connection', async () => {
	await using line = await startLine(site.url);
	// To the guide of yesterday every device is a day ahead; the worker has no clock but the
	// device's.
	line.rewrite = (_path, body, headers) => {
		headers.date = new Date(site.context.clock()).toUTCString();
		return body;
	};
	await using reader = await openVisit(browser, line.url, {
		serviceWorkers: 'allow',
		expected: NETWORK,
	});
	const { page } = reader;
	await visitAndKeep(page, PAGE, PAGE);
	line.mode = 'down';
	await page.reload();
	await hydrated(page);
	await expect.poll(() => strip(page)).toMatch(/^sem conexão · dados das 17h\d*$/);
	expect(await page.locator('h1').textContent()).toBe('Jogos de hoje na TV');
	expect(reader.problems).toEqual([]);
});
