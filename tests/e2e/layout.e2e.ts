import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

const PATHS = [
	'/jogos-de-amanha',
	'/jogos-de-hoje?busca=xyzxyz',
	'/jogos-de-hoje?acesso=assinatura&uf=sp&periodo=tarde&ordem=campeonato',
	'/jogos-de-hoje?canal=globo&periodo=madrugada&uf=xx',
	'/jogos-de-hoje?filtros=1',
	`/onde-assistir/${site.games.regional}`,
	`/onde-assistir/${site.games.undecided}`,
	'/noticias',
	'/politica-de-privacidade',
	'/login',
];

/**
 * Elements that reach beyond the right edge of the screen, other than inside something that scrolls
 * by itself.
 */
function tooWide(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
				scrolls(element.parentElement));
		const wide = [...document.body.querySelectorAll('*')].filter(
			(each) => each.getBoundingClientRect().right > innerWidth + 1,
		);
		const names = wide
			.filter((each) => each.closest('body > *') && !scrolls(each.parentElement))
			.map((each) => each.outerHTML.slice(0, 80));
		return document.documentElement.scrollWidth > innerWidth
			? [`the page is ${document.documentElement.scrollWidth} px wide`, ...names]
			: [];
	});
}

test('A04 at 320 px nothing scrolls sideways', async () => {
	await using reader = await openVisit(browser, site.url, {
		viewport: { width: 320, height: 640 },
	});
	for (const path of PATHS) {
		await visit(reader.page, path);
		expect([path, await tooWide(reader.page)]).toEqual([path, []]);
	}
	await reader.page.getByRole('button', { name: 'MENU' }).click();
	const sheet = await reader.page.getByRole('dialog', { name: 'Navegação' }).boundingBox();
	expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(320);
	await reader.page.goto('/jogos-de-hoje');
	await reader.page.locator('.cal summary').click();
	expect(await tooWide(reader.page)).toEqual([]);
	expect(reader.problems).toEqual([]);
});

/** Text that its own box cuts off, other than what is cut on purpose for screen readers. */
function clipped(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const cut = [...document.querySelectorAll('main *, footer *')].filter((each) => {
			const { overflowX, overflowY, position, display } = getComputedStyle(each);
			if (
				display === 'none' ||
				(position === 'absolute' && each.clientWidth <= 1) ||
				each.textContent?.trim() === ''
			)
				return false;
			const sideways = /hidden|clip/.test(overflowX) && each.scrollWidth > each.clientWidth + 1;
			const downwards = /hidden|clip/.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
			return sideways || downwards;
		});
		return cut.map((each) => each.outerHTML.slice(0, 120));
	});
}

test('A04 with the reader’s own spacing of text nothing is cut off', async () => {
	await using reader = await openVisit(browser, site.url, {
		viewport: { width: 390, height: 844 },
	});
	for (const path of PATHS) {
		await visit(reader.page, path);
		// WCAG 1.4.12, as an extension of the browser sets it: past the security policy of the page.
		await reader.page.evaluate(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(
				'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
			);
			document.adoptedStyleSheets.push(sheet);
		});
		expect([path, await tooWide(reader.page), await clipped(reader.page)]).toEqual([path, [], []]);
	}
	expect(reader.problems).toEqual([]);
});

test('in forced colours controls keep an edge and the focus is marked', async () => {
	await using reader = await openVisit(browser, site.url, { forcedColors: 'active' });
	const { page } = reader;
	await visit(page, '/jogos-de-amanha');
	const edges = await page
		.getByRole('banner')
		.getByRole('combobox')
		.evaluate((input) => {
			const form = input.closest('form') ?? input;
			return getComputedStyle(form).borderTopStyle;
		});
	expect(edges).toBe('solid');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	const outline = await page.evaluate(
		() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
	);
	expect(outline).not.toBe('none');
	expect(await page.locator('[data-game] h3 a').first().isVisible()).toBe(true);
	expect(reader.problems).toEqual([]);
});

test('with reduced motion nothing moves', async () => {
	await using reader = await openVisit(browser, site.url, {
		reducedMotion: 'reduce',
		viewport: { width: 390, height: 844 },
	});
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await page.getByRole('button', { name: 'MENU' }).click();
	await page.getByRole('dialog').waitFor();
	const moving = await page.evaluate(
		() =>
			document
				.getAnimations()
				.filter(
					(each) =>
						Number(each.effect?.getComputedTiming().duration) > 0 && each.playState === 'running',
				).length,
	);
	expect(moving).toBe(0);
	expect(reader.problems).toEqual([]);
});
