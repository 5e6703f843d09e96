import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, PHONE, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	reader = await openVisit(browser, site.url);
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const box = ({ page }: Visit) =>
	page.getByRole('banner').getByRole('combobox', { name: 'Buscar por time ou competição' });
const announced = ({ page }: Visit) => page.getByRole('main').getByRole('status');
const shown = ({ page }: Visit) => page.locator('[data-game]:visible');

test('S2.03 S9.01 the placeholder is the long one from 768 px, the short one below, and neither is cut', async () => {
	for (const [width, text] of [
		[1280, 'Buscar por time ou competição...'],
		[768, 'Buscar por time ou competição...'],
		[767, 'Buscar por time...'],
		[390, 'Buscar por time...'],
		[320, 'Buscar por time...'],
	] as const) {
		await reader.page.setViewportSize({ width, height: 800 });
		await visit(reader.page, '/jogos-de-hoje');
		expect(await box(reader).getAttribute('placeholder')).toBe(text);
		expect([width, await placeholderOverflow(reader)]).toEqual([width, 0]);
	}
});

/**
 * Pixels by which the placeholder is wider than its box: what is written there as a text scrolls.
 */
function placeholderOverflow(visitor: Visit): Promise<number> {
	return box(visitor).evaluate((element) => {
		const input = element as HTMLInputElement;
		// A search box with a text in it gives some of its room to the button that clears it.
		input.type = 'text';
		input.value = input.placeholder;
		return input.scrollWidth - input.clientWidth;
	});
}

test('S2.03 typing filters at once, says how many were found, and the address follows', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const all = await shown(reader).count();
	await box(reader).pressSequentially('BOTAFOGO', { delay: 20 });
	await announced(reader)
		.filter({ hasText: /^\d+ jogos? para “botafogo”$/ })
		.waitFor();
	const found = await shown(reader).count();
	expect(found).toBeGreaterThan(0);
	expect(found).toBeLessThan(all);
	expect(await announced(reader).textContent()).toBe(
		`${found} ${found === 1 ? 'jogo' : 'jogos'} para “botafogo”`,
	);
	for (const text of await shown(reader).allTextContents()) expect(text).toContain('Botafogo');
	await page.waitForURL('**/jogos-de-hoje?busca=botafogo');
	await expect.poll(() => box(reader).inputValue()).toBe('BOTAFOGO');
	await page.reload();
	expect(await shown(reader).count()).toBe(found);
	expect(await box(reader).inputValue()).toBe('botafogo');
});

test('S2.01 S2.03 the term is lower-cased, shared with the other days of the strip, and a competition is found too', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-amanha?busca=PREMIER%20LEAGUE');
	await announced(reader).filter({ hasText: 'para “premier league”' }).waitFor();
	for (const text of await shown(reader).allTextContents()) expect(text).toMatch(/Premier League/);
	const strip = page.getByRole('navigation', { name: 'Outros dias' });
	expect(await strip.getByRole('link', { name: /^hoje/ }).getAttribute('href')).toBe(
		`/jogos-de-hoje?busca=${encodeURIComponent('premier league')}`,
	);
});

test('S2.01 the term travels with every navigation: from a day over a game to the news, where it filters, to an index and back', async () => {
	const { page } = reader;
	const nav = page.getByRole('banner').getByRole('navigation', { name: 'Navegação principal' });
	await visit(page, '/');
	await box(reader).fill('Flamengo');
	await nav.getByRole('link', { name: 'Amanhã' }).click();
	await page.waitForURL('**/jogos-de-amanha?busca=flamengo');
	await page
		.getByRole('navigation', { name: 'Outros dias' })
		.getByRole('link', { name: /^hoje/ })
		.click();
	await page.waitForURL('**/jogos-de-hoje?busca=flamengo');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre' }).click();
	await page.waitForURL('**/sobre-nos');
	await expect.poll(() => box(reader).inputValue()).toBe('Flamengo');
	await nav.getByRole('link', { name: 'Notícias' }).click();
	await page.waitForURL('**/noticias?busca=flamengo');
	await announced(reader).filter({ hasText: 'com “flamengo”' }).waitFor();
	await box(reader).fill('xyzw');
	await announced(reader).filter({ hasText: 'Nenhuma notícia com “xyzw”' }).waitFor();
	await page.waitForURL('**/noticias?busca=xyzw');
	await page.getByRole('main').getByRole('link', { name: 'Ver todas as notícias' }).click();
	await page.waitForURL('**/noticias');
	// The box follows the address in the next drawing.
	await expect.poll(() => box(reader).inputValue()).toBe('');
	await box(reader).fill('bahia');
	await page.waitForURL('**/noticias?busca=bahia');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Times' }).click();
	await page.waitForURL('**/times?busca=bahia');
	await page.goBack();
	await page.waitForURL('**/noticias?busca=bahia');
});

