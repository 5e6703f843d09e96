import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authErrorCopy } from '#core/identity/copy/login.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { writeSetupLink } from '#server/identity/accounts/first-administrator.ts';
import { issueCode } from '#server/identity/links/one-time-codes.ts';
import { linkOf } from '#server/identity/links/one-time-links.ts';
import { saveIdentitySettings } from '#server/identity/save-identity-settings.ts';
import { findings, findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { addAuthenticator } from '#tests/support/passkey-device.ts';
import { fillSignIn, panelReady } from '#tests/support/sign-in-page.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit } from '#tests/support/visit.ts';

/** The browser itself notes each refused call; the brand has no record in these tests. */
const EXPECTED =
	/status of (4\d\d|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|auth\//;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let site: TestServer;
let folder: string;
let setupLink: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'guia-login-'));
	browser = await launchBrowser();
	site = await startTestServer({ address: { dataDir: folder, databaseUrl: null } });
	const written = await writeSetupLink(site.context.identity, {
		dataDir: folder,
		publicUrl: site.url,
	});
	setupLink = written?.link ?? '';
});
afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

const visitLogin = (options = {}) =>
	openVisit(browser, site.url, { expected: EXPECTED, ...options });

/** Answers the next sign-ins with a code of the identity service instead of asking it. */
async function answerWith(page: Page, code: string): Promise<void> {
	await page.route('**/identity/v1/accounts:signInWithPassword*', (route) =>
		route.fulfill({
			status: 400,
			contentType: 'application/json',
			body: JSON.stringify({ error: { code: 400, message: code } }),
		}),
	);
}

test('the setup link makes the first administrator, once', async () => {
	await using reader = await visitLogin();
	const { page } = reader;
	await page.goto(setupLink);
	await page.getByRole('heading', { name: 'Primeiro administrador' }).waitFor();
	// The code leaves the address, and with it the history.
	expect(new URL(page.url()).search).toBe('');
	await page.getByLabel('Nome').fill('Ana');
	await page.getByLabel('E-mail').fill('primeira@guia.example');
	await page.getByLabel('Nova senha').fill('grama molhada 1958');
	await page.getByRole('button', { name: 'Criar administrador e entrar' }).click();
	await page.waitForURL('**/admin');
	await panelReady(page);
	expect(await page.getByText('Administrador', { exact: true }).first().isVisible()).toBe(true);
	await using late = await visitLogin();
	await late.page.goto(setupLink);
	await late.page.getByRole('alert').filter({ hasText: 'não vale mais' }).waitFor();
	expect(reader.problems).toEqual([]);
});

test('S2.08 S7.03 a visitor signs in and comes back to where they were going, cookie and client in step', async () => {
	const { email } = await anAccount(site.context.identity, { role: 'editor' });
	await using reader = await visitLogin();
	const { page } = reader;
	await page.goto('/admin/noticias/curadoria?fonte=ge');
	expect(page.url()).toBe(
		`${site.url}/login?destino=${encodeURIComponent('/admin/noticias/curadoria?fonte=ge')}`,
	);
	await fillSignIn(page, { email: email ?? '' });
	await page.waitForURL('**/admin/noticias/curadoria?fonte=ge');
	await panelReady(page);
	expect(
		(await reader.context.cookies())
			.filter(({ httpOnly }) => httpOnly)
			.map(({ name }) => name)
			.toSorted(),
	).toEqual(['guia-rt', 'guia-session']);
	// S7.03: a lost cookie is given again once, without asking anybody.
	await reader.context.clearCookies({ name: 'guia-session' });
	await page.goto('/admin/rss');
	await page.waitForURL('**/admin/rss');
	await panelReady(page);
	expect(reader.problems).toEqual([]);
});

test('V21 a wrong password and an unknown address read the same, and nothing that was typed is lost', async () => {
	const { email } = await anAccount(site.context.identity, { role: 'editor' });
	await using reader = await visitLogin();
	const { page } = reader;
	const read: (string | null)[] = [];
	for (const tried of [email ?? '', 'ninguem@guia.example']) {
		await page.goto('/login');
		await fillSignIn(page, { email: tried, password: 'senha errada' });
		read.push(await page.getByRole('alert').textContent());
		expect(await page.getByLabel('E-mail').inputValue()).toBe(tried);
	}
	expect(read).toEqual([authErrorCopy['invalid-credential'], authErrorCopy['invalid-credential']]);
	await page.getByLabel('E-mail').fill(email ?? '');
	await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
	await page.getByLabel('Senha', { exact: true }).press('Enter');
	await page.waitForURL('**/admin');
});

