import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type Visit, type VisitOptions, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const KEY = 'vite-ui-theme';
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A reader who chose a theme on an earlier visit, or none. */
async function readerWith(choice: string | null, options: VisitOptions = {}): Promise<Visit> {
	const origins =
		choice === null ? [] : [{ origin: site.url, localStorage: [{ name: KEY, value: choice }] }];
	return openVisit(browser, site.url, { storageState: { cookies: [], origins }, ...options });
}

const shownTheme = ({ page }: Visit) =>
	page.locator('html').evaluate((root) => (root.classList.contains('light') ? 'light' : 'dark'));
const toggle = ({ page }: Visit) => page.getByRole('button', { name: 'Alternar tema' });
const ground = ({ page }: Visit) =>
	page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);

test('S1.04 S4.03 the theme of the first paint is the chosen one: nothing flashes', async () => {
	for (const [choice, device, theme] of [
		[null, 'light', 'dark'],
		[null, 'dark', 'dark'],
		['dark', 'light', 'dark'],
		['light', 'dark', 'light'],
		['system', 'light', 'light'],
		['system', 'dark', 'dark'],
	] as const) {
		await using reader = await readerWith(choice, { colorScheme: device });
		// Every state of the root while the page is read, and whether the body, and so anything to
		// paint, was there already.
		await reader.page.addInitScript(() => {
			const seen: string[] = [];
			Object.assign(window, { seenThemes: seen });
			new MutationObserver(() => {
				const root = document.documentElement;
				if (document.body !== null) seen.push(root.classList.contains('light') ? 'light' : 'dark');
			}).observe(document, {
				subtree: true,
				childList: true,
				attributes: true,
				attributeFilter: ['class'],
			});
		});
		await visit(reader.page, '/');
		const seen = await reader.page.evaluate(() => [
			...new Set((window as unknown as { seenThemes: string[] }).seenThemes),
		]);
		expect([choice, device, seen]).toEqual([choice, device, [theme]]);
		expect(await ground(reader)).toBe(theme === 'dark' ? 'rgb(10, 15, 12)' : 'rgb(247, 250, 246)');
		// Of several the first one counts (HTML, 4.2.5.1).
		const bar = reader.page.locator('meta[name=theme-color]').first();
		expect(await bar.getAttribute('content')).toBe(theme === 'dark' ? '#0a0f0c' : '#f7faf6');
		expect(reader.problems).toEqual([]);
	}
});

test('S4.03 S9.01 the button goes from dark to light and back, and the choice outlives the visit', async () => {
	await using reader = await readerWith(null);
	await visit(reader.page, '/');
	const stored = () => reader.page.evaluate((key) => localStorage.getItem(key), KEY);
	expect([await shownTheme(reader), await stored()]).toEqual(['dark', null]);
	await toggle(reader).click();
	expect([await shownTheme(reader), await stored()]).toEqual(['light', 'light']);
	await visit(reader.page, '/sobre-nos');
	expect(await shownTheme(reader)).toBe('light');
	await toggle(reader).click();
	expect([await shownTheme(reader), await stored()]).toEqual(['dark', 'dark']);
	expect(reader.problems).toEqual([]);
});

test('S4.03 from `system` on a light device the button leads to dark', async () => {
	await using reader = await readerWith('system', { colorScheme: 'light' });
	await visit(reader.page, '/');
	await toggle(reader).click();
	expect(await shownTheme(reader)).toBe('dark');
});

test('S4.03 with `system` the page follows the device while it is open; with a choice it does not', async () => {
	for (const [choice, after] of [
		['system', 'light'],
		['dark', 'dark'],
	] as const) {
		await using reader = await readerWith(choice, { colorScheme: 'dark' });
		await visit(reader.page, '/');
		await reader.page.emulateMedia({ colorScheme: 'light' });
		await reader.page.waitForFunction(() => matchMedia('(prefers-color-scheme: light)').matches);
		await reader.page.locator(`html.${after}`).waitFor();
		expect(await shownTheme(reader)).toBe(after);
	}
});

test('S4.03 light, dark or system are chosen by keyboard in the preferences, and the header agrees', async () => {
	await using reader = await readerWith('light', { colorScheme: 'dark' });
	const { page } = reader;
	await visit(page, '/preferencias');
	const choice = page.getByRole('group', { name: 'Tema' });
	const chosen = () =>
		choice
			.getByRole('radio', { checked: true })
			.evaluate((radio) => radio.parentElement?.textContent);
	await choice.waitFor();
	expect(await chosen()).toBe('Claro');
	await choice.getByLabel('Claro').focus();
	for (const [name, theme] of [
		['Escuro', 'dark'],
		['Sistema', 'dark'],
	] as const) {
		await page.keyboard.press('ArrowDown');
		expect([await chosen(), await shownTheme(reader)]).toEqual([name, theme]);
	}
	expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('system');
	await page.emulateMedia({ colorScheme: 'light' });
	await page.locator('html.light').waitFor();
	expect(await chosen()).toBe('Sistema');
	await toggle(reader).click();
	expect([await chosen(), await shownTheme(reader)]).toEqual(['Escuro', 'dark']);
	expect(reader.problems).toEqual([]);
});

test('a choice made in another tab reaches this one', async () => {
	await using reader = await readerWith(null);
	await visit(reader.page, '/');
	const other = await reader.context.newPage();
	await visit(other, '/sobre-nos');
	await other.getByRole('button', { name: 'Alternar tema' }).click();
	await reader.page.locator('html.light').waitFor();
});

test('a browser that keeps nothing still changes its theme', async () => {
	await using reader = await readerWith(null);
	await reader.page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('denied', 'SecurityError');
			},
		});
	});
	await visit(reader.page, '/');
	await toggle(reader).click();
	expect(await shownTheme(reader)).toBe('light');
	expect(reader.problems).toEqual([]);
});

test('S9.05 the tip waits 700 ms for the pointer, comes at once to the keyboard, and Escape sends it away', async () => {
	await using reader = await readerWith(null);
	const { page } = reader;
	await page.clock.install();
	await visit(page, '/');
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
	const tip = page.getByRole('tooltip');
	await toggle(reader).hover();
	await page.clock.runFor(699);
	expect(await tip.count()).toBe(0);
	await page.clock.runFor(1);
	await tip.waitFor();
	expect(await tip.textContent()).toBe('Mudar para o tema claro');
	expect(await toggle(reader).getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
	await page.keyboard.press('Escape');
	await page.mouse.move(0, 500);
	await tip.waitFor({ state: 'detached' });
	await page.clock.runFor(299);
	await toggle(reader).hover();
	await page.clock.runFor(1);
	await tip.waitFor();
	await page.mouse.move(0, 500);
	await tip.waitFor({ state: 'detached' });
	await page.clock.runFor(301);
	await toggle(reader).hover();
	await page.clock.runFor(600);
	expect(await tip.count()).toBe(0);
	await page.mouse.move(0, 500);
	await page.getByRole('link', { name: 'Notícias' }).first().focus();
	await page.keyboard.press('Tab');
	await page.clock.runFor(1);
	await tip.waitFor();
	await page.keyboard.press('Escape');
	await tip.waitFor({ state: 'detached' });
	expect(await toggle(reader).evaluate((button) => button === document.activeElement)).toBe(true);
});
