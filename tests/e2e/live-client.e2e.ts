import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGame } from '#server/games/create-game.ts';
import { editGame } from '#server/games/edit-game.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { aTypedGame } from '#tests/support/factories.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const TODAY = '2026-11-20';
/** The hour of the guide when the journeys begin. */
const START = Date.parse(`${TODAY}T17:00:00-03:00`);
const clockOffsetMs = START - Date.now();

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: TestServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	[browser, folder] = await Promise.all([launchBrowser(), temporaryFolder()]);
	site = await openSite(0);
});
afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await folder[Symbol.asyncDispose]();
});

const openSite = (port: number) =>
	startTestServer({
		address: { dataDir: folder.path, databaseUrl: null },
		config: { clockOffsetMs, port },
	});
const operator = () => ({ actor: 'Ana', now: site.context.clock() });
const typed = (time: string) => aTypedGame({ date: TODAY, time });

async function create(time: string): Promise<{ id: string; slug: string }> {
	const result = await createGame(site.context, typed(time), operator());
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

/** An operator moves the game to another hour. */
async function move({ id }: { id: string }, time: string): Promise<void> {
	const { revision = 0 } = (await site.context.data.games.byId(id)) ?? {};
	const result = await editGame(site.context, { id, revision, change: typed(time) }, operator());
	if (!result.ok) throw new Error(JSON.stringify(result.error));
}

const isStream = (request: Request) => request.url().includes('/api/v1/stream');
const row = (page: Page, { slug }: { slug: string }) =>
	page.locator(`main li[data-game="${slug}"]`);
const shows = (page: Page, game: { slug: string }, hour: string) =>
	row(page, game).locator('time', { hasText: hour }).first().waitFor();
const opened = (page: Page) =>
	page.waitForResponse((response) => isStream(response.request()) && response.ok());

/** Every stream that is asked for in a profile, by the tab that asks. */
function streamsOf(context: BrowserContext): Page[] {
	const streams: Page[] = [];
	context.on('request', (request) => {
		if (isStream(request)) streams.push(request.frame().page());
	});
	return streams;
}

test('S9.04 two tabs have one stream; when the tab that holds it is closed, the other goes on from where it was', async () => {
	const game = await create('21:30');
	await using reader = await openVisit(browser, site.url);
	const streams = streamsOf(reader.context);
	const { page: first } = reader;
	const isOpen = opened(first);
	await visit(first, '/jogos-de-hoje');
	await isOpen;
	const second = await reader.context.newPage();
	await visit(second, '/jogos-de-hoje');
	// The tab that leads waits for the lock of each tab that it has heard.
	const awaited = () =>
		second.evaluate(async () =>
			(await navigator.locks.query()).pending?.map(({ name }) => name ?? ''),
		);
	await expect.poll(awaited).toContainEqual(expect.stringMatching(/^guia-live-1-/));
	await move(game, '19:00');
	await Promise.all([shows(first, game, '19h'), shows(second, game, '19h')]);
	expect(streams).toEqual([first]);

	const goesOn = opened(second);
	await first.close();
	await move(game, '19:30');
	await goesOn;
	await shows(second, game, '19h30');
	expect(streams).toEqual([first, second]);
	expect(reader.problems).toEqual([]);
});

test('S9.04 a guide that went away is found again, with what changed meanwhile', async () => {
	const game = await create('20:00');
	await using reader = await openVisit(browser, site.url, { expected: /ERR_|status of 50\d/ });
	const { page } = reader;
	const isOpen = opened(page);
	await visit(page, '/jogos-de-hoje');
	await isOpen;
	const { port } = new URL(site.url);
	const isLost = page.waitForEvent('requestfailed', isStream);
	await site[Symbol.asyncDispose]();
	await isLost;
	site = await openSite(Number(port));
	await move(game, '20:15');
	await shows(page, game, '20h15');
	expect(reader.problems).toEqual([]);
});

/** What may be wrong with the storage of a browser: each runs in the page before its scripts. */
const FAULTS: Record<string, () => void> = {
	none: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
	private: () => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('denied', 'SecurityError');
		};
	},
	blocked: () => {
		IDBFactory.prototype.open = function open() {
			const request = new EventTarget();
			setTimeout(() =>
				(request as unknown as IDBOpenDBRequest).onblocked?.(
					new Event('blocked') as IDBVersionChangeEvent,
				),
			);
			return request as unknown as IDBOpenDBRequest;
		};
	},
	damaged: () => {
		IDBFactory.prototype.open = function open() {
			const request = Object.assign(new EventTarget(), {
				error: new DOMException('damaged', 'UnknownError'),
			});
			setTimeout(() => (request as unknown as IDBOpenDBRequest).onerror?.(new Event('error')));
			return request as unknown as IDBOpenDBRequest;
		};
	},
	full: () => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	},
};

test('S9.04 without a storage that works the page follows online, and no error is told', async () => {
	const game = await create('18:00');
	const open = async (fault: () => void) => {
		const reader = await openVisit(browser, site.url);
		await reader.page.addInitScript(fault);
		const isOpen = opened(reader.page);
		await visit(reader.page, '/jogos-de-hoje');
		await isOpen;
		return reader;
	};
	await using stack = new AsyncDisposableStack();
	const readers = await Promise.all(Object.values(FAULTS).map(open));
	for (const reader of readers) stack.use(reader);
	await move(game, '18:45');
	await Promise.all(readers.map(({ page }) => shows(page, game, '18h45')));
	expect(readers.flatMap(({ problems }) => problems)).toEqual([]);
});

/** The records of the cache, and those that its index finds for the day. */
function readKept(page: Page): Promise<{ slugs: string[]; bytes: number[]; keyed: number }> {
	return page.evaluate(async (day) => {
		// Asking for a database that is not there would make an empty one.
		if (!(await indexedDB.databases()).some(({ name }) => name === 'guia-live'))
			return { slugs: [], bytes: [], keyed: 0 };
		const done = <Value>(request: IDBRequest<Value>) =>
			new Promise<Value>((resolve) =>
				request.addEventListener('success', () => resolve(request.result)),
			);
		const database = await done(indexedDB.open('guia-live'));
		const games = database.transaction('games').objectStore('games');
		const [all, keyed] = await Promise.all([
			done(games.getAll()),
			done(games.index('keys').count(day)),
		]);
		database.close();
		return { slugs: all.map(({ slug }) => slug), bytes: all.map(({ bytes }) => bytes), keyed };
	}, `day:${TODAY}`);
}

test('S9.04 the games of a day are kept with their estimated bytes, and a tab that needs the database gets it', async () => {
	const game = await create('22:00');
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await expect.poll(async () => (await readKept(page)).slugs).toContain(game.slug);
	const { bytes, keyed } = await readKept(page);
	expect([Math.min(...bytes) > 300, keyed]).toEqual([true, 0]);
	await page.evaluate(
		() =>
			new Promise((resolve) =>
				indexedDB.deleteDatabase('guia-live').addEventListener('success', resolve),
			),
	);
	await move(game, '22:15');
	await shows(page, game, '22h15');
	expect(reader.problems).toEqual([]);
});
