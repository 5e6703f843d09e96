import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type VisitOptions, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A desktop of 1280 px enlarged by the browser to twice and four times (WCAG 1.4.4, 1.4.10). */
const ZOOMED_200 = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 };
const ZOOMED_400 = { viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 };

const PATHS = [
	'/jogos-de-hoje',
	`/jogos/${site.tomorrow}/texto`,
	`/onde-assistir/${site.games.regional}`,
	`/onde-assistir/${site.games.undecided}`,
	'/time/flamengo',
	'/campeonato/brasileirao-a',
	'/canal/globo',
	'/canais',
	'/sobre-nos',
	'/nada',
];

const READERS: readonly [name: string, options: VisitOptions][] = [
	['forced colours', { forcedColors: 'active' }],
	['forced colours on a phone', { forcedColors: 'active', viewport: { width: 360, height: 740 } }],
	['reduced motion', { reducedMotion: 'reduce' }],
	['200 % zoom', ZOOMED_200],
	['400 % zoom', ZOOMED_400],
];

const inSight = (page: Page, role: 'link' | 'heading', name: string | RegExp) =>
	page.getByRole('main').getByRole(role, { name }).first();

/**
 * From the day to a game, to one of its channels, back, and to the same day as text: what a reader
 * comes for.
 */
async function journey(page: Page): Promise<void> {
	await visit(page, '/jogos-de-amanha');
	await page.locator('[data-game]:visible h3 a').first().click();
	await inSight(page, 'heading', 'Onde assistir').waitFor();
	await page.goBack();
	await inSight(page, 'heading', 'Jogos de amanhã na TV').waitFor();
	const search = page.getByLabel('Buscar por time ou competição').locator('visible=true').first();
	await search.fill('flamengo');
	await page.getByRole('main').getByRole('status').filter({ hasText: 'flamengo' }).waitFor();
	await search.fill('');
	await search.press('Escape');
	await inSight(page, 'link', 'Compartilhar').click();
	await inSight(page, 'heading', 'Compartilhar os jogos de amanhã').waitFor();
	await page.getByRole('contentinfo').getByRole('link', { name: 'Canais' }).click();
	await inSight(page, 'link', /^Globo/).click();
	await inSight(page, 'heading', 'Como assistir').waitFor();
}

for (const [name, options] of READERS) {
	test(`A04 the way from the day to game, search, share and channel works with ${name}`, async () => {
		await using reader = await openVisit(browser, site.url, options);
		await journey(reader.page);
		expect(reader.problems).toEqual([]);
	});
}

/** How far the page itself scrolls sideways, in pixels. */
const sideways = (page: Page) =>
	page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** What a page says and offers, without what a width is allowed to fold away (navigation, MENU). */
const content = (page: Page) =>
	page.evaluate(() => {
		const main = document.querySelector('main');
		const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
		const words = [...(main?.querySelectorAll('h1, h2, h3, p, dt, dd, time, .chip') ?? [])]
			.filter(seen)
			.map((each) => each.textContent?.trim() ?? '');
		return {
			words,
			links: [...(main?.querySelectorAll('a[href]') ?? [])]
				.filter(seen)
				.map((each) => each.getAttribute('href')),
		};
	});

for (const [name, options] of [
	['200 %', ZOOMED_200],
	['400 %', ZOOMED_400],
] as const) {
	test(`A04 at ${name} nothing scrolls sideways and nothing is lost`, async () => {
		await using wide = await openVisit(browser, site.url);
		await using reader = await openVisit(browser, site.url, {
			...options,
			expected: /status of 404/,
		});
		for (const path of PATHS) {
			await wide.page.goto(path);
			await visit(reader.page, path);
			expect([path, await sideways(reader.page)]).toEqual([path, 0]);
			const [whole, zoomed] = [await content(wide.page), await content(reader.page)];
			expect([path, zoomed.words.filter((words) => !whole.words.includes(words))]).toEqual([
				path,
				[],
			]);
			expect([path, whole.words.filter((words) => !zoomed.words.includes(words))]).toEqual([
				path,
				[],
			]);
			expect([path, whole.links.filter((link) => !zoomed.links.includes(link))]).toEqual([
				path,
				[],
			]);
		}
		expect(reader.problems).toEqual([]);
	});
}

test('in forced colours every control of the new pages keeps an edge, a sign of its state and a marked focus', async () => {
	await using reader = await openVisit(browser, site.url, { forcedColors: 'active' });
	const { page } = reader;
	await visit(page, `/jogos/${site.tomorrow}/texto`);
	const controls = page.getByRole('main').locator('.button, textarea, input');
	const edges = await controls.evaluateAll((all) =>
		all
			.filter((each) => each.checkVisibility())
			.map((each) => getComputedStyle(each).borderTopStyle),
	);
	expect(edges.length).toBeGreaterThan(4);
	expect(new Set(edges)).toEqual(new Set(['solid']));
	await page.getByRole('button', { name: 'Copiar texto' }).focus();
	await page.keyboard.press('Tab');
	expect(
		await page.evaluate(
			() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
		),
	).toBe('solid');
	expect(reader.problems).toEqual([]);
});

test('with reduced motion nothing runs on the pages of a game, a day as text and an index', async () => {
	await using reader = await openVisit(browser, site.url, { reducedMotion: 'reduce' });
	const { page } = reader;
	for (const path of [
		`/onde-assistir/${site.games.regional}`,
		`/jogos/${site.tomorrow}/texto`,
		'/canais',
	]) {
		await visit(page, path);
		const fold = page.getByRole('main').locator('summary').first();
		if ((await fold.count()) > 0) await fold.click();
		const running = await page.evaluate(
			() =>
				document
					.getAnimations()
					.filter(
						(each) =>
							Number(each.effect?.getComputedTiming().duration) > 0 && each.playState === 'running',
					).length,
		);
		expect([path, running]).toEqual([path, 0]);
	}
	expect(reader.problems).toEqual([]);
});
