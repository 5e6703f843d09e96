import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { DESKTOP, openVisit, PHONE, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

/**
 * What is wrong with the control that has the focus: hidden behind what stays on the screen, out of
 * it, or not marked.
 */
async function faultsOfFocus(page: Page): Promise<string[]> {
	const focus = page.locator('*:focus');
	if ((await focus.count()) === 0) return [];
	const [hidden, marked] = [await focus.evaluate(hiddenBehind), await focus.evaluate(isMarked)];
	const name = await focus.evaluate(
		(element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
	);
	return [
		...hidden.map((what) => `${name}: ${what}`),
		...(marked ? [] : [`${name}: no visible focus`]),
	];
}

/** Runs in the page. */
function hiddenBehind(focused: Element): string[] {
	const { left, right, top, bottom, width } = focused.getBoundingClientRect();
	const outside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
	const seen = document.elementFromPoint(
		Math.min(innerWidth - 1, left + width / 2),
		(top + bottom) / 2,
	);
	const covered = seen !== null && !focused.contains(seen) && !seen.contains(focused);
	return [
		...(outside ? ['outside the screen'] : []),
		...(covered ? [`behind ${seen.className}`] : []),
	];
}

/** Runs in the page. The search box marks the frame around it, the link of a game its whole row. */
function isMarked(focused: Element): boolean {
	const marks = [
		getComputedStyle(focused),
		getComputedStyle(focused, '::after'),
		getComputedStyle(focused.closest('form, li') ?? focused),
	];
	return marks.some(({ outlineStyle, outlineWidth, boxShadow }) => {
		return (
			(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
		);
	});
}

test('A02 every stop of the keyboard on a day is marked, in sight and not behind header or MENU', async () => {
	for (const viewport of [DESKTOP, PHONE]) {
		await using reader = await openVisit(browser, site.url, { viewport });
		const { page } = reader;
		await visit(page, '/jogos/2026-11-25');
		const faults: string[] = [];
		let stops = 0;
		for (; stops < 60; stops++) {
			await page.keyboard.press('Tab');
			if (await page.evaluate(() => document.activeElement === document.body)) break;
			faults.push(...(await faultsOfFocus(page)));
		}
		expect(faults).toEqual([]);
		expect(stops).toBeGreaterThan(30);
		// And backwards, where the header is the one in the way.
		for (let press = 0; press < 30; press++) {
			await page.keyboard.press('Shift+Tab');
			faults.push(...(await faultsOfFocus(page)));
		}
		expect(faults).toEqual([]);
		expect(reader.problems).toEqual([]);
	}
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let press = 0; press < 60; press++) {
		await page.keyboard.press('Tab');
		const text = await page.evaluate(
			() =>
				document.activeElement?.getAttribute('aria-label') ??
				document.activeElement?.textContent ??
				'',
		);
		if (name.test(text)) return;
	}
	throw new Error(`The keyboard does not reach ${name}`);
}

test('A02 by keyboard alone: search, open a game, change the day, open the calendar, change the theme', async () => {
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await tabTo(page, /^Buscar por time ou competição$/);
	await page.keyboard.type('botafogo');
	await page.keyboard.press('Enter');
	await page.waitForURL('**?busca=botafogo');
	await tabTo(page, /Botafogo/);
	await page.keyboard.press('Enter');
	await page.waitForURL('**/onde-assistir/**');
	await page.waitForFunction(() => document.activeElement?.matches('h1'));
	await tabTo(page, /^Agenda/);
	await page.goBack();
	await page.waitForURL('**?busca=botafogo');
	await page.getByRole('banner').getByRole('link').first().focus();
	await tabTo(page, /^Alternar tema$/);
	await page.keyboard.press('Space');
	await page.locator('html.light').waitFor();
	await tabTo(page, /^Calendário$/);
	await page.keyboard.press('Enter');
	await tabTo(page, /25 de novembro/);
	await page.keyboard.press('Enter');
	// The search goes along, as it does in the strip of days.
	await page.waitForURL('**/jogos/2026-11-25?busca=botafogo');
	await tabTo(page, /^amanhã|^hoje|^sex/);
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.activeElement?.matches('h1'));
	expect(page.url()).not.toContain('2026-11-25');
	expect(reader.problems).toEqual([]);
});
