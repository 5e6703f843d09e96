import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { CHOSEN, mineSheet, openMine, readersOf } from '#tests/support/mine-reader.ts';
import { visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
const { regularWith } = readersOf(() => browser, site.url);

for (const width of [360, 1280]) {
	test(`A01 axe finds nothing with my choices in force and with the sheet open, dark and light, at ${width} px`, async () => {
		await using reader = await regularWith(CHOSEN, { viewport: { width, height: 800 } });
		const { page } = reader;
		await visit(page, '/jogos-de-hoje');
		await page.getByRole('heading', { name: 'Meus times' }).waitFor();
		expect(await findingsEverywhere(page, [width])).toEqual([]);
		await openMine(page);
		await page.locator('[data-choose="assinatura"] summary').click();
		await page.getByLabel('Premiere', { exact: true }).waitFor();
		await mineSheet(page).locator('[data-count]').last().waitFor();
		expect(await findingsEverywhere(page, [width])).toEqual([]);
		await visit(page, `/onde-assistir/${site.games.regional}`);
		expect(await findingsEverywhere(page, [width])).toEqual([]);
	});
}

test('large text and the plain list are in force before the first paint, fit 360 px, and axe finds nothing', async () => {
	await using reader = await regularWith(
		{ ...CHOSEN, largeText: true, plainList: true },
		{ viewport: { width: 360, height: 800 } },
	);
	const { page } = reader;
	await page.goto('/jogos-de-hoje', { waitUntil: 'commit' });
	await page.locator('.game').first().waitFor();
	expect(await page.locator('html').evaluate((root) => getComputedStyle(root).fontSize)).toBe(
		'20px',
	);
	expect(await page.locator('.game .disc').first().isVisible()).toBe(false);
	await visit(page, '/jogos-de-hoje');
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
		0,
	);
	expect(await findingsEverywhere(page, [360])).toEqual([]);
});

test('A01 axe finds nothing on the page of the choices, and a sheet as long as the screen keeps its way out in reach', async () => {
	await using reader = await regularWith(CHOSEN, { viewport: { width: 360, height: 640 } });
	const { page } = reader;
	await visit(page, '/preferencias');
	await page.getByLabel('Minha UF').waitFor();
	expect(await findingsEverywhere(page, [360])).toEqual([]);
	await visit(page, '/jogos-de-hoje');
	await openMine(page);
	await mineSheet(page).getByRole('button', { name: 'Apagar tudo' }).scrollIntoViewIfNeeded();
	await page.keyboard.press('Escape');
	await mineSheet(page).waitFor({ state: 'detached' });
	await openMine(page);
	await mineSheet(page).getByRole('button', { name: 'Fechar preferências' }).click();
	await mineSheet(page).waitFor({ state: 'detached' });
	expect(reader.problems).toEqual([]);
});

test('in forced colours the mark is still a word in a frame', async () => {
	await using reader = await regularWith(CHOSEN, { forcedColors: 'active' });
	const { page } = reader;
	await visit(page, '/jogos-de-amanha');
	const yes = page.locator('[data-watch="yes"] .ans-chip').first();
	expect(await yes.textContent()).toContain('Você assiste');
	expect(await yes.evaluate((chip) => getComputedStyle(chip).borderTopStyle)).toBe('solid');
});
