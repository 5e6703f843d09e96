import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Broadcast } from '#core/games/broadcast.ts';
import { livePaths } from '#core/site/paths/live.ts';
import type { AppContext } from '#server/context.ts';
import { insertGames, type NewGame } from '#server/games/store-games.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { aBroadcast, aGame, at } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const KB = 1_024;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

type Loaded = { url: string; kind: string; bytes: number };

const read = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/**
 * Everything that a first visit to a page loads, in the bytes of gzip (fonts are packed already):
 * used, or only `read`.
 */
async function loadedBy(
	path: string,
	go: (page: Page, path: string) => Promise<unknown> = visit,
): Promise<Loaded[]> {
	await using reader = await openVisit(browser, site.url);
	const loading: Promise<Loaded>[] = [];
	reader.page.on('response', (response) => {
		const kind = response.request().resourceType();
		const size = (body: Buffer) => (kind === 'font' ? body.length : gzipSync(body).length);
		loading.push(
			response.body().then((body) => ({ url: response.url(), kind, bytes: size(body) })),
		);
	});
	await go(reader.page, path);
	return Promise.all(loading);
}

const sum = (files: Loaded[], kind: string) =>
	files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

test('A17 a day loads at most 20 KB of styles, 130,000 bytes of script and 45 KB of fonts, packed', async () => {
	const files = await loadedBy('/jogos-de-hoje');
	expect(sum(files, 'stylesheet')).toBeLessThanOrEqual(20 * KB);
	expect(sum(files, 'script')).toBeLessThanOrEqual(130_000);
	expect(sum(files, 'font')).toBeLessThanOrEqual(45 * KB);
	for (const kind of ['stylesheet', 'script', 'font'])
		expect([kind, sum(files, kind)]).not.toEqual([kind, 0]);
});

test('A17 no public page loads more than 130,000 bytes of script, packed, before its reader uses it', async () => {
	const game = /onde-assistir\/[^"]+/.exec(
		await (await fetch(`${site.url}/jogos-de-hoje`)).text(),
	)?.[0];
	const pages = [
		'/',
		`/${game}`,
		'/time/palmeiras',
		'/campeonato/brasileirao-a',
		'/canal/globo',
		'/times',
		'/mapa',
		'/busca?q=palmeiras',
		'/noticias',
	];
	for (const path of pages) {
		// Modules are fetched ahead as bytes, not as scripts.
		const modules = (await loadedBy(path, read)).filter(({ url }) => url.endsWith('.js'));
		const bytes = modules.reduce((total, module) => total + module.bytes, 0);
		expect([path, bytes]).toEqual([
			path,
			expect.toSatisfy((script: number) => script > 0 && script <= 130_000),
		]);
	}
});

/**
 * What a page loads to live: after it was taken over, without what every page has for a lost
 * connection (decision 0040).
 */
async function loadedToLive(path: string): Promise<number> {
	await using reader = await openVisit(browser, site.url, { serviceWorkers: 'allow' });
	const sizes = new Map<string, Promise<number>>();
	reader.page.on('response', (response) => {
		if (/\.js$/.test(response.url()))
			sizes.set(
				response.url(),
				response.body().then((body) => gzipSync(body).length),
			);
	});
	// All of it has come once it listens.
	const isListening = reader.page.waitForRequest((request) =>
		request.url().includes(livePaths.stream),
	);
	await visit(reader.page, path);
	await reader.page.locator('p.offline').waitFor({ state: 'attached' });
	const before = new Set(sizes.keys());
	expect([...before].filter((url) => IS_CLIENT.test(url))).toEqual([]);
	await isListening;
	const late = await Promise.all(
		[...sizes].flatMap(([url, size]) => (before.has(url) || url.endsWith('/sw.js') ? [] : size)),
	);
	return late.reduce((total, size) => total + size, 0);
}

const IS_CLIENT = /\/assets\/client-[^/"]+\.js/;

test('S9.04 what follows an open page is at most 12 KB, packed, and no page names it ahead', async () => {
	const game = /onde-assistir\/[^"]+/.exec(
		await (await fetch(`${site.url}/jogos-de-hoje`)).text(),
	)?.[0];
	for (const path of [
		`/${game}`,
		'/time/palmeiras',
		'/campeonato/brasileirao-a',
		'/times',
		'/mapa',
		'/noticias',
	]) {
		expect([path, await loadedToLive(path)]).toEqual([
			path,
			expect.toSatisfy((bytes: number) => bytes > 0 && bytes <= 12 * KB),
		]);
		expect(await (await fetch(`${site.url}${path}`)).text()).not.toMatch(IS_CLIENT);
	}
});

/** Its order, headings and merge come on top of the 12 KB: decision 0038 has the figures. */
test('S9.04 what follows an open day is at most 15,000 bytes, packed, and the day does not name it ahead', async () => {
	expect(await loadedToLive('/jogos-de-hoje')).toBeLessThanOrEqual(15_000);
	expect(await (await fetch(`${site.url}/jogos-de-hoje`)).text()).not.toMatch(IS_CLIENT);
});

test('A17 the fullest day of the demonstration is at most 30 KB of HTML, packed', async () => {
	for (const path of ['/jogos-de-hoje', `/jogos/${site.fullestDay}`]) {
		const body = await (await fetch(`${site.url}${path}`)).text();
		expect(body).toContain('data-game');
		expect([path, gzipSync(body).length]).toEqual([
			path,
			expect.toSatisfy((bytes: number) => bytes <= 30 * KB),
		]);
	}
});

/** A day of a hundred games between different teams, on three channels each. */
async function fillDay({ db, data, clock }: AppContext): Promise<void> {
	const reference = await data.reference();
	const [teams, competitions, channels] = [
		reference.teams,
		reference.competitions,
		reference.channels,
	].map((map) => [...map.keys()]);
	const broadcasts = (place: number): Broadcast[] =>
		[0, 1, 2].map((step) =>
			aBroadcast(channels?.[(place * 3 + step) % channels.length] ?? null, {
				state: step === 2 ? 'usual' : 'confirmed',
			}),
		);
	const games = Array.from({ length: 100 }, (_, place): NewGame => {
		const kickoffAt = at('2026-11-22T10:00') + (place % 26) * 30 * 60_000;
		const {
			id: _id,
			slug: _slug,
			publication: _p,
			demo: _d,
			revision: _r,
			createdAt: _c,
			updatedAt: _u,
			deletedAt: _x,
			...facts
		} = aGame({ kickoffAt });
		return {
			...facts,
			competitionId: competitions?.[place % 20] ?? '',
			home: { teamId: teams?.[place * 2] ?? null, label: null },
			away: { teamId: teams?.[place * 2 + 1] ?? null, label: null },
			round: `${(place % 38) + 1}ª rodada`,
			broadcasts: broadcasts(place),
		};
	});
	const note = { now: clock(), source: null, actor: null, reference };
	await db.transaction(async (trx) => {
		await insertGames(trx, games, { ...note, publication: 'published', demo: false });
	});
}

test('A17 a day of a hundred games is at most 30 KB of HTML, packed', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	try {
		await using server = await startTestServer({ address: { dataDir: folder, databaseUrl: null } });
		await fillDay(server.context);
		const { body } = await server.get('/jogos/2026-11-22');
		expect(body.match(/data-game="/g)).toHaveLength(100);
		expect(gzipSync(body).length).toBeLessThanOrEqual(30 * KB);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
