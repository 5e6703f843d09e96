import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

const NARROW = { width: 320, height: 640 };

const VIEWS = [
	{ path: '/ao-vivo', title: 'Ao vivo agora', name: 'Ao vivo' },
	{ path: '/de-graca', title: 'De graça', name: 'De graça' },
	{ path: '/semana', title: 'A semana na TV', name: 'Semana' },
	{ path: '/grade', title: 'Grade de TV', name: 'Grade de TV' },
] as const;

test('without script each view is a link of the foot away, lists its games and is no wider than a small phone', async () => {
	await using reader = await openVisit(browser, site.url, {
		javaScriptEnabled: false,
		viewport: NARROW,
	});
	const { page } = reader;
	await page.goto('/noticias');
	for (const { path, title, name } of VIEWS) {
		await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
		await page.waitForURL(`**${path}`);
		expect(await page.locator('h1').textContent()).toBe(title);
		expect([path, await page.locator('main [data-game]').count()]).toEqual([
			path,
			expect.toSatisfy((count: number) => count > 0),
		]);
		expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
			new RegExp(`${path}$`),
		);
		const heights = await page
			.locator('main a:visible')
			.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
		expect([path, Math.min(...heights) >= 24]).toEqual([path, true]);
		expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
			path,
			NARROW.width,
		]);
	}
	expect(reader.problems).toEqual([]);
});

test('A01 axe finds nothing on the views', async () => {
	await using reader = await openVisit(browser, site.url, { reducedMotion: 'reduce' });
	for (const { path } of VIEWS) {
		expect([path, await visit(reader.page, path)]).toEqual([path, 200]);
		expect([path, await findingsEverywhere(reader.page, [360, 1280])]).toEqual([path, []]);
	}
	expect(reader.problems).toEqual([]);
});

test('a state that is asked for is told in words on a view, and kept by its links', async () => {
	await using reader = await openVisit(browser, site.url, { javaScriptEnabled: false });
	await reader.page.goto('/de-graca?estado=pe');
	const first = reader.page.locator('main [data-game] h3 a').first();
	expect(await first.getAttribute('href')).toMatch(/\?estado=pe$/);
	expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
});
