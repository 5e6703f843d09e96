import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { findingsEverywhere, shorten } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const WIDTHS = [360, 1280];
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
		expected: /status of (404|410|500)|Failed to load resource/,
	});
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const box = (page: Page) =>
	page.getByRole('banner').getByLabel('Buscar por time ou competição').locator('visible=true');
const settled = (page: Page) => page.getByRole('main').waitFor();

/** A page, and what a reader has done on it. */
type State = {
	name: string;
	path: string;
	widths?: readonly number[];
	reach?: (page: Page) => Promise<unknown>;
};

const STATES: readonly State[] = [
	{ name: 'a team', path: '/time/flamengo' },
	{ name: 'a team without games', path: `/time/${site.idleTeam}` },
	{ name: 'a competition', path: '/campeonato/brasileirao-a' },
	{ name: 'a channel', path: '/canal/globo' },
	{ name: 'a channel with games of many competitions', path: '/canal/espn' },
	{ name: 'an index from A to Z', path: '/canais' },
	{ name: 'an index searched', path: '/campeonatos?busca=copa' },
	{ name: 'an index without a hit', path: '/canais?busca=xyzxyz' },
	{ name: 'a day to share', path: `/jogos/${site.tomorrow}/texto` },
	{ name: 'an empty day to share', path: '/jogos/2026-05-01/texto' },
	{ name: 'a removed game', path: `/onde-assistir/${site.removed}` },
	{
		name: 'a text copied',
		path: `/onde-assistir/${site.games.regional}`,
		reach: async (page) => {
			await page.getByText('Ver o texto').click();
			await page.getByRole('button', { name: 'Copiar texto' }).click();
			await page.getByText(/Texto copiado|não deixou copiar/).waitFor();
		},
	},
	{
		name: 'suggestions open',
		path: '/noticias',
		reach: async (page) => {
			await box(page).fill('fla');
			await page.getByRole('listbox').waitFor();
			await page.keyboard.press('ArrowDown');
			// The list under it is filtered too: it is judged once it stands.
			await page.waitForURL('**/noticias?busca=fla');
		},
	},
	{
		name: 'filters open',
		path: '/jogos-de-amanha',
		reach: (page) => openFilters(page),
	},
	{
		name: 'a filtered day',
		path: '/jogos-de-amanha?gratis=1&uf=sp',
	},
	{
		name: 'the menu open',
		path: '/sobre-nos',
		widths: [360],
		reach: async (page) => {
			await page.setViewportSize({ width: 360, height: 800 });
			await page.getByRole('button', { name: 'MENU' }).click();
			await page.getByRole('dialog', { name: 'Navegação' }).waitFor();
		},
	},
];

async function openFilters(page: Page): Promise<void> {
	await page.getByRole('link', { name: /^Filtr/ }).click();
	await page.getByRole('form').or(page.getByRole('dialog')).first().waitFor();
}

for (const { name, path, widths = WIDTHS, reach } of STATES) {
	test(`A01 axe finds and leaves open nothing on ${name}, dark and light`, async () => {
		const { page } = reader;
		await visit(page, path);
		await reach?.(page);
		await shorten(page);
		expect(await findingsEverywhere(page, widths)).toEqual([]);
	});
}

test('A01 axe finds and leaves open nothing while the next page is on its way', async () => {
	const { page } = reader;
	await visit(page, '/sobre-nos');
	const held = Promise.withResolvers<void>();
	await page.route('**/*.data*', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
	await page.locator('.loading[data-on]').waitFor();
	expect(await findingsEverywhere(page, WIDTHS)).toEqual([]);
	held.resolve();
	await page.waitForURL('**/termos-de-uso');
	await settled(page);
});

test('A01 axe finds and leaves open nothing where the next page fails', async () => {
	const { page } = reader;
	await visit(page, '/sobre-nos');
	await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
	await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
	await page.locator('[data-missing=error]').waitFor();
	expect(await findingsEverywhere(page, WIDTHS)).toEqual([]);
});

test('A01 what axe cannot decide and nobody has looked at yet is a finding', async () => {
	const { page } = reader;
	await visit(page, '/sobre-nos');
	await page.evaluate(() => {
		const text = document.createElement('p');
		text.textContent = 'Sobre um fundo que muda de cor';
		text.style.background = 'linear-gradient(black, white)';
		document.querySelector('h1')?.after(text);
	});
	expect(await findingsEverywhere(page, [1280])).toEqual([
		expect.stringMatching(/^1280 dark undecided color-contrast \(bgGradient\)/),
		expect.stringMatching(/^1280 light undecided color-contrast \(bgGradient\)/),
	]);
});
