import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { NO_PREFERENCES } from '#core/mine/preferences.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { readersOf } from '#tests/support/mine-reader.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

// The clock of the site stands at a Saturday afternoon (e2e-setup): Palmeiras plays on Monday.
const site = inject('demoSite');
const PHONE = { width: 360, height: 740 };
const TEAMS = [
	{ id: site.idleTeam, name: 'Sem Jogo' },
	{ id: 'palmeiras', name: 'Palmeiras' },
];
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
const { regularWith } = readersOf(() => browser, site.url);

test('on a day without its game a team of mine has a line below the cards, with its next game and the answer for my state', async () => {
	await using reader = await regularWith(
		{ ...NO_PREFERENCES, uf: 'PE', teams: TEAMS },
		{ viewport: PHONE },
	);
	const { page } = reader;
	const room = page.locator('.mine-rail');
	const top = () =>
		page
			.locator('.day-list')
			.evaluate((list) => Math.round(list.getBoundingClientRect().top + scrollY));
	await page.goto('/');
	const before = await top();
	expect((await room.boundingBox())?.height).toBe(2 * 64);
	const line = room.locator('[data-team="palmeiras"]');
	await line.locator('time').waitFor();
	expect(await line.locator('.rail-when').textContent()).toBe('seg 23/11, 20h');
	expect(await line.getByRole('link').textContent()).toBe('Vasco x Palmeiras');
	expect(await line.locator('.where').textContent()).toContain('Globo em PE');
	expect(await room.locator(`[data-team="${site.idleTeam}"]`).textContent()).toBe(
		'Sem Jogonenhum jogo nos próximos 30 dias',
	);
	expect(await top()).toBe(before);
	expect(
		await page.locator('#destaques').evaluate((cards) => cards.getBoundingClientRect().bottom),
	).toBeLessThanOrEqual((await room.boundingBox())?.y ?? 0);
	expect(await findingsEverywhere(page, [360])).toEqual([]);
	await line.getByRole('link').click();
	await page.waitForURL('**/onde-assistir/vasco-vs-palmeiras-2026-11-23');
	expect(reader.problems).toEqual([]);
});

test('beside a wide list my teams have a column; without teams there is none', async () => {
	await using reader = await regularWith({ ...NO_PREFERENCES, teams: TEAMS });
	const { page } = reader;
	const widths = () =>
		page.locator('.day-list').evaluate((list) => list.getBoundingClientRect().width);
	await page.goto('/');
	const beside = await widths();
	await page.locator('[data-team="palmeiras"] time').waitFor();
	expect(await widths()).toBe(beside);
	const [list, rail] = await Promise.all([
		page.locator('.day-list').boundingBox(),
		page.getByRole('region', { name: 'Meus times' }).boundingBox(),
	]);
	expect([rail?.width, rail?.x]).toEqual([280, (list?.x ?? 0) + (list?.width ?? 0) + 48]);
	await using guest = await openVisit(browser, site.url);
	await visit(guest.page, '/');
	expect(
		await guest.page.locator('.day-list').evaluate((alone) => alone.getBoundingClientRect().width),
	).toBe(beside + 280 + 48);
	expect([...reader.problems, ...guest.problems]).toEqual([]);
});

test('games that do not come leave a way to the team, and another day tells only of teams that it lists', async () => {
	await using reader = await regularWith(
		{ ...NO_PREFERENCES, teams: TEAMS },
		{ expected: /status of 503/ },
	);
	const { page } = reader;
	await page.route('**/api/v1/times/**', (route) => route.fulfill({ status: 503 }));
	await visit(page, '/');
	await page.locator('[data-team="palmeiras"]').getByText('ver os jogos do time').waitFor();
	expect(await page.locator('[data-team="palmeiras"] a').getAttribute('href')).toBe(
		'/time/palmeiras',
	);
	await page
		.getByRole('navigation', { name: 'Outros dias' })
		.getByRole('link', { name: /^ter/ })
		.click();
	await page.waitForURL('**/jogos/2026-11-24');
	await page.waitForFunction(() => document.querySelector('[data-team]') === null);
	expect((await page.locator('.mine-rail').boundingBox())?.height).toBe(0);
	expect(reader.problems).toEqual([]);
});
