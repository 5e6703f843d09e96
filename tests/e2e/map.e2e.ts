import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import { NO_PREFERENCES, writePreferences } from '#core/mine/preferences.ts';
import { insertGames } from '#server/games/store-games.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { aBroadcast, aGame, at } from '#tests/support/factories.ts';
import { readersOf } from '#tests/support/mine-reader.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const DAY = '2026-11-22';
const MAP = `/mapa/${DAY}`;
const inside = (...include: Uf[]) => ({ coverage: { include, exclude: [] } });
const butIn = (...exclude: Uf[]) => ({ coverage: { include: [], exclude } });
const game = (home: string, away: string, hour: string, broadcast: Broadcast) =>
	aGame({
		home: { teamId: home, label: null },
		away: { teamId: away, label: null },
		kickoffAt: at(`${DAY}T${hour}`),
		broadcasts: [broadcast],
	});
/** Four games of Globo at one minute, two at another; one of SBT for all. */
const GAMES = [
	game(
		'vasco',
		'palmeiras',
		'16:00',
		aBroadcast('globo', inside('PE', 'BA', 'CE', 'RN', 'PB', 'AL', 'SE', 'RJ')),
	),
	game('gremio', 'bahia', '16:00', aBroadcast('globo', inside('RS', 'SC', 'PR'))),
	game('santos', 'remo', '16:00', aBroadcast('globo', inside('SP', 'MG', 'ES'))),
	game('flamengo', 'fortaleza', '16:00', aBroadcast('globo', inside('AM', 'PA', 'AP'))),
	game('botafogo', 'sport', '18:30', aBroadcast('globo', inside('PE', 'RJ'))),
	game('cruzeiro', 'vitoria', '18:30', aBroadcast('globo', butIn('PE', 'RJ'))),
	game('internacional', 'goias', '11:00', aBroadcast('sbt')),
];

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let site: TestServer;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	const now = at(`${DAY}T12:00`);
	site = await startTestServer({
		address: { dataDir: folder, databaseUrl: null },
		config: { clockOffsetMs: now - Date.now() },
	});
	const { db, data } = site.context;
	const options = {
		now,
		source: 'Tabela',
		actor: null,
		publication: 'published',
		demo: false,
	} as const;
	const facts = GAMES.map(({ id: _id, slug: _slug, ...facts }) => facts);
	const reference = await data.reference();
	await db.transaction((trx) => insertGames(trx, facts, { ...options, reference }));
	browser = await launchBrowser();
});
afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});
const readerWith = (...asked: Parameters<ReturnType<typeof readersOf>['readerWith']>) =>
	readersOf(() => browser, site.url).readerWith(...asked);

test('the map answers a tap in words and in place, and keeps the state for who asks for it', async () => {
	await using reader = await readerWith(null, { viewport: { width: 320, height: 740 } });
	const { page } = reader;
	await visit(page, MAP);
	const slot = page.locator('.map-slot:visible');
	const tile = (name: string) => slot.getByRole('link', { name: new RegExp(`\\b${name}:`) });
	expect([await slot.count(), await slot.locator('.map-tile').count()]).toEqual([1, 27]);
	const said = slot.locator('.map-say');
	const country = await said.innerText();
	await tile('Pernambuco').click();
	expect((await said.innerText()).replace(/\s+/g, ' ').trim()).toBe(
		'Em Pernambuco, às 16h na Globo: Vasco x Palmeiras, de graça.',
	);
	expect(await page.locator('.map-rows').innerText()).toMatch(
		/Vasco x Palmeiras[\s\S]*Botafogo x Sport/,
	);
	expect([
		await tile('Pernambuco').getAttribute('aria-current'),
		new URL(page.url()).pathname,
	]).toEqual(['true', MAP]);
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0);
	await tile('Pernambuco').click();
	expect(await said.innerText()).toBe(country);
	await slot.getByRole('link', { name: 'Globo 18h30' }).click();
	expect([await slot.count(), await slot.getAttribute('id'), new URL(page.url()).hash]).toEqual([
		1,
		'globo-18h30',
		'#globo-18h30',
	]);
	await tile('Bahia').press('Enter');
	await page.getByRole('button', { name: 'Guardar: assisto na Bahia' }).click();
	await page.waitForFunction(() => document.documentElement.dataset.uf === 'BA');
	expect(reader.problems).toEqual([]);
});

test('the reader’s state is told and ringed before any script of the page runs', async () => {
	await using reader = await readerWith(writePreferences({ ...NO_PREFERENCES, uf: 'PE' }));
	const { page } = reader;
	await page.route(/\.js$/, (route) => route.abort());
	await page.goto(MAP);
	expect(await page.locator('.map-say:visible').innerText()).toMatch(/^Em Pernambuco, às/);
	const ring = (uf: string) =>
		page
			.locator(`.map-tile[data-of=${uf}]:visible`)
			.evaluate((tile) => Number.parseFloat(getComputedStyle(tile).outlineWidth));
	expect([await ring('PE'), await ring('SP')]).toEqual([3, 0]);
});

test('without script: a state by its link, one slot at a time by its fragment, the table, the games', async () => {
	await using reader = await openVisit(browser, site.url, { javaScriptEnabled: false });
	const { page } = reader;
	await page.goto(MAP);
	const slot = page.locator('.map-slot:visible');
	expect(await slot.getByRole('table').getByRole('row').count()).toBe(6);
	await slot.getByRole('link', { name: /\bPernambuco:/ }).click();
	expect(new URL(page.url()).search).toBe('?estado=pe');
	expect(await slot.locator('.map-say').innerText()).toMatch(/^Em Pernambuco, às/);
	for (const hour of ['18h30', '16h']) {
		await slot.getByRole('link', { name: `Globo ${hour}`, exact: true }).click();
		expect(await slot.evaluateAll((all) => all.map((each) => each.id))).toEqual([`globo-${hour}`]);
	}
	await slot
		.locator('.map-games')
		.getByRole('link', { name: /^Vasco/ })
		.click();
	await page.waitForURL('**/onde-assistir/**');
	expect(await page.locator('.mini-map .mini-on rect:visible').count()).toBe(8);
	await page.getByRole('link', { name: 'Ver no mapa' }).click();
	expect(await slot.evaluateAll((all) => all.map((each) => each.id))).toEqual(['globo-16h']);
	await page.goto(`/jogos/${DAY}`);
	await page.getByRole('main').getByRole('link', { name: 'Mapa da TV' }).click();
	expect(new URL(page.url()).pathname).toBe('/mapa');
});

test('A01 axe finds nothing on the map, dark and light, at 320, 360, 768 and 1280 px', async () => {
	await using reader = await openVisit(browser, site.url, { reducedMotion: 'reduce' });
	await visit(reader.page, `${MAP}?estado=pe`);
	expect(await findingsEverywhere(reader.page, [320, 360, 768, 1280])).toEqual([]);
	expect(reader.problems).toEqual([]);
});
