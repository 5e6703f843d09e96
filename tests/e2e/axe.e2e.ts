import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { findingsEverywhere, shorten } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const WIDTHS = [360, 768, 1280];
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	// Colours are judged where they end, not on their way.
	reader = await openVisit(browser, site.url, {
		reducedMotion: 'reduce',
		expected: /status of 4(04|10)/,
	});
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const { games } = site;
const TEMPLATES: readonly [name: string, path: string][] = [
	['today with all that a day can hold', '/jogos-de-hoje'],
	['tomorrow', '/jogos-de-amanha'],
	['a past day', `/jogos/${site.pastDay}`],
	['a day without games', '/jogos/2026-05-01'],
	['a day filtered', '/jogos-de-hoje?busca=botafogo'],
	['a day filtered to nothing', '/jogos-de-hoje?busca=xyzxyz'],
	['a day with filters', '/jogos-de-hoje?acesso=aberta&uf=sp&periodo=tarde'],
	['a day by competition', '/jogos-de-hoje?ordem=campeonato&uf=xx'],
	['a day with filters that leave nothing', '/jogos-de-hoje?canal=globo&periodo=madrugada'],
	['the form of the filters', '/jogos-de-hoje?filtros=1'],
	['a game on regional channels', `/onde-assistir/${games.regional}`],
	['a game whose hour changed', `/onde-assistir/${games.changed}`],
	['a postponed game', `/onde-assistir/${games.postponed}`],
	['a game without a channel', `/onde-assistir/${games.noChannel}`],
	['an unknown address', '/nada'],
	['an impossible day', '/jogos/2026-02-30'],
	['a removed game', `/onde-assistir/${site.removed}`],
	['news', '/noticias'],
	['about', '/sobre-nos'],
	['terms', '/termos-de-uso'],
	['privacy', '/politica-de-privacidade'],
	['sign-in', '/login'],
];

for (const [name, path] of TEMPLATES) {
	test(`A01 axe finds nothing on ${name}, dark and light, at 360, 768 and 1280 px`, async () => {
		await visit(reader.page, path);
		if (path !== '/jogos-de-hoje') await shorten(reader.page);
		expect(await findingsEverywhere(reader.page, WIDTHS)).toEqual([]);
	});
}

test('A01 axe finds nothing with the sheet open', async () => {
	await reader.page.setViewportSize({ width: 360, height: 800 });
	await visit(reader.page, '/noticias');
	await reader.page.getByRole('button', { name: 'MENU' }).click();
	await reader.page.getByRole('dialog', { name: 'Navegação' }).waitFor();
	expect(await findingsEverywhere(reader.page, [360])).toEqual([]);
});

test('A01 axe finds nothing with the panel of the filters open', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje?gratis=1');
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Filtros/ })
		.click();
	await page.getByRole('dialog', { name: 'Filtrar jogos' }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280], { covered: true })).toEqual([]);
});

test('A01 axe finds nothing with the calendar open, what was played unfolded, a search typed and a tip shown', async () => {
	const { page } = reader;
	await visit(page, '/jogos/2026-11-25');
	await page.getByRole('combobox', { name: 'Buscar por time ou competição' }).fill('fla');
	await page.getByRole('main').getByRole('status').filter({ hasText: 'fla' }).waitFor();
	await page.locator('.cal summary').click();
	await page.getByRole('button', { name: 'Alternar tema' }).hover();
	await page.getByRole('tooltip').waitFor();
	expect(await findingsEverywhere(page, [360, 1280], { covered: true })).toEqual([]);
});