test('S2.03 the suggestions do not cover the list that the page filters', async () => {
	for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
		const { page } = reader;
		await page.setViewportSize(viewport);
		for (const path of ['/jogos-de-hoje', '/times', '/noticias']) {
			await visit(page, path);
			await box(reader).click();
			await box(reader).pressSequentially('fla', { delay: 15 });
			const list = page.getByRole('listbox', { name: 'Sugestões' });
			await list.waitFor();
			const covered = await list.evaluate((element) => {
				const panel = (element.parentElement ?? element).getBoundingClientRect();
				const isCovered = (part: Element) =>
					part.checkVisibility() && part.getBoundingClientRect().top < panel.bottom;
				return [
					...document.querySelectorAll(
						'main h1, main [data-game], main .letter, main .entries > li',
					),
				].filter(isCovered).length;
			});
			expect([viewport.width, path, covered]).toEqual([viewport.width, path, 0]);
		}
	}
});

test.for(['mouse', 'keys', 'program'] as const)(
	'S2.01 a link to another day has the whole term also right after its last letter: by %s',
	async (way) => {
		const { page } = reader;
		await visit(page, '/jogos-de-hoje');
		const tomorrow = page
			.getByRole('navigation', { name: 'Outros dias' })
			.getByRole('link', { name: /^amanhã/ });
		// The pause after which the address follows by itself never ends.
		await page.clock.install();
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
		await box(reader).fill('premier');
		if (way === 'program') {
			await box(reader).evaluate((input) => {
				(input as HTMLInputElement).value = 'Premier League';
				input.dispatchEvent(new Event('input', { bubbles: true }));
				document.querySelector<HTMLElement>('.strip a[href^="/jogos-de-amanha"]')?.click();
			});
		} else {
			await box(reader).fill('Premier League');
			if (way === 'keys') {
				await page.keyboard.press('Tab');
				await page.waitForURL('**/jogos-de-hoje?busca=premier%20league');
				await tomorrow.press('Enter');
			} else await tomorrow.click();
		}
		await page.waitForURL('**/jogos-de-amanha?busca=premier%20league');
		await announced(reader).filter({ hasText: 'para “premier league”' }).waitFor();
		expect(await box(reader).inputValue()).toBe('Premier League');
	},
);

test('S2.03 Enter searches too: on a page of games in place, on any other page in the games of today', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-amanha');
	await box(reader).fill('grêmio');
	await box(reader).press('Enter');
	await page.waitForURL(`**/jogos-de-amanha?busca=${encodeURIComponent('grêmio')}`);
	await visit(page, '/sobre-nos');
	await box(reader).fill('Santos');
	await box(reader).press('Enter');
	await page.waitForURL('**/jogos-de-hoje?busca=santos');
	await announced(reader).filter({ hasText: 'santos' }).waitFor();
});

