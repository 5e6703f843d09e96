import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import type { GameChangeInput } from '#core/games/contract/form.ts';
import { createGame } from '#server/games/create-game.ts';
import { editGame } from '#server/games/edit-game.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { aTypedGame } from '#tests/support/factories.ts';
import { forgetShifts, shiftsOf, watchShifts } from '#tests/support/layout-shifts.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { DESKTOP, openVisit, PHONE, visit } from '#tests/support/visit.ts';

/** The hour of the guide when the journeys begin. */
const START = Date.parse('2026-11-20T17:00:00-03:00');
const TODAY = '2026-11-20';
const OPERATOR = () => ({ actor: 'Ana', now: site.context.clock() });
const TIMES = [
	'18:00',
	'18:30',
	'19:00',
	'20:00',
	'20:00',
	'21:00',
	'21:30',
	'21:45',
	'22:00',
	'22:30',
];
const TEAMS = [
	'gremio',
	'bahia',
	'santos',
	'sao-paulo',
	'botafogo',
	'vasco',
	'cruzeiro',
	'fluminense',
	'internacional',
	'fortaleza',
];

let folder: string;
let site: TestServer;
let filled: Awaited<ReturnType<typeof fillDay>>;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
	folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	site = await startTestServer({
		address: { dataDir: folder, databaseUrl: null },
		config: { clockOffsetMs: START - Date.now() },
	});
	filled = await fillDay();
});
afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

const stored = <Value>(
	result: { ok: true; value: Value } | { ok: false; error: unknown },
): Value => {
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
};
const side = (teamId = '') => ({ teamId, label: null });

async function create(over: Partial<GameChangeInput>) {
	return stored(await createGame(site.context, aTypedGame({ date: TODAY, ...over }), OPERATOR()));
}

/** An operator saves another version of a game. */
async function save(game: { id: string }, over: Partial<GameChangeInput>) {
	const { revision = 0 } = (await site.context.data.games.byId(game.id)) ?? {};
	return stored(
		await editGame(
			site.context,
			{ id: game.id, revision, change: aTypedGame({ date: TODAY, ...over }) },
			OPERATOR(),
		),
	);
}

const row = (page: Page, slug: string) => page.locator(`main li[data-game="${slug}"]`);
const said = (page: Page) => page.locator('body > p[role="status"].vh');
/** The stream is open: its page hears what is saved from now on. */
const listens = (page: Page) =>
	page.waitForResponse((response) => response.url().includes('/api/v1/stream') && response.ok());

const shownOn = (channelId: string, include: Uf[] = []) => ({
	...{
		channelId,
		state: 'confirmed' as const,
		note: null,
		source: null,
		link: null,
		verifiedAt: null,
	},
	coverage: { include, exclude: [] },
});

/** The classic at 21h30, and a day around it that fills more than the screen of a phone. */
async function fillDay() {
	const classic = { time: '21:30', broadcasts: [shownOn('globo', ['SP'])] };
	const game = await create(classic);
	const others = [];
	for (const [place, home] of TEAMS.entries()) {
		const sides = { home: side(home), away: side(TEAMS[(place + 1) % TEAMS.length]) };
		// At 20h one network shows two states different games: the day has a map, whatever becomes of
		// the classic.
		const shown =
			{ 3: shownOn('globo', ['SP']), 4: shownOn('globo', ['RJ']) }[place] ?? shownOn('premiere');
		others.push(await create({ ...sides, time: TIMES[place] ?? null, broadcasts: [shown] }));
	}
	return { game, classic, others };
}

test('S9.04 an operator moves a game: the row, its page, the team, the map and the counters follow, in place', async () => {
	const { game, classic, others } = filled;
	await using stack = new AsyncDisposableStack();
	const problems: string[][] = [];
	const open = async (path: string, viewport = PHONE) => {
		const reader = stack.use(await openVisit(browser, site.url, { viewport }));
		problems.push(reader.problems);
		await watchShifts(reader.page);
		const isOpen = listens(reader.page);
		await visit(reader.page, path);
		await isOpen;
		return reader.page;
	};
	const [day, wide, own, team, map, index] = await Promise.all([
		open('/jogos-de-hoje'),
		open('/jogos-de-hoje', DESKTOP),
		open(`/onde-assistir/${game.slug}`),
		open('/time/flamengo'),
		open('/mapa'),
		open('/times'),
	]);
	expect(await map.locator('main').textContent()).not.toContain('19h');
	// The reader is in the middle of the list, by keyboard.
	await day.evaluate(() => window.scrollTo(0, 420));
	const link = row(day, others[7]?.slug ?? '').locator('.pair a');
	await link.focus();
	const place = () =>
		day.evaluate(() => [
			document.activeElement?.getAttribute('href'),
			document.activeElement?.getBoundingClientRect().top,
		]);
	const before = await place();

	await Promise.all([wide, map, own, team].map(forgetShifts));
	await save(game, { ...classic, time: '19:00' });
	await row(day, game.slug).locator('.moved', { hasText: 'mudou de 21h30 para 19h' }).waitFor();
	await row(wide, game.slug).locator('.moved').waitFor();
	await own.locator('.hero-hour', { hasText: '19h' }).waitFor();
	await own.locator('.hero .moved', { hasText: 'mudou de 21h30 para 19h' }).waitFor();
	await own.locator('.history', { hasText: 'mudou de 21h30 para 19h' }).waitFor();
	await row(team, game.slug).locator('time', { hasText: '19h' }).waitFor();
	await map.locator('main', { hasText: '19h' }).waitFor();
	const [address, top] = await place();
	expect(address).toBe(before[0]);
	expect(Math.abs(Number(top) - Number(before[1]))).toBeLessThan(2);
	// At the top of a page nothing can be scrolled back: what moves glides (docs/decisions/0039: what
	// Chrome still counts).
	expect(await shiftsOf(map)).toBe(0);
	expect(await shiftsOf(wide)).toBeLessThan(0.001);
	for (const page of [own, team]) expect(await shiftsOf(page)).toBeLessThan(0.005);
	expect(await said(day).allTextContents()).toEqual([
		'Flamengo x Palmeiras mudou de 21h30 para 19h.',
	]);

	expect(await day.locator('.day-facts').textContent()).toMatch(/11 jogos$/);
	const counted = (games: string) =>
		index.locator('.letter-list a[href="/time/gremio"]', { hasText: games });
	await counted('2').waitFor();
	await save(others[0] ?? game, {
		home: side(TEAMS[0]),
		away: side(TEAMS[1]),
		time: TIMES[0] ?? null,
		status: 'postponed',
	});
	await day.locator('.day-facts', { hasText: '10 jogos' }).waitFor();
	await day.locator('.strip [aria-current] small', { hasText: '10' }).waitFor();
	await counted('1').waitFor();
	expect(problems.flat()).toEqual([]);
});

