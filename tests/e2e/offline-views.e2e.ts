import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import {
	followFirstGame,
	keptHour,
	openOfflineReader,
	visitAndKeep,
} from '#tests/support/offline-reader.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hydrated } from '#tests/support/visit.ts';

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

test('what an address asks of a day is asked of the kept one too', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	line.mode = 'down';
	await page.goto(`${TODAY}?gratis=1`);
	await page.waitForURL(`**${TODAY}?gratis=1`);
	await page
		.getByRole('main')
		.getByRole('status')
		.filter({ hasText: / de \d+ jogos/ })
		.waitFor();
	expect(await keptHour(page)).not.toBe(null);
	await page.goto(`${TODAY}?filtros=1`);
	await page.getByRole('heading', { name: 'Filtrar jogos' }).first().waitFor();
	expect(reader.problems).toEqual([]);
});

test('the hour of a kept copy goes with it: the next page came from the guide', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await visitAndKeep(page, TODAY, TODAY, '/sem-conexao');
	line.mode = 'down';
	await page.reload();
	await hydrated(page);
	await page.locator('.offline').filter({ hasText: 'sem conexão' }).waitFor();
	// The kept page itself never catches up.
	await page.route('**/*', (route) =>
		route.request().method() === 'HEAD' ? route.abort() : route.continue(),
	);
	line.mode = 'up';
	await followFirstGame(page);
	expect(await keptHour(page)).toBe(null);
	expect(reader.problems).toEqual([]);
});

test('S9.04 the hour of the data is that of the guide, whatever the device says', async () => {
	const { path: dataDir } = stack.use(await temporaryFolder());
	const config = { demo: true, clockOffsetMs: -3 * DAY_MS };
	await using old = await startTestServer({ address: { dataDir, databaseUrl: null }, config });
	await using reader = await openOfflineReader(browser, old.url);
	const { page, line } = reader;
	const today = dayOf(Date.now() - 3 * DAY_MS);
	await visitAndKeep(page, TODAY, TODAY, paths.day(addDays(today, 1)));
	line.mode = 'down';
	await page.reload();
	await page
		.locator('.offline')
		.filter({ hasText: /^sem conexão · dados das? \d+h\d*$/ })
		.waitFor();
	expect(dayOf(Number(await keptHour(page)))).toBe(today);
	expect(reader.problems).toEqual([]);
});