test('S2.03 a search without a result says so and offers other days and the way back', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	await box(reader).fill('xyzxyz');
	await announced(reader).filter({ hasText: 'Nenhum jogo para “xyzxyz”' }).waitFor();
	expect(await shown(reader).count()).toBe(0);
	await page.waitForURL('**?busca=xyzxyz');
	const main = page.getByRole('main');
	expect(await main.getByRole('heading', { name: 'Nada com “xyzxyz” neste dia' }).isVisible()).toBe(
		true,
	);
	expect(
		await main.getByRole('link', { name: 'Procurar em todos os dias' }).getAttribute('href'),
	).toBe('/busca?q=xyzxyz');
	await main.getByRole('link', { name: 'Limpar a busca' }).click();
	await page.waitForURL('**/jogos-de-hoje');
	await shown(reader).first().waitFor();
	expect(await box(reader).inputValue()).toBe('');
	expect(await announced(reader).textContent()).toBe('');
});

test('S2.03 going back from a game finds the same list', async () => {
	const { page } = reader;
	await page.setViewportSize(PHONE);
	await visit(page, '/jogos-de-hoje');
	await box(reader).fill('botafogo');
	await page.waitForURL('**?busca=botafogo');
	const found = await shown(reader).count();
	await shown(reader).first().getByRole('link').first().click();
	await page.waitForURL('**/onde-assistir/**');
	await page.goBack();
	await page.waitForURL('**/jogos-de-hoje?busca=botafogo');
	await shown(reader).first().waitFor();
	await announced(reader).filter({ hasText: 'botafogo' }).waitFor();
	expect(await shown(reader).count()).toBe(found);
	expect(await box(reader).inputValue()).toBe('botafogo');
});

test('going back while a game is still carried over to its page is no error', async () => {
	const { page } = reader;
	await page.setViewportSize(PHONE);
	await visit(page, '/jogos-de-hoje');
	await page.evaluate(async () => {
		const started = new Promise<ViewTransition>((resolve) => {
			const start = document.startViewTransition;
			document.startViewTransition = (...args) => {
				const transition = start.apply(document, args);
				resolve(transition);
				return transition;
			};
		});
		document.querySelector<HTMLAnchorElement>('main .pair a')?.click();
		(await started).skipTransition();
		history.back();
	});
	await page.waitForURL('**/jogos-de-hoje');
	await shown(reader).first().waitFor();
});

test('the list of a search is not read from the server while one types, and a term full of markup stays text', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const asked: string[] = [];
	page.on('request', (request) => {
		const isSuggestion = request.url().includes('/api/v1/busca?');
		if (/^(document|fetch|xhr)$/.test(request.resourceType()) && !isSuggestion)
			asked.push(request.url());
	});
	await box(reader).fill('<img src=x onerror=alert(1)>"\'');
	await announced(reader).filter({ hasText: '<img src=x onerror=alert(1)>' }).waitFor();
	await page.waitForURL('**?busca=*');
	expect(asked).toEqual([]);
	await page.reload();
	await announced(reader).filter({ hasText: '<img src=x onerror=alert(1)>' }).waitFor();
	expect(await page.locator('img').count()).toBe(0);
});

test('a link chosen right after typing is followed, however slow its page: the search does not call the reader back', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const held: Route[] = [];
	await page.route('**/sobre-nos.data*', (route) => held.push(route));
	await page.clock.install();
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
	await box(reader).fill('flamengo');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
	await expect.poll(() => held.length).toBe(1);
	await page.clock.runFor(1_000);
	await held[0]?.continue();
	await page.waitForURL('**/sobre-nos');
	await page.getByRole('heading', { level: 1, name: /Sobre/ }).waitFor();
});

test('a link chosen right after typing is followed also where the browser is too busy to draw that it is', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const held: Route[] = [];
	await page.route('**/sobre-nos.data*', (route) => held.push(route));
	await box(reader).fill('flamengo');
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('footer a[href="/sobre-nos"]')?.click();
		const end = performance.now() + 1_000;
		while (performance.now() < end);
	});
	await expect.poll(() => held.length).toBe(1);
	await held[0]?.continue();
	await page.waitForURL('**/sobre-nos');
	await page.getByRole('heading', { level: 1, name: /Sobre/ }).waitFor();
	expect(reader.problems).toEqual([]);
});
