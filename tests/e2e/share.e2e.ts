import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, PHONE, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const GAME = `/onde-assistir/${site.games.regional}`;
const DAY = `/jogos/${site.tomorrow}/texto`;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	reader = await openVisit(browser, site.url, {
		viewport: PHONE,
		permissions: ['clipboard-read', 'clipboard-write'],
	});
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Texto para compartilhar' });
const said = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a day is passed on from its own page: copied whole, sent by WhatsApp within bounds, kept in a calendar', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-amanha');
	await page.getByRole('link', { name: 'Compartilhar' }).click();
	await page.waitForURL(`**${DAY}`);
	await page.getByRole('heading', { level: 1, name: 'Compartilhar os jogos de amanhã' }).waitFor();
	await page.getByRole('button', { name: 'Copiar texto' }).click();
	expect(await said(page).textContent()).toBe('Texto copiado.');
	const text = await clipboard(page);
	expect(text).toBe(await field(page).inputValue());
	expect(text).toMatch(
		/^Jogos de amanhã \(22\/11\): \d+ jogos\nHorários de Brasília\n\n.*\n• .+ x .+: /,
	);
	expect(text.endsWith(`/jogos/${site.tomorrow}`)).toBe(true);
	const whatsapp = new URL(
		(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')) ?? '',
	);
	expect([whatsapp.origin, whatsapp.searchParams.get('text')?.length]).toEqual([
		'https://wa.me',
		expect.toSatisfy((l: number) => l <= 2_000),
	]);
	const calendar = await page.request.get(
		(await page.getByRole('link', { name: /calendário/ }).getAttribute('href')) ?? '',
	);
	expect((await calendar.text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(10);
});

test('a copied link is the address of the page, and the same words are said again each time', async () => {
	const { page } = reader;
	await visit(page, GAME);
	for (let time = 0; time < 2; time++) {
		await page.getByRole('button', { name: 'Copiar link' }).click();
		await said(page).filter({ hasText: 'Link copiado.' }).waitFor();
	}
	expect(await clipboard(page)).toBe(page.url());
});

test('where the clipboard is refused the text stands selected and it is said', async () => {
	const { page } = reader;
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
	});
	await visit(page, GAME);
	expect(await field(page).isVisible()).toBe(false);
	await page.getByRole('button', { name: 'Copiar texto' }).click();
	await said(page).filter({ hasText: 'não deixou copiar' }).waitFor();
	const selected = await field(page).evaluate((element) => {
		const area = element as HTMLTextAreaElement;
		return (
			document.activeElement === area &&
			area.value.slice(area.selectionStart, area.selectionEnd) === area.value
		);
	});
	expect(selected).toBe(true);
});

test('the sheet of the system is offered where there is one; closing it is no failure, failing shows the text', async () => {
	const { page } = reader;
	await page.addInitScript(() => {
		const names = ['ok', 'AbortError', 'DataError'];
		const calls: ShareData[] = [];
		Object.assign(window, { shared: calls });
		navigator.share = (given?: ShareData) => {
			calls.push(given ?? {});
			const name = names[calls.length - 1] ?? 'ok';
			return name === 'ok' ? Promise.resolve() : Promise.reject(new DOMException('x', name));
		};
	});
	await visit(page, GAME);
	const button = page.getByRole('button', { name: 'Compartilhar' });
	await button.click();
	await button.click();
	expect(await field(page).isVisible()).toBe(false);
	await button.click();
	await said(page).filter({ hasText: 'Não deu para compartilhar' }).waitFor();
	expect(await field(page).isVisible()).toBe(true);
	const given = await page.evaluate(() =>
		(window as unknown as { shared: { text: string }[] }).shared.map(({ text }) => text),
	);
	expect(given).toEqual(Array(3).fill(await field(page).inputValue()));
});

test('without the sheet of the system no button promises it', async () => {
	const { page } = reader;
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'share', { value: undefined });
	});
	await visit(page, DAY);
	expect(await page.getByRole('button', { name: 'Compartilhar' }).count()).toBe(0);
});

test('the list of a day is printed from there', async () => {
	const { page } = reader;
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute('data-printed', location.pathname);
	});
	await visit(page, DAY);
	await page.getByRole('button', { name: 'Imprimir a lista' }).click();
	await page.locator('html[data-printed="/jogos-de-amanha"]').waitFor();
	expect(await page.locator('[data-game]:visible').count()).toBeGreaterThan(10);
});

test('A20 without script: links for WhatsApp and the calendar, and the text in a field', async () => {
	await using plain = await openVisit(browser, site.url, {
		viewport: PHONE,
		javaScriptEnabled: false,
	});
	const { page } = plain;
	await page.goto('/jogos-de-amanha');
	await page.getByRole('link', { name: 'Compartilhar' }).click();
	expect(await field(page).inputValue()).toContain('Jogos de amanhã');
	expect(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).isVisible()).toBe(true);
	expect(await page.getByRole('button', { name: /Copiar|Imprimir/ }).count()).toBe(0);
	await page.goto(GAME);
	await page.getByText('Ver o texto').click();
	expect(await field(page).inputValue()).toContain('Onde assistir:');
	expect(plain.problems).toEqual([]);
});

test('a day without games says so in its text; one that cannot be is not found', async () => {
	const { page } = reader;
	expect(await visit(page, '/jogos/2026-05-01/texto')).toBe(200);
	expect(await field(page).inputValue()).toContain('nenhum jogo');
	expect(await page.getByRole('link', { name: /calendário/ }).count()).toBe(0);
	for (const path of ['/jogos/2026-02-30/texto', '/jogos/x/texto'])
		expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
});