test('S9.04 a page that comes back from the back/forward cache hears what it has missed', async () => {
	const game = await create({
		date: '2026-11-21',
		home: side('flamengo'),
		away: side('vasco'),
		time: '16:00',
	});
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	const isOpen = listens(page);
	await visit(page, '/jogos-de-amanha');
	await isOpen;
	const turn = (type: string) =>
		page.evaluate(
			(name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
			type,
		);
	await turn('pagehide');
	await save(game, {
		date: '2026-11-21',
		home: side('flamengo'),
		away: side('vasco'),
		time: '18:30',
	});
	await turn('pageshow');
	await row(page, game.slug).locator('.moved', { hasText: 'mudou de 16h para 18h30' }).waitFor();
	expect(reader.problems).toEqual([]);
});

/**
 * Opens today, five minutes to eight, with the guide's hour known; from then on no stream comes
 * through.
 */
async function openBeforeEight(page: Page): Promise<void> {
	await page.clock.install({ time: site.context.clock() });
	// The page reads the guide's hour from the headers of the stream. Time may not leap between their
	// arrival and that.
	await page.addInitScript(() => {
		const { fetch } = window;
		window.fetch = async (...asked) => {
			const answer = await fetch(...asked);
			if (answer.ok && answer.url.includes('/api/v1/stream'))
				Object.assign(window, { hourHeard: true });
			return answer;
		};
	});
	await visit(page, '/jogos-de-hoje');
	await page.clock.runFor(5_000);
	await expect.poll(() => page.evaluate(() => 'hourHeard' in window)).toBe(true);
	await page.route('**/api/v1/**', (route) => route.abort());
}

test('kickoff, end and midnight of an open page follow the clock without a connection, in words', async () => {
	await using reader = await openVisit(browser, site.url, {
		expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
	});
	const { page, context } = reader;
	await openBeforeEight(page);
	await context.setOffline(true);
	const game = row(page, 'sao-paulo-vs-botafogo-2026-11-20');
	expect(await game.locator('.tag-live').count()).toBe(0);
	// Time goes on in steps: what waits for an answer gives up between two of them.
	const later = async (time: string, seen: () => Promise<boolean>) => {
		await page.clock.fastForward(time);
		await expect
			.poll(() => page.clock.fastForward(5_000).then(seen), { timeout: 15_000 })
			.toBe(true);
	};
	await later('03:01:00', async () => (await game.locator('.tag-live').count()) === 1);
	await later('02:10:00', async () => (await game.locator('.tag-live').count()) === 0);
	await later(
		'01:50:00',
		async () => (await page.locator('h1').textContent()) === 'Jogos de ontem na TV',
	);
	await page
		.locator('.now-line', { hasText: 'O dia virou e não há conexão: esta lista é de ontem.' })
		.waitFor();
	expect(reader.problems).toEqual([]);
});

test('at midnight an open page of today asks for the new day', async () => {
	await using reader = await openVisit(browser, site.url, { expected: /ERR_FAILED/ });
	const { page } = reader;
	await openBeforeEight(page);
	// The guide's own clock stays where it is: its answer of tomorrow is what today will be.
	await page.route('**/jogos-de-hoje.data*', async (route) => {
		const answer = await (await fetch(`${site.url}/jogos-de-amanha.data`)).text();
		await route.fulfill({
			contentType: 'text/x-script',
			body: answer.replaceAll('games/day/near-day.route', 'games/day/today.route'),
		});
	});
	await page.clock.fastForward('07:00:10');
	await page.locator('.day[data-day="2026-11-21"]').waitFor();
	expect(await page.locator('h1').textContent()).toBe('Jogos de hoje na TV');
	expect(reader.problems).toEqual([]);
});
