import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, launchProfile } from '#tests/support/browser.ts';
import { hydrated, openVisit, PHONE, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

const button = (page: Page) =>
	page.getByRole('contentinfo').getByRole('button', { name: 'Instalar o guia' });
const words = (page: Page) =>
	page.getByRole('contentinfo').getByText('No iPhone e no iPad: toque em Compartilhar');

/** The browser's offer, with a question of which `asked` counts how often it was put. */
const offer = (page: Page) =>
	page.evaluate(() => {
		const counter = window as { asked?: number };
		const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
			prompt: async () => {
				counter.asked = (counter.asked ?? 0) + 1;
			},
		});
		return window.dispatchEvent(event);
	});
const asked = (page: Page) => page.evaluate(() => (window as { asked?: number }).asked ?? 0);

test('S1.06 the browser finds nothing that keeps the guide from being installed, and offers it by itself', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	try {
		await using context = await launchProfile(folder, site.url);
		const [page = await context.newPage()] = context.pages();
		await visit(page, '/jogos-de-hoje');
		await button(page).waitFor();
		const session = await context.newCDPSession(page);
		expect(await session.send('Page.getInstallabilityErrors')).toEqual({
			installabilityErrors: [],
		});
		expect(await session.send('Page.getAppManifest')).toMatchObject({ errors: [] });
		expect(await session.send('Page.getAppId')).toMatchObject({ appId: `${site.url}/` });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});

test('S2.06 an offer that comes before any script of ours puts a button beside the two literal ones; nothing moves for it', async () => {
	await using reader = await openVisit(browser, site.url, { viewport: PHONE });
	const { page } = reader;
	await page.goto('/sobre-nos');
	const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
	expect(await button(page).count()).toBe(0);
	expect(await offer(page)).toBe(false);
	await hydrated(page);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
	for (const name of ['Em breve na App Store', 'Em breve no Google Play'])
		expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
	expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
	await button(page).focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => asked(page)).toBe(1);
	// An offer serves once; the browser makes another one while the guide is not installed.
	expect(await button(page).count()).toBe(0);
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Baixe o App');
	await offer(page);
	await button(page).click();
	await expect.poll(() => asked(page)).toBe(2);
	await offer(page);
	await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
	await button(page).waitFor({ state: 'hidden' });
	expect(await words(page).isVisible()).toBe(false);
	expect(reader.problems).toEqual([]);
});

test('on an iPhone the foot says how to do it; in the installed guide it says nothing', async () => {
	for (const [standalone, isSaid] of [
		[false, true],
		[true, false],
	] as const) {
		await using reader = await openVisit(browser, site.url, { viewport: PHONE });
		const { page } = reader;
		await page.addInitScript((value) => {
			Reflect.deleteProperty(window, 'onbeforeinstallprompt');
			Object.defineProperty(Navigator.prototype, 'standalone', { get: () => value });
		}, standalone);
		await visit(page, '/sobre-nos');
		expect([standalone, await words(page).isVisible(), await button(page).count()]).toEqual([
			standalone,
			isSaid,
			0,
		]);
		expect(reader.problems).toEqual([]);
	}
});
