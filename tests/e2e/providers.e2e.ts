import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findings } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { startTestProvider, type TestProvider } from '#tests/support/oidc-provider.ts';
import { newestLink } from '#tests/support/outbox.ts';
import { enterPanel, fillSignIn, panelReady } from '#tests/support/sign-in-page.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit } from '#tests/support/visit.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let provider: TestProvider;
let site: TestServer;
let folder: string;
let email: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'guia-providers-'));
	[browser, provider] = await Promise.all([launchBrowser(), startTestProvider()]);
	const config = { oidc: provider.config, outboundAllow: [provider.allow] };
	site = await startTestServer({ address: { dataDir: folder, databaseUrl: null }, config });
});
afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await provider[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
	const account = await anAccount(site.context.identity, { role: 'editor' });
	email = account.email ?? '';
	provider.person = { sub: `subject of ${account.id}`, email, email_verified: true, name: 'Ana' };
});

test('S7.02 a provider signs an operator in through its window', async () => {
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	await page.goto('/admin');
	await page.getByRole('button', { name: `Entrar com ${provider.config.label}` }).click();
	await page.waitForURL('**/admin');
	await panelReady(page);
});

test('where windows are blocked the page itself goes to the provider and comes back to where one was going', async () => {
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await page.goto('/admin/configuracoes');
	await page.getByRole('button', { name: `Entrar com ${provider.config.label}` }).click();
	await page.waitForURL('**/admin/configuracoes');
	await panelReady(page);
	await page.getByText(`E-mail: ${email}`).waitFor();
});

test('an operator ties a provider to the account, unties it, and moves the account to a new address', async () => {
	await using reader = await openVisit(browser, site.url, { expected: /status of 4\d\d/ });
	const { page } = reader;
	await enterPanel(page, email, '/admin/configuracoes');
	await page.getByRole('button', { name: `Ligar ${provider.config.label}` }).click();
	await page.getByText('ligado à sua conta.', { exact: false }).waitFor();
	await page.getByRole('button', { name: `Desligar ${provider.config.label}` }).click();
	await page.getByText('desligado da sua conta.', { exact: false }).waitFor();
	await page.getByRole('button', { name: `Ligar ${provider.config.label}` }).waitFor();
	const next = `nova.${email}`;
	await page.getByLabel('Novo e-mail').fill(next);
	expect(await findings(page)).toEqual([]);
	await page.getByRole('button', { name: 'Pedir link' }).click();
	await page.getByText(`Link enviado para ${next}`).waitFor();
	await page.goto((await newestLink(site, next)).href);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.context().clearCookies();
	await using later = await openVisit(browser, site.url);
	await later.page.goto('/admin');
	await fillSignIn(later.page, { email: next, password: PASSWORD });
	await later.page.waitForURL('**/admin');
	await panelReady(later.page);
});

test('S6.01 an administrator adds a provider in the panel, and the sign-in page offers it', async () => {
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	const administrator = await anAccount(site.context.identity, { role: 'administrator' });
	await enterPanel(page, administrator.email ?? '', '/admin/configuracoes/acesso');
	await page.getByRole('button', { name: 'Acrescentar provedor' }).click();
	const dialog = page.getByRole('dialog', { name: 'Provedor de entrada' });
	await dialog.getByLabel('Nome no botão').fill('Minha Empresa');
	await dialog.getByLabel('Endereço do provedor').fill('https://login.empresa.example');
	await dialog.getByLabel('Client ID').fill('guia');
	await dialog.getByLabel('Client secret').fill('segredo');
	expect(await findings(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Salvar' }).click();
	await page.getByRole('button', { name: 'Editar Minha Empresa' }).waitFor();
	await using visitor = await openVisit(browser, site.url);
	await visitor.page.goto('/login');
	await visitor.page.getByRole('button', { name: 'Entrar com Minha Empresa' }).waitFor();
});
