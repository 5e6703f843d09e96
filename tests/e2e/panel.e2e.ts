import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelCopy } from '#core/copy/panel.ts';
import { PANEL_ROUTES } from '#core/site/panel-address.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { DEMO_NOW } from '#tests/support/e2e-setup.ts';
import { anAccount } from '#tests/support/identity.ts';
import { openPanelSite, type PanelSite } from '#tests/support/panel-site.ts';
import { enterPanel, panelReady } from '#tests/support/sign-in-page.ts';
import { PHONE, visit } from '#tests/support/visit.ts';

let guide: PanelSite;

beforeAll(async () => {
	guide = await openPanelSite({ demo: true, expected: /status of (4\d\d|503)/ });
});
afterAll(() => guide[Symbol.asyncDispose]());

test('S2.08 S2.09 the frame: welcome and menu to the letter, every page under its address', async () => {
	await using reader = await guide.operator();
	const { page } = reader;
	expect(await page.getByText(panelCopy.welcome, { exact: true }).isVisible()).toBe(true);
	expect(panelCopy.welcome).toBe(
		'Bem-vindo ao Painel Administrativo - Selecione uma opção na barra lateral para começar.',
	);
	const menu = page.getByRole('navigation', { name: 'Menu do painel' });
	expect((await menu.getByRole('listitem').allTextContents()).map((text) => text.trim())).toEqual([
		...[
			'Dashboard',
			'Gerenciar Jogos',
			'Cadastrar Jogo',
			'Importar Jogos',
			'Controlo de Bots',
			'Gerenciar RSS',
			'Curadoria de Notícias',
		],
		...['Gerenciar Notícias', 'Ver o site', 'Manual', 'Configurações', 'Sair'],
	]);
	for (const route of PANEL_ROUTES) {
		await page.goto(route.replace(/:\w+/, 'x1'));
		await panelReady(page);
		expect(await page.title()).toMatch(/^.+ - Guia de Jogos$/);
	}
	expect(reader.problems).toEqual([]);
});

test('S2.09 S9.01 on a phone a bar of 4rem with four entries, and the whole menu in a sheet', async () => {
	await using reader = await guide.operator('/admin', { viewport: PHONE });
	const { page } = reader;
	const bar = page.getByRole('navigation', { name: 'Atalhos do painel' });
	expect(await bar.getByRole('listitem').allTextContents()).toEqual([
		'Dashboard',
		'Curadoria de Notícias',
		'Gerenciar Notícias',
		'Sair',
	]);
	expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('dialog').getByRole('link', { name: 'Gerenciar RSS' }).click();
	await page.getByRole('heading', { level: 1, name: 'Gerenciar RSS' }).waitFor();
	expect(await page.getByRole('dialog').count()).toBe(0);
	expect(reader.problems).toEqual([]);
});

test('what an operator needs first is what the database says', async () => {
	await using reader = await guide.operator();
	const { page } = reader;
	const { data, clock } = guide.site.context;
	const { listDay } = data.games;
	const today = (await listDay('2026-11-21')).filter(
		({ status }) => status !== 'postponed' && status !== 'cancelled',
	);
	const section = page.getByRole('region', { name: /^Hoje/ });
	expect(await section.getByText(/^\d+ jogos$/).textContent()).toBe(`${today.length} jogos`);
	expect(clock()).toBeGreaterThan(DEMO_NOW);
	expect(
		await page.getByRole('region', { name: 'Últimas mudanças' }).getByRole('listitem').count(),
	).toBeGreaterThan(0);
	// How the installation is kept is for administrators.
	expect(await page.getByText('Segurança').count()).toBe(0);
});

test('S4.02 S8.03 signing out leads to the sign-in, in every tab; a failure is told and keeps the session', async () => {
	await using reader = await guide.operator('/admin/bots', {
		expected: /status of|Error|500|auth\/|ERR_FAILED/,
	});
	const { page, context } = reader;
	const second = await context.newPage();
	await second.goto('/admin/rss');
	await panelReady(second);
	await page.reload();
	await panelReady(page);

	const alerts: string[] = [];
	page.on('dialog', (dialog) => {
		alerts.push(dialog.message());
		void dialog.accept();
	});
	await page.route('**/session', (route) => route.fulfill({ status: 500, body: '' }));
	await page.getByRole('button', { name: 'Sair' }).click();
	await expect.poll(() => alerts).toEqual(['Falha ao fazer logout.']);
	expect(page.url()).toBe(`${guide.site.url}/admin/bots`);
	expect(reader.messages.some(({ type }) => type === 'error')).toBe(true);

	await page.unrouteAll();
	await page.getByRole('button', { name: 'Sair' }).click();
	await page.waitForURL('**/login');
	await page.getByText('Você saiu.').waitFor();
	await second.waitForURL('**/login?destino=%2Fadmin%2Frss');
	expect((await context.cookies()).filter(({ name }) => /^guia-(rt|session)$/.test(name))).toEqual(
		[],
	);
	await page.goto('/admin');
	await page.waitForURL('**/login?destino=%2Fadmin');
});

