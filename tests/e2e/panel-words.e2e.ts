import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPanelSite, type PanelSite } from '#tests/support/panel-site.ts';
import { enterPanel, panelReady } from '#tests/support/sign-in-page.ts';

let guide: PanelSite;

beforeAll(async () => {
	// As `npm start` is without further settings: no mail server.
	guide = await openPanelSite({ config: { identity: { kind: 'own', outbox: true } } });
});
afterAll(() => guide[Symbol.asyncDispose]());

test("S2.11 S4.02 a hard load of the panel says 'A carregar...' until the first word about the session, and nothing else", async () => {
	await using reader = await guide.operator('/admin/bots');
	const { page } = reader;
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/api/admin/me', async (route) => {
		await held;
		await route.continue();
	});
	await page.reload({ waitUntil: 'commit' });
	const words = page.locator('.first-words');
	await words.waitFor();
	expect(await words.textContent()).toBe('A carregar...');
	await page.waitForLoadState('load');
	expect((await page.locator('body').innerText()).trim()).toBe('A carregar...');
	release();
	await panelReady(page);
	await words.waitFor({ state: 'hidden' });
	expect(reader.problems).toEqual([]);
});

test('S8.05 a screen that could not be read says so in a sentence, and code and literal text under "Detalhes"', async () => {
	await using reader = await guide.operator('/admin', { expected: /status of 500/ });
	const { page } = reader;
	await page.route('**/api/admin/feeds*', (route) => route.fulfill({ status: 500, body: '' }));
	await page.getByRole('link', { name: 'Gerenciar RSS' }).first().click();
	await page.getByRole('heading', { name: 'Não foi possível abrir esta tela' }).waitFor();
	const alert = page.getByRole('alert');
	await alert.waitFor();
	expect(await alert.textContent()).toBe(
		'O servidor não respondeu como devia. Tente de novo em alguns instantes.',
	);
	const literal = page.getByText('unknown: Server responded with status 500', { exact: true });
	expect(await literal.isVisible()).toBe(false);
	await page.getByText('Detalhes', { exact: true }).click();
	await literal.waitFor();
	expect(reader.messages).toContainEqual({
		type: 'error',
		text: 'unknown: Server responded with status 500',
	});
	expect(reader.problems).toEqual([]);
});

test('without a mail server every sentence about a letter says where it lies', async () => {
	await using reader = await guide.visitor();
	const { page } = reader;
	await page.goto('/login');
	for (const way of ['Entrar por link no e-mail', 'Esqueci a senha']) {
		await page.getByRole('button', { name: way }).click();
		await page.getByText('DATA_DIR/outbox').waitFor();
		await page.getByLabel('E-mail').fill('ninguem@guia.example');
		await page.getByRole('button', { name: 'Pedir link' }).click();
		await page.getByRole('heading', { name: 'Peça o link' }).waitFor();
		expect(await page.getByRole('main').innerText()).toContain(
			'a mensagem com o link está em DATA_DIR/outbox, no servidor',
		);
		await page.getByRole('button', { name: 'Entrar com senha' }).click();
	}
	await enterPanel(page, await guide.invite('administrator'));
	const note = page.getByText('O envio de e-mails não está configurado');
	await note.waitFor();
	// Among the findings of the security card, to which the top of the dashboard leads.
	await page.getByRole('link', { name: /^Segurança: .*1 atenção$/ }).click();
	const card = page.getByRole('region', { name: /^Segurança/ });
	await expect.poll(() => card.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(900);
	const item = card.getByRole('listitem').filter({ hasText: 'Ainda não há cópia deste guia.' });
	expect(await item.locator('code').innerText()).toBe('guia backup');
	await page.goto('/admin/configuracoes/acesso');
	await note.waitFor();
	await page.goto('/admin/configuracoes/operadores');
	await page.getByRole('button', { name: 'Convidar' }).click();
	await page.getByRole('dialog').getByLabel('Nome').fill('Davi');
	await page.getByRole('dialog').getByLabel('E-mail').fill('davi@guia.example');
	await page.getByRole('dialog').getByRole('button', { name: 'Convidar' }).click();
	const invited = page.getByRole('dialog', { name: 'Convite pronto' });
	await invited.waitFor();
	expect(await invited.innerText()).toContain(
		'a mensagem para davi@guia.example está em DATA_DIR/outbox',
	);
});
