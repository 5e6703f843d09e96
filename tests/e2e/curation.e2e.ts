import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aSource, someItems } from '#tests/support/feed-items.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';

/** One page of the queue and some more, none like another. */
const NEWS = Array.from({ length: 43 }, (_, place) => `Notícia número ${place + 100} do interior`);
const groups = (page: Page) =>
	page.getByRole('list', { name: 'Notícias das fontes' }).getByRole('article');
const titleInFocus = (page: Page) =>
	page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent);

/** What looks every half minute looks at once, again and again. */
function hurry(): void {
	const original = window.setInterval.bind(window);
	window.setInterval = ((act: () => void, pause?: number) =>
		original(act, pause === 30_000 ? 500 : pause)) as typeof window.setInterval;
}

test('S1.03 a long queue: more of it, many chosen at once, put off, searched, a source opened, and what comes waits without moving anything', async () => {
	await using desk = await openPanelSite();
	const { db, clock } = desk.site.context;
	const at = clock() - 3_600_000;
	await aSource(db, 'ge');
	await someItems(
		db,
		NEWS.map((title, place) => ({ source_id: 'ge', title, at: at - place * 1_000 })),
	);
	await using operator = await desk.operator('/admin/noticias/curadoria', {
		expected: /Failed to load|ERR_/,
	});
	const { page, context } = operator;
	await page.addInitScript(hurry);
	await page.reload();
	await expect.poll(() => groups(page).count()).toBe(40);
	await page.getByRole('button', { name: 'Mostrar mais' }).click();
	await expect.poll(() => groups(page).count()).toBe(43);

	await groups(page).first().focus();
	await page.keyboard.press('x');
	await page.keyboard.press('j');
	await page.keyboard.press('x');
	await page.getByText('2 escolhidas').first().waitFor();
	await page.keyboard.press('r');
	await page.getByText('2 rejeitadas.').waitFor();
	await expect.poll(() => groups(page).count()).toBe(41);
	// A look that comes between what the server did and its answer sees news back that the desk does
	// not show yet: no news.
	await page.route('**/undo', async (route) => {
		const response = await route.fetch();
		await page.waitForResponse(/\/curation\?/);
		await route.fulfill({ response });
	});
	await page.keyboard.press('u');
	await expect.poll(() => groups(page).count()).toBe(43);

	await groups(page).nth(1).focus();
	await page.keyboard.press('s');
	await page.getByText('Adiada até amanhã.').waitFor();
	await expect.poll(() => titleInFocus(page)).toBe(NEWS[2]);

	await context.route('https://ge.example/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Na fonte</title>' }),
	);
	const opened = context.waitForEvent('page');
	await page.keyboard.press('o');
	await expect.poll(async () => (await opened).title()).toBe('Na fonte');
	await (await opened).close();

	await page.bringToFront();
	const place = await groups(page).nth(2).boundingBox();
	await someItems(db, [
		{ source_id: 'ge', title: 'Chegou depois de todas as outras', at: clock() },
	]);
	await page.getByText('Chegou 1 novidade.').waitFor();
	expect(await groups(page).count()).toBe(42);
	expect(await titleInFocus(page)).toBe(NEWS[2]);
	expect(place).not.toBeNull();
	await page.keyboard.press('n');
	await expect
		.poll(() => groups(page).first().getByRole('heading').innerText())
		.toBe('Chegou depois de todas as outras');

	await page.getByLabel('Procurar').fill('142');
	await page.waitForURL(({ searchParams }) => searchParams.get('busca') === '142');
	await expect.poll(() => groups(page).count()).toBe(1);
	await page.getByRole('button', { name: /^Adiadas/ }).click();
	await expect.poll(() => groups(page).count()).toBe(0);
	await page.getByLabel('Procurar').fill('');
	await groups(page)
		.filter({ hasText: NEWS[1] ?? '' })
		.waitFor();
	expect(
		operator.problems.filter((problem) => !problem.startsWith('elsewhere: https://ge.example/')),
	).toEqual([]);
});