test('S6.01 who signed in without an invitation reads what to do, with 403', async () => {
	const { email } = await anAccount(guide.site.context.identity);
	await using reader = await guide.visitor();
	const { page } = reader;
	await page.goto('/login');
	await page.getByLabel('E-mail').fill(email ?? '');
	await page.getByLabel('Senha', { exact: true }).fill('grama molhada 1958');
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await page.getByRole('heading', { name: 'Esta conta não faz parte da equipe' }).waitFor();
	expect((await page.goto('/admin'))?.status()).toBe(403);
	await page.getByRole('button', { name: 'Sair e entrar com outra conta' }).click();
	await page.waitForURL('**/login');
});

test('what is typed survives a reload and a lost connection, and a stale save shows both versions', async () => {
	const email = await guide.invite('administrator');
	await using reader = await guide.visitor({ expected: /status of|ERR_FAILED/ });
	const { page, context } = reader;
	await enterPanel(page, email, '/admin/configuracoes');
	const name = page.getByLabel('Como você aparece para a equipe');
	await name.fill('Ana de Casa');
	await page.reload();
	await page.getByText('Recuperamos o que você tinha digitado').waitFor();
	expect(await name.inputValue()).toBe('Ana de Casa');
	await page.route('**/api/admin/account', (route) => route.abort());
	await page.getByRole('button', { name: 'Salvar', exact: true }).click();
	await page.getByRole('alert').filter({ hasText: 'Sem conexão com o servidor' }).waitFor();
	expect(await name.inputValue()).toBe('Ana de Casa');
	await page.unrouteAll();

	const other = await context.newPage();
	await other.goto('/admin/configuracoes');
	await other.getByText('Recuperamos').waitFor();
	await other.getByLabel('Como você aparece para a equipe').fill('Ana do Trabalho');
	await other.getByRole('button', { name: 'Salvar', exact: true }).click();
	await other.getByText('Salvo.').waitFor();
	await page.getByRole('button', { name: 'Salvar', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Outra pessoa salvou antes' });
	await dialog.waitFor();
	expect(await dialog.getByRole('row', { name: /Nome/ }).allTextContents()).toEqual([
		'NomeAna de CasaAna do Trabalho',
	]);
	await dialog.getByRole('button', { name: 'Salvar a minha por cima' }).click();
	await page.getByText('Salvo.').waitFor();
	await page.reload();
	await panelReady(page);
	expect(await name.inputValue()).toBe('Ana de Casa');
	expect(await page.getByText('Recuperamos').count()).toBe(0);
});

test('the team: invite, find the link, disable; each by keyboard', async () => {
	await using reader = await guide.operator('/admin/configuracoes/operadores', {
		role: 'administrator',
	});
	const { page } = reader;
	await page.getByRole('button', { name: 'Convidar' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').getByLabel('Nome').and(page.locator(':focus')).waitFor();
	await page.keyboard.type('Caio');
	await page.keyboard.press('Tab');
	await page.keyboard.type('caio@guia.example');
	await page.keyboard.press('Enter');
	expect(await page.locator('.secret-text').textContent()).toContain('/login?mode=invite&oobCode=');
	await page.keyboard.press('Escape');
	const row = page.getByRole('row', { name: /Caio/ });
	await row.getByText('convidado').waitFor();
	await row.getByRole('button', { name: 'Editar Caio' }).press('Enter');
	await page.getByLabel('Desativado: não entra').press('Space');
	await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
	await row.getByText('desativado').waitFor();
	await page.keyboard.press('Escape');
	// The focus is back at what opened the dialog.
	expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
		'Editar Caio',
	);
	expect(reader.problems).toEqual([]);
});

test('a second factor is set up with a code drawn here, and asked for at the next sign-in', async () => {
	const email = await guide.invite('editor');
	await using reader = await guide.visitor();
	const { page } = reader;
	await enterPanel(page, email, '/admin/configuracoes');
	await page.getByRole('button', { name: 'Ativar segundo fator' }).click();
	await page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor();
	const key = ((await page.locator('.secret-text').textContent()) ?? '').replaceAll(' ', '');
	await page.getByLabel('Código de 6 dígitos').fill(await codeOf(key, Date.now()));
	await page.getByRole('button', { name: 'Ativar', exact: true }).click();
	const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' });
	await codes.waitFor();
	const [recovery = ''] = await codes.getByRole('listitem').allTextContents();
	await codes.getByRole('button', { name: 'Já guardei' }).click();
	await page.getByText('Restam 10 códigos.').waitFor();
	await page.getByRole('button', { name: 'Sair' }).click();
	await page.waitForURL('**/login');

	await page.getByLabel('E-mail').fill(email ?? '');
	await page.getByLabel('Senha', { exact: true }).fill('grama molhada 1958');
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await page.getByRole('heading', { name: 'Segundo fator' }).waitFor();
	// The code goes by itself at its sixth digit, once: a wrong one is not tried again.
	const tries: string[] = [];
	page.on(
		'request',
		(request) => void (request.url().includes('mfaSignIn:finalize') && tries.push(request.url())),
	);
	await page.keyboard.type('000000');
	await page.getByRole('alert').filter({ hasText: 'O código não confere' }).waitFor();
	await page.getByLabel('Código', { exact: true }).press('Backspace');
	await page.keyboard.type('0');
	expect(tries).toHaveLength(1);
	await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
	await page.getByLabel('Código de recuperação').fill(recovery.toLowerCase());
	await page.getByRole('button', { name: 'Confirmar' }).click();
	await page.waitForURL('**/admin');
	await panelReady(page);
});

/** RFC 6238 with the values of every authenticator app. */
async function codeOf(base32: string, now: number): Promise<string> {
	const bits = [...base32]
		.map((letter) =>
			'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
		)
		.join('');
	const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
	const counter = new DataView(new ArrayBuffer(8));
	counter.setBigUint64(0, BigInt(Math.floor(now / 30_000)));
	const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, [
		'sign',
	]);
	const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
	const value = mac.getUint32(mac.getUint8(19) & 15) & 0x7fff_ffff;
	return String(value % 1_000_000).padStart(6, '0');
}

test('A01 axe finds nothing on the sign-in and the screens of the panel, dark and light, at 360 and 1280 px', async () => {
	await using reader = await guide.visitor({ reducedMotion: 'reduce' });
	const { page } = reader;
	await page.goto('/login');
	await page.getByLabel('E-mail').waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await enterPanel(page, await guide.invite('administrator'));
	for (const path of [
		'',
		'/bots',
		'/configuracoes',
		'/configuracoes/operadores',
		'/configuracoes/acesso',
		'/configuracoes/registro',
		'/nada',
	]) {
		await page.goto(`/admin${path}`);
		await panelReady(page);
		expect([path, await findingsEverywhere(page, [360, 1280])]).toEqual([path, []]);
		expect([
			path,
			await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
		]).toEqual([path, true]);
	}
	await page.goto('/admin/configuracoes/operadores');
	await page.getByRole('button', { name: 'Convidar' }).click();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	for (const path of ['/api/docs', '/admin/manual/incidentes']) {
		await page.goto(path);
		expect([path, await findingsEverywhere(page, [360, 1280])]).toEqual([path, []]);
	}
});

test('the identity client is loaded by the sign-in and the panel, and by no public page', async () => {
	const scriptsOf = async (path: string) => {
		await using reader = await guide.visitor();
		const texts: Promise<string>[] = [];
		reader.page.on('response', (response) => {
			if (response.request().resourceType() === 'script') texts.push(response.text());
		});
		await visit(reader.page, path);
		return (await Promise.all(texts)).join('\n');
	};
	expect(await scriptsOf('/login')).toContain('firebaseLocalStorage');
	for (const path of ['/', '/jogos-de-hoje', '/noticias', '/times', '/sobre-nos', '/nada']) {
		expect([path, (await scriptsOf(path)).includes('firebaseLocalStorage')]).toEqual([path, false]);
	}
});
