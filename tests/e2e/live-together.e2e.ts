import { afterAll, beforeAll, expect, test } from 'vitest';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import {
	layGame,
	moveGame,
	START,
	scoreGame,
	showsHour,
	streamOpened,
	TODAY,
} from '#tests/support/live/live-site.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { openVisit, PHONE, visit } from '#tests/support/visit.ts';

const stack = new AsyncDisposableStack();
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
	browser = stack.use(await launchBrowser());
});
afterAll(() => stack.disposeAsync());

/** A guide of one test's own: the stream repeats what changed since a page was made. */
async function startSite() {
	await using opening = new AsyncDisposableStack();
	const { path: dataDir } = opening.use(await temporaryFolder());
	const { context, url } = opening.use(
		await startTestServer({
			address: { dataDir, databaseUrl: null },
			config: { clockOffsetMs: START - Date.now() },
		}),
	);
	const opened = opening.move();
	return { context, url, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

test('S9.04 changes that arrive while a finger is down are all shown once it is lifted', async () => {
	await using site = await startSite();
	const [first, second] = [
		await layGame(site.context, '20:00'),
		await layGame(site.context, '21:00'),
	];
	await using reader = await openVisit(browser, site.url);
	const { page, context } = reader;
	const isOpen = streamOpened(page);
	await visit(page, '/jogos-de-hoje');
	await isOpen;
	// The second tab shares the stream: what it shows, the first one has heard.
	const other = await context.newPage();
	await visit(other, '/jogos-de-hoje');
	await page.bringToFront();
	await page.locator('h1').hover();
	await page.mouse.down();
	await moveGame(site.context, first, '20:10');
	await showsHour(other, first, '20h10');
	await moveGame(site.context, second, '21:10');
	await showsHour(other, second, '21h10');
	expect(await page.locator('main', { hasText: '20h10' }).count()).toBe(0);
	await page.mouse.up();
	await showsHour(page, first, '20h10');
	await showsHour(page, second, '21h10');
	expect(reader.problems).toEqual([]);
});

test('S9.04 a game that leaves the day of an open page is announced there', async () => {
	await using site = await startSite();
	const game = await layGame(site.context, '22:00');
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	const isOpen = streamOpened(page);
	await visit(page, '/jogos-de-hoje');
	await isOpen;
	// From the first change on, the server knows what the page shows.
	await moveGame(site.context, game, '22:10');
	await showsHour(page, game, '22h10');
	await moveGame(site.context, game, '16:00', '2026-11-22');
	await page.locator(`main li[data-game="${game.slug}"]`).waitFor({ state: 'detached' });
	await expect
		.poll(() => page.locator('body > p[role="status"].vh').allTextContents())
		.toEqual([
			expect.stringMatching(/^Flamengo x Palmeiras mudou de 20\/11.* para 22\/11 às 16h\.$/),
		]);
	expect(game.slug).toContain(TODAY);
	expect(reader.problems).toEqual([]);
});

test('issue 21: a score comes into an open page unsaid, and stays hidden from who wants no spoiler until they ask', async () => {
	await using site = await startSite();
	const game = await layGame(site.context, '16:00');
	await using seen = await openVisit(browser, site.url, PHONE_VISIT);
	await using hidden = await openVisit(browser, site.url, PHONE_VISIT);
	await hidden.context.addInitScript(
		(key) => localStorage.setItem(key, '{"v":1,"spoilerFree":true}'),
		PREFERENCES_KEY,
	);
	for (const { page } of [seen, hidden]) {
		const isOpen = streamOpened(page);
		await visit(page, '/jogos-de-hoje');
		await isOpen;
	}
	await scoreGame(site.context, game, { time: '16:00', home: 2, away: 1 });
	const rowOf = ({ page }: typeof seen) => page.locator(`main li[data-game="${game.slug}"]`);
	const goals = (reader: typeof seen) => rowOf(reader).locator('.goals');
	await expect.poll(() => goals(seen).allInnerTexts()).toEqual(['2', '1']);
	expect(await rowOf(seen).innerText()).toMatch(/intervalo, às \d+h\d\d/);
	const show = rowOf(hidden).getByText('Mostrar placar');
	await show.waitFor();
	expect(await rowOf(hidden).innerText()).not.toMatch(/\b[21]\b|intervalo/);
	// Nothing said it to a screen reader either.
	for (const { page } of [seen, hidden])
		expect(await page.locator('body > p[role="status"].vh').allTextContents()).toEqual([]);
	await hidden.page.goto('/jogos-de-hoje', { waitUntil: 'commit' });
	await show.waitFor();
	expect(await goals(hidden).first().isVisible()).toBe(false);
	await show.focus();
	await hidden.page.keyboard.press('Enter');
	await goals(hidden).first().waitFor();
	expect(await findingsEverywhere(hidden.page, [360])).toEqual([]);
	expect([...seen.problems, ...hidden.problems]).toEqual([]);
});

const PHONE_VISIT = { viewport: PHONE };
