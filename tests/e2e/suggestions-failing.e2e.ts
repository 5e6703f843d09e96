import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type Visit, type VisitOptions, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');

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

async function type(page: Page, text: string): Promise<void> {
	await box(page).click();
	await box(page).pressSequentially(text, { delay: 15 });
}

test('a late answer changes nothing, and what was asked is kept', async () => {
	await using reader = await read('/sobre-nos');
	const { page } = reader;
	const asked: string[] = [];
	const held = Promise.withResolvers<void>();
	await page.route('**/api/v1/busca?*', async (route) => {
		const term = new URL(route.request().url()).searchParams.get('q') ?? '';
		asked.push(term);
		if (term === 'san') await held.promise;
		await route.continue().catch(() => undefined);
	});
	await box(page).click();
	await page.keyboard.insertText('san');
	await expect.poll(() => asked).toEqual(['san']);
	await page.keyboard.insertText('tos');
	await options(page).filter({ hasText: 'Santos São Paulo' }).waitFor();
	const shown = await list(page).textContent();
	held.resolve();
	await page.keyboard.press('Backspace');
	await page.keyboard.insertText('s');
	await options(page).filter({ hasText: 'Santos São Paulo' }).waitFor();
	await expect.poll(() => list(page).textContent()).toBe(shown);
	expect(asked.filter((term) => term === 'santos')).toHaveLength(1);
	expect(reader.problems).toEqual([]);
});

const fail = (route: Route) => route.fulfill({ status: 503, body: '' });

test('none found, no answer and no connection each say so and what to do; the next letter tries again', async () => {
	await using reader = await read('/jogos-de-hoje', FAILED);
	const { page } = reader;
	await type(page, 'xyzxyz');
	await announced(page)
		.filter({ hasText: 'Nenhum resultado para “xyzxyz”. Confira se o nome está certo' })
		.waitFor();
	expect(await box(page).getAttribute('aria-expanded')).toBe('false');
	await page.route('**/api/v1/busca?*', fail);
	await page.keyboard.type('w');
	await announced(page).filter({ hasText: 'As sugestões não responderam' }).waitFor();
	await page.unroute('**/api/v1/busca?*', fail);
	await box(page).fill('');
	await type(page, 'santos');
	await options(page).first().waitFor();
	await reader.context.setOffline(true);
	await page.keyboard.type(' f');
	await announced(page).filter({ hasText: 'Sem conexão com a internet' }).waitFor();
	await reader.context.setOffline(false);
	await announced(page)
		.filter({ hasText: /Nenhum resultado|sugest/ })
		.waitFor();
	expect(reader.problems).toEqual([]);
});