const CODES: [code: string, name: keyof typeof authErrorCopy][] = [
	['EMAIL_EXISTS', 'email-already-in-use'],
	['INVALID_PASSWORD', 'wrong-password'],
	['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
	['EMAIL_NOT_FOUND', 'user-not-found'],
	['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
	['USER_DISABLED', 'user-disabled'],
	['POPUP_BLOCKED', 'popup-blocked'],
	['POPUP_CLOSED_BY_USER', 'popup-closed-by-user'],
	['UNAUTHORIZED_DOMAIN', 'unauthorized-continue-uri'],
	['USER_MISMATCH', 'user-mismatch'],
];

test('S8.06 each code of the identity service reaches the page as a sentence', async () => {
	await using reader = await visitLogin();
	const { page } = reader;
	await page.goto('/login');
	for (const [code, name] of CODES) {
		await answerWith(page, code);
		await fillSignIn(page, { email: 'ana@guia.example', password: 'qualquer uma' });
		await page.getByRole('alert').filter({ hasText: authErrorCopy[name] }).waitFor();
		await page.unrouteAll();
	}
	await page.route('**/identity/**', (route) => route.abort());
	await fillSignIn(page, { email: 'ana@guia.example', password: 'qualquer uma' });
	await page
		.getByRole('alert')
		.filter({ hasText: authErrorCopy['network-request-failed'] })
		.waitFor();
});

test('a browser without a connection is told so before anything is sent', async () => {
	await using reader = await visitLogin();
	const { page, context } = reader;
	await page.goto('/login');
	await page.getByLabel('E-mail').waitFor();
	await context.setOffline(true);
	await page.getByRole('alert').filter({ hasText: 'sem conexão' }).waitFor();
	await context.setOffline(false);
	await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('V03 no address leads a sign-in to another site', async () => {
	const { email } = await anAccount(site.context.identity, { role: 'editor' });
	await using reader = await visitLogin();
	const { page } = reader;
	await page.goto(`/login?destino=${encodeURIComponent('/\\evil.example')}`);
	await fillSignIn(page, { email: email ?? '' });
	await page.waitForURL('**/admin');
	expect(new URL(page.url()).origin).toBe(site.url);
	// Whoever is signed in already goes on at once, and only within the site.
	await page.goto(`/login?destino=${encodeURIComponent('//evil.example/x')}`);
	await page.waitForURL('**/admin');
	expect(reader.problems).toEqual([]);
});

test('a link by mail chooses a new password, and an invitation begins with one', async () => {
	const { identity } = site.context;
	const account = await anAccount(identity, { role: 'editor' });
	const make = async (kind: 'PASSWORD_RESET' | 'INVITE') => {
		const code = await identity.db.transaction((trx) =>
			issueCode(trx, { kind, accountId: account.id, email: account.email }, identity.now()),
		);
		return linkOf({ kind, code, publicUrl: site.url });
	};
	await using reader = await visitLogin();
	const { page } = reader;
	await page.goto(await make('PASSWORD_RESET'));
	await page.getByRole('heading', { name: 'Criar nova senha' }).waitFor();
	await page.getByText('Pelo menos 8 caracteres').waitFor();
	await page.getByLabel('Nova senha').fill('curta');
	await page.getByRole('button', { name: 'Salvar e entrar' }).click();
	await page
		.getByRole('alert')
		.getByText('Esta senha não serve: tem menos de 8 caracteres.')
		.waitFor();
	await page.getByLabel('Nova senha').fill('12345678');
	await page.getByRole('button', { name: 'Salvar e entrar' }).click();
	await page.getByRole('alert').getByText('é uma das senhas mais usadas').waitFor();
	await page.getByLabel('Nova senha').fill('nova grama seca 1962');
	await page.getByRole('button', { name: 'Mostrar senha' }).click();
	expect(await page.getByLabel('Nova senha').getAttribute('type')).toBe('text');
	await page.getByRole('button', { name: 'Salvar e entrar' }).click();
	await page.waitForURL('**/admin');
	await panelReady(page);
	await using invited = await visitLogin();
	await invited.page.goto(await make('INVITE'));
	await invited.page.getByRole('heading', { name: 'Aceitar convite' }).waitFor();
	await invited.page.getByLabel('Nova senha').fill('mais uma grama 1970');
	await invited.page.getByRole('button', { name: 'Criar conta e entrar' }).click();
	await invited.page.waitForURL('**/admin');
	// The second choice of a password ended the first session; this browser hears of it.
	await page.goto('/admin');
	await page.getByText('Sua sessão terminou').waitFor();
});

test('the sign-in works at 320 px, with a password manager’s marks, by keyboard alone', async () => {
	const { email } = await anAccount(site.context.identity, { role: 'editor' });
	await using reader = await visitLogin({ viewport: { width: 320, height: 568 } });
	const { page } = reader;
	await page.goto('/login');
	await page.getByLabel('E-mail').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	expect(await page.getByLabel('E-mail').getAttribute('autocomplete')).toBe('username');
	expect(await page.getByLabel('Senha', { exact: true }).getAttribute('autocomplete')).toBe(
		'current-password',
	);
	// The first field has the focus: nothing but the keyboard is needed.
	await page.keyboard.type(email ?? '');
	await page.keyboard.press('Tab');
	await page.keyboard.insertText(PASSWORD);
	await page.keyboard.press('Enter');
	await page.waitForURL('**/admin');
	expect(reader.problems).toEqual([]);
});

test('A01 a passkey opens the panel to an administrator who must have one, and is the whole sign-in', async () => {
	const port = await freePort();
	// Passkeys need a name: the address of the other tests is a number.
	const config = { port, publicUrl: `http://localhost:${port}` };
	await using own = await temporaryFolder();
	const address = { dataDir: own.path, databaseUrl: null };
	await using named = await startTestServer({ address, config });
	const { identity } = named.context;
	const settings = { ...(await identity.settings()), administratorsNeedFactor: true };
	const change = { settings, revision: 0, actor: SYSTEM, hasFactor: true };
	await saveIdentitySettings(identity, change);
	const email = (await anAccount(identity, { role: 'administrator' })).email ?? '';
	const quiet = { reducedMotion: 'reduce', expected: EXPECTED } as const;
	await using reader = await openVisit(browser, config.publicUrl, quiet);
	const { page, context } = reader;
	await addAuthenticator(await context.newCDPSession(page));

	await page.goto('/admin/jogos');
	await fillSignIn(page, { email });
	await page.getByRole('heading', { name: 'Falta proteger esta conta' }).waitFor();
	expect(new URL(page.url()).pathname).toBe('/admin/configuracoes');
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
	await page.getByLabel('Nome desta chave').fill('Notebook');
	await page.getByRole('button', { name: 'Continuar no aparelho' }).click();
	await page.getByRole('navigation', { name: 'Configurações' }).waitFor();
	await page.getByText('nunca usada').waitFor();
	expect(await findings(page)).toEqual([]);
	await page.getByRole('button', { name: 'Sair', exact: true }).click();
	await page.waitForURL('**/login');

	const byPasskey = page.getByRole('button', { name: 'Entrar com chave de acesso' });
	await byPasskey.waitFor();
	expect(await findings(page)).toEqual([]);
	await byPasskey.click();
	await page.waitForURL('**/admin');
	await panelReady(page);
	await anAccount(identity, { role: 'editor', displayName: 'Caio' });
	await page.goto('/admin/configuracoes/operadores');
	await page.getByRole('button', { name: 'Editar Caio' }).click();
	await page.getByRole('button', { name: /^Retirar segundo fator e chaves/ }).click();
	await page.getByRole('button', { name: 'Sim, retirar' }).click();
	await page.getByText('Não havia o que retirar').waitFor();
	await page.goto('/admin/configuracoes');
	// Minutes later: who is there must prove it again.
	const { db } = named.context;
	await db.transaction((trx) => trx.updateTable('sessions').set({ auth_at: 0 }).execute());
	await page.getByRole('button', { name: 'Retirar a chave Notebook' }).click();
	await page.getByRole('button', { name: 'Confirmar com chave de acesso' }).click();
	await page.getByRole('heading', { name: 'Falta proteger esta conta' }).waitFor();
	expect(await page.getByRole('button', { name: /Retirar a chave/ }).count()).toBe(0);
	expect(reader.problems).toEqual([]);
});

test('without JavaScript the sign-in says in one sentence what it needs', async () => {
	await using reader = await visitLogin({ javaScriptEnabled: false });
	await reader.page.goto('/login');
	expect(await reader.page.locator('noscript p').textContent()).toContain(
		'Entrar precisa de JavaScript',
	);
	expect(await reader.page.locator('form input[type=password]').count()).toBe(0);
});
