import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { DESKTOP, openVisit, type Visit, type VisitOptions, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const NARROW = { width: 360, height: 740 };
/** A request that fails says so in the console of the browser. */
const FAILED = { expected: /Failed to load resource/ };
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
	browser = await launchBrowser();
});

afterAll(() => browser.close());

async function read(path: string, options?: VisitOptions): Promise<Visit> {
	const reader = await openVisit(browser, site.url, { reducedMotion: 'reduce', ...options });
	await visit(reader.page, path);
	return reader;
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar por time ou competição' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugestões' });
const options = (page: Page) => list(page).getByRole('option');
const announced = (page: Page) => page.getByRole('banner').getByRole('status');
const marked = (page: Page) => page.locator('[role=option][aria-selected=true]');

/** The term stays behind on the page that was left. */
async function emptied(page: Page): Promise<void> {
	await expect.poll(() => box(page).inputValue()).toBe('');
}

async function type(page: Page, text: string): Promise<void> {
	await box(page).click();
	await box(page).pressSequentially(text, { delay: 15 });
}

test('A05 S2.01 by keyboard alone: open, walk and wrap, back to the text, close, clear, choose', async () => {
	await using reader = await read('/sobre-nos');
	const { page } = reader;
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	expect(await box(page).evaluate((input) => document.activeElement === input)).toBe(true);
	expect(await box(page).getAttribute('aria-expanded')).toBe('false');
	await page.keyboard.type('flamengo', { delay: 15 });
	await list(page).waitFor();
	const count = await options(page).count();
	await announced(page)
		.filter({ hasText: `${count} sugestões` })
		.waitFor();
	expect(await box(page).getAttribute('aria-expanded')).toBe('true');
	expect(await box(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'));
	expect(await marked(page).count()).toBe(0);
	await page.keyboard.press('ArrowDown');
	expect(await marked(page).textContent()).toBe('Flamengo Rio de Janeiro');
	expect(await box(page).getAttribute('aria-activedescendant')).toBe(
		await marked(page).getAttribute('id'),
	);
	await page.keyboard.press('ArrowUp');
	expect(await marked(page).getAttribute('data-place')).toBe(String(count - 1));
	await page.keyboard.press('ArrowDown');
	expect(await marked(page).getAttribute('data-place')).toBe('0');
	await page.keyboard.press('Home');
	expect(await marked(page).count()).toBe(0);
	expect(await box(page).getAttribute('aria-activedescendant')).toBeNull();
	await page.keyboard.press('Escape');
	expect(await list(page).count()).toBe(0);
	expect(await box(page).inputValue()).toBe('flamengo');
	await page.keyboard.press('Escape');
	expect(await box(page).inputValue()).toBe('');
	await page.keyboard.type('flamengo', { delay: 15 });
	await list(page).waitFor();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await page.waitForURL('**/time/flamengo');
	await page.waitForFunction(() => document.activeElement?.matches('h1'));
	await emptied(page);
	expect(await list(page).count()).toBe(0);
	await page.goBack();
	await page.waitForURL('**/sobre-nos');
	expect(reader.problems).toEqual([]);
});

test('S2.01 letters typed in the very moment in which the list arrives open it', async () => {
	await using reader = await read('/sobre-nos');
	await box(reader.page).evaluate((input: HTMLInputElement) => {
		// Told between the drawing of the list and whatever is done after it.
		new MutationObserver((_changes, observer) => {
			observer.disconnect();
			input.value = 'fla';
			input.dispatchEvent(new InputEvent('input', { bubbles: true }));
		}).observe(input.closest('search') as Element, { childList: true });
		input.focus();
	});
	await options(reader.page).first().waitFor();
	expect(reader.problems).toEqual([]);
});

test('A05 S2.03 Enter without an option submits as ever, and Tab leaves the list, which is no stop of the keyboard', async () => {
	await using reader = await read('/sobre-nos');
	const { page } = reader;
	await type(page, 'santos');
	await list(page).waitFor();
	await page.keyboard.press('Enter');
	await page.waitForURL('**/jogos-de-hoje?busca=santos');
	await list(page).waitFor({ state: 'detached' });
	await type(page, ' f');
	await page.keyboard.press('Backspace');
	await list(page).waitFor();
	await page.keyboard.press('Tab');
	await list(page).waitFor({ state: 'detached' });
	expect(await page.evaluate(() => document.activeElement?.closest('.suggest') === null)).toBe(
		true,
	);
	expect(reader.problems).toEqual([]);
});

test('S2.01 the list of the page is filtered under the suggestions by the same term, and a series is not every name with its letter', async () => {
	await using reader = await read('/jogos/2026-11-25');
	const { page } = reader;
	await type(page, 'Série B');
	await list(page).waitFor();
	await page.waitForURL('**?busca=s%C3%A9rie%20b');
	await page.getByRole('main').getByRole('status').filter({ hasText: 'para “série b”' }).waitFor();
	for (const text of await page.locator('[data-game]:visible').allTextContents())
		expect(text).toContain('Série B');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await page.waitForURL('**/campeonato/**');
	await emptied(page);
	await page.goBack();
	await page.waitForURL('**?busca=s%C3%A9rie%20b');
	await expect.poll(() => box(page).inputValue()).toBe('série b');
	expect(reader.problems).toEqual([]);
});

test('S2.01 accents, nicknames and one typing error are forgiven; an ambiguous name shows all, each with its place', async () => {
	await using reader = await read('/jogos-de-hoje');
	const { page } = reader;
	for (const [text, first] of [
		['gremio', 'Grêmio Rio Grande do Sul'],
		['mengao', 'Flamengo Rio de Janeiro'],
		['flamwngo', 'Flamengo Rio de Janeiro'],
	] as const) {
		await box(page).fill('');
		await type(page, text);
		await options(page).filter({ hasText: first }).first().waitFor();
		expect(await options(page).first().textContent()).toBe(first);
	}
	await box(page).fill('');
	await type(page, 'globo');
	await options(page).first().filter({ hasText: 'Globo TV aberta, grátis' }).waitFor();
	await box(page).fill('');
	await type(page, 'atletico');
	await options(page).filter({ hasText: 'Atlético Mineiro Minas Gerais' }).waitFor();
	await options(page).filter({ hasText: 'Atlético Goianiense Goiás' }).waitFor();
	expect(await list(page).locator('[data-kind=team]').count()).toBeGreaterThan(2);
	expect(reader.problems).toEqual([]);
});

test('S2.01 by touch: a tap on a game of the list opens its page', async () => {
	await using reader = await read('/jogos-de-hoje', {
		hasTouch: true,
		isMobile: true,
		viewport: NARROW,
	});
	const { page } = reader;
	await box(page).tap();
	const answered = page.waitForResponse((response) => response.url().endsWith('q=palmeiras'));
	await page.keyboard.type('palmeiras', { delay: 15 });
	// Until the last answer stands, the list is that of a term before, and goes.
	await answered;
	await page.locator('[role=listbox][aria-busy=false]').waitFor();
	const game = list(page).locator('[data-kind=game]').first();
	await game.waitFor();
	const heights = await options(page).evaluateAll((all) =>
		all.map((option) => option.getBoundingClientRect().height),
	);
	expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	await game.scrollIntoViewIfNeeded();
	await game.tap();
	await page.waitForURL('**/onde-assistir/**');
	await page.locator('h1').filter({ hasText: 'Palmeiras' }).waitFor();
	await emptied(page);
	expect(reader.problems).toEqual([]);
});

const fail = (route: Route) => route.fulfill({ status: 503, body: '' });

test('A01 axe finds nothing with the list open, an option marked, nothing found and nothing answered, narrow and wide, dark and light', async () => {
	const found: string[] = [];
	for (const viewport of [NARROW, DESKTOP]) {
		await using reader = await read('/jogos-de-amanha', { viewport, ...FAILED });
		const { page } = reader;
		const check = async (state: string) => {
			const seen = await findingsEverywhere(page, [viewport.width], {
				covered: true,
				within: 'header',
			});
			found.push(...seen.map((finding) => `${state} ${finding}`));
		};
		await check('closed');
		await type(page, 'atletico');
		await options(page).first().waitFor();
		await check('open');
		await page.keyboard.press('ArrowDown');
		await check('marked');
		await box(page).fill('xyzxyz');
		await page.getByText('Nenhum resultado para “xyzxyz”', { exact: true }).waitFor();
		await check('none');
		await page.route('**/api/v1/busca?*', fail);
		await box(page).fill('xyzxyzw');
		await page.getByText('As sugestões não responderam', { exact: true }).waitFor();
		await check('failed');
		expect(reader.problems).toEqual([]);
	}
	expect(found).toEqual([]);
});

test('S2.03 without script a search is a form, leads to the page of what it names, and says on which next days there are games', async () => {
	await using reader = await openVisit(browser, site.url, { javaScriptEnabled: false });
	const { page } = reader;
	await page.goto('/jogos-de-hoje');
	const search = page.getByRole('banner').getByRole('searchbox');
	await search.fill('Mengão');
	await search.press('Enter');
	await page.waitForURL('**/jogos-de-hoje?busca=*');
	const hints = page.getByRole('navigation', { name: 'Páginas de “mengão”' });
	expect(
		await hints.getByRole('link', { name: 'Flamengo Rio de Janeiro' }).getAttribute('href'),
	).toBe('/time/flamengo');
	await page.goto('/jogos-de-amanha');
	const slugs = await page
		.locator('[data-game]')
		.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-game') ?? ''));
	// 'sao-paulo-vs-…' is searched as any name is.
	for (const name of slugs.map((slug) => slug.split('-vs-')[0] ?? '')) {
		await page.goto(`/jogos-de-hoje?busca=${encodeURIComponent(name)}`);
		if ((await page.locator('[data-empty="search"]').count()) > 0) break;
	}
	const day = page
		.getByRole('navigation', { name: /^Páginas de/ })
		.getByRole('link', { name: /^amanhã \d+ jogos?$/ });
	await day.click();
	await page.waitForURL('**/jogos-de-amanha?busca=*');
	await page.locator('[data-game]:visible').first().waitFor();
	expect(reader.problems).toEqual([]);
});
