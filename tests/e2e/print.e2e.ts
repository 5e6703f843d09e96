import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
/** A4 within its margins, at 96 dpi. */
const SHEET = { width: 688, height: 1_000 };
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	reader = await openVisit(browser, site.url, { viewport: SHEET });
	await visit(reader.page, '/jogos-de-hoje');
	await reader.page.emulateMedia({ media: 'print' });
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

test('on paper a day is its games, black on white: brand, title, every game with its channels, where it stands and from when it is', async () => {
	const { page } = reader;
	const [all, shown] = [page.locator('[data-game]'), page.locator('[data-game]:visible')];
	expect(await shown.count()).toBe(await all.count());
	for (const role of ['navigation', 'search', 'contentinfo', 'button'] as const)
		expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
	expect(await page.getByRole('banner').innerText()).toContain('Guia de Jogos');
	const foot = page.locator('.paper');
	expect(await foot.innerText()).toMatch(
		new RegExp(`^http://.*/jogos/${site.today} · atualizado às \\d+h\\d\\d$`),
	);
	const colours = await page
		.locator('h1')
		.evaluate((title) => [
			getComputedStyle(title).color,
			getComputedStyle(document.documentElement).backgroundColor,
		]);
	expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
		SHEET.width,
	);
});

test('on paper the states of a channel are written out, since nothing can be opened there', async () => {
	const { page } = reader;
	const long = page.locator('.ans-line', { hasText: 'estados' }).locator('visible=true').first();
	expect(await long.innerText()).toMatch(/\d+ estados[\s\S]*\([A-Z]{2}, [A-Z]{2}/);
});

test('a row of a list stands on one sheet', async () => {
	const { page } = reader;
	const breaks = await page
		.locator('[data-game]')
		.evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).breakInside))]);
	expect(breaks).toEqual(['avoid']);
});

test('the sheets are A4', async () => {
	const pdf = (await reader.page.pdf({ preferCSSPageSize: true })).toString('latin1');
	const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
		([, width, height]) => [Number(width), Number(height)].map(Math.round),
	);
	expect(boxes.length).toBeGreaterThan(1);
	for (const [width = 0, height = 0] of boxes)
		expect([Math.abs(width - 595) <= 1, Math.abs(height - 842) <= 1]).toEqual([true, true]);
});
