import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameChangeInput } from '#core/games/contract/form.ts';
import { createGame } from '#server/games/create-game.ts';
import { editGame } from '#server/games/edit-game.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { aTypedGame } from '#tests/support/factories.ts';
import { forgetShifts, settledShifts, watchShifts } from '#tests/support/layout-shifts.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const START = Date.parse('2026-11-20T08:00:00-03:00');
const TODAY = '2026-11-20';
const FIRST_HOUR = 10;
const HOURS = 13;
const GAMES_AN_HOUR = 8;
/**
 * Width of a window, and the most that Chrome counts there for all changes together
 * (docs/decisions/0039 says of what).
 */
const WIDTHS = [
	[360, 0.09],
	[1280, 0.005],
] as const;

let folder: string;
let site: TestServer;
let teams: string[];
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
	folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	site = await startTestServer({
		address: { dataDir: folder, databaseUrl: null },
		config: { clockOffsetMs: START - Date.now() },
	});
	teams = [...(await site.context.data.reference()).teams.keys()];
	for (let place = 0; place < HOURS * GAMES_AN_HOUR; place++) await create(place);
});
afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

const shownOn = (channelId: string) => ({
	...{
		channelId,
		state: 'confirmed' as const,
		note: null,
		source: null,
		link: null,
		verifiedAt: null,
	},
	coverage: { include: [], exclude: [] },
});
const hourOf = (place: number) =>
	`${FIRST_HOUR + Math.floor(place / GAMES_AN_HOUR)}:${place % 2 ? '30' : '00'}`;

/** The game at a place of the day: four an hour, each of two teams of its own. */
function typed(place: number, over: Partial<GameChangeInput> = {}): GameChangeInput {
	const [home = '', away = ''] = teams.slice(2 * place, 2 * place + 2);
	const sides = { home: { teamId: home, label: null }, away: { teamId: away, label: null } };
	return aTypedGame({
		date: TODAY,
		time: hourOf(place),
		...sides,
		broadcasts: [shownOn(place % 3 ? 'premiere' : 'sportv')],
		...over,
	});
}

const operator = () => ({ actor: 'Ana', now: site.context.clock() });
const slugOf = (place: number) => `${teams[2 * place]}-vs-${teams[2 * place + 1]}-${TODAY}`;

async function create(place: number, over: Partial<GameChangeInput> = {}): Promise<void> {
	const made = await createGame(site.context, typed(place, over), operator());
	if (!made.ok) throw new Error(JSON.stringify(made.error));
}

/** An operator saves another version of the game at a place. */
async function save(place: number, over: Partial<GameChangeInput>): Promise<void> {
	const game = await site.context.data.games.bySlug(slugOf(place));
	if (game === null) throw new Error(`No game ${slugOf(place)}`);
	const saved = await editGame(
		site.context,
		{ id: game.id, revision: game.revision, change: typed(place, over) },
		operator(),
	);
	if (!saved.ok) throw new Error(JSON.stringify(saved.error));
}

const NEW = HOURS * GAMES_AN_HOUR;

/**
 * What an operator does while a reader looks at the middle of a part of the day. `at` = the game at
 * a place of that part, in its order.
 */
const changesOf = (at: (place: number) => number): Record<string, () => Promise<void>> => ({
	'an hour within sight': () => save(at(11), { time: hourOf(at(13)) }),
	'the hour before': () => save(at(11), {}),
	'an hour from sight to above it': () => save(at(12), { time: '10:00' }),
	'an hour from above into sight': () => save(at(12), {}),
	'an hour from sight to below it': () => save(at(13), { time: '22:00' }),
	'an hour from below into sight': () => save(at(13), {}),
	'an hour above sight': () => save(at(1), { time: hourOf(at(4)) }),
	'a game withdrawn above': () => save(at(3), { publication: 'draft' }),
	'a new game above': () => save(at(3), {}),
	'a game withdrawn in sight': () => save(at(12), { publication: 'draft' }),
	'a new game in sight': () => save(at(12), {}),
	'a game called off in sight': () => save(at(12), { status: 'cancelled' }),
	'a channel more': () =>
		save(at(11), { broadcasts: ['premiere', 'sportv', 'globo', 'espn'].map(shownOn) }),
});

async function open(stack: AsyncDisposableStack, path: string, width: number): Promise<Page> {
	const { page } = stack.use(
		await openVisit(browser, site.url, { viewport: { width, height: 800 } }),
	);
	await watchShifts(page);
	const isOpen = page.waitForResponse(
		(response) => response.url().includes('/api/v1/stream') && response.ok(),
	);
	await visit(page, path);
	await isOpen;
	return page;
}

test('S9.04 in the middle of a full day what its reader looks at does not jump when games change', {
	timeout: 120_000,
}, async () => {
	await using stack = new AsyncDisposableStack();
	const pages = await Promise.all(WIDTHS.map(([width]) => open(stack, '/jogos-de-hoje', width)));
	const slugs = await (pages[0] as Page)
		.locator('#mais-jogos li')
		.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-game')));
	const places = Array.from({ length: NEW }, (_, place) => place);
	const order = slugs.map((slug) => places.find((place) => slugOf(place) === slug) ?? -1);
	const sums = WIDTHS.map(() => 0);
	const found: string[] = [];
	for (const [name, change] of Object.entries(changesOf((place) => order[place] ?? -1))) {
		for (const page of pages) await lookAt(page, slugOf(order[10] ?? -1));
		const before = await Promise.all(pages.map(textOf));
		await change();
		for (const [index, page] of pages.entries()) {
			await expect.poll(() => textOf(page), { timeout: 15_000 }).not.toBe(before[index]);
			for (const { value, moved } of await settledShifts(page)) {
				sums[index] = (sums[index] ?? 0) + value;
				found.push(`${name}, ${WIDTHS[index]?.[0]}: ${value.toFixed(4)} ${moved.join('; ')}`);
			}
		}
	}
	for (const [index, [, most]] of WIDTHS.entries())
		expect(sums[index], found.join('\n')).toBeLessThanOrEqual(most);
});

/** A row stands in the middle of the window, and nothing moves any more. */
async function lookAt(page: Page, slug: string): Promise<void> {
	await page
		.locator(`main li[data-game="${slug}"]`)
		.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await settledShifts(page);
	await forgetShifts(page);
}

const textOf = (page: Page) => page.locator('main').evaluate((main) => main.textContent);
