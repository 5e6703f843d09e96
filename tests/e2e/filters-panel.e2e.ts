import { expect, test } from 'vitest';
import { openPanelSite } from '#tests/support/panel-site.ts';

test('S1.03 what is chosen in a list of the panel counts at once, however late the answer, and a second choice adds to the first', async () => {
	await using desk = await openPanelSite();
	await using operator = await desk.operator('/admin/noticias');
	const { page } = operator;
	const held = Promise.withResolvers<void>();
	const asked = page.waitForRequest((request) => request.url().includes('/articles?'));
	await page.route(
		({ pathname }) => pathname.endsWith('/articles'),
		async (route) => {
			await held.promise;
			await route.continue().catch(() => undefined);
		},
	);
	const order = page.getByLabel('Ordem');
	await order.selectOption('title');
	await asked;
	expect(await order.inputValue()).toBe('title');
	await page.getByLabel('Só com alterações por publicar').check();
	expect(await order.inputValue()).toBe('title');
	expect(new URL(page.url()).search).toBe('');
	held.resolve();
	await page.waitForURL(
		({ searchParams }) => searchParams.get('ordem') === 'title' && searchParams.has('alteradas'),
	);
	expect(operator.problems).toEqual([]);
});

test('S1.03 letters typed into a search of the panel stay, although the address takes its time', async () => {
	await using desk = await openPanelSite();
	await using operator = await desk.operator('/admin/cadastros');
	const { page } = operator;
	const box = page.getByLabel('Procurar time');
	// Before anything else can happen: the address follows later, and the box must not wait for it.
	const kept = await box.evaluate((input: HTMLInputElement) => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'flam');
		input.dispatchEvent(new Event('input', { bubbles: true }));
		return input.value;
	});
	expect(kept).toBe('flam');
	await page.waitForURL(({ searchParams }) => searchParams.get('busca') === 'flam');
	expect(await box.inputValue()).toBe('flam');
	expect(operator.problems).toEqual([]);
});
