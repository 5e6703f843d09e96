import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppContext } from '#server/context.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The footer names the year. */
const NOW = Date.parse('2026-11-21T15:00:00-03:00');
const MISSING = 'Documento configuracoes/marca não encontrado; usando os padrões.';
const FAILED = 'Erro ao buscar configurações da marca';

/** An empty guide of its own, changed by `prepare` before anybody asks for a page. */
async function siteWith(prepare: (context: AppContext) => Promise<void>) {
	const stack = new AsyncDisposableStack();
	const folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	stack.defer(() => rm(folder, { recursive: true, force: true }));
	const server = stack.use(
		await startTestServer({
			address: { dataDir: folder, databaseUrl: null },
			config: { clockOffsetMs: NOW - Date.now() },
		}),
	);
	await prepare(server.context);
	return {
		url: server.url,
		context: server.context,
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

const setting = (id: string, data: object) => (context: AppContext) =>
	context.db.transaction(async (trx) => {
		await createSettingWriter(trx).write('configuracoes', id, data, context.clock());
		noteEverything(trx, 0);
	});

const noBrand = (context: AppContext) =>
	context.db.transaction(async (trx) => {
		await createSettingWriter(trx).remove('configuracoes', 'marca');
		noteEverything(trx, 0);
	});

test('S8.01 S4.01 S7.01 without the brand record the page stands on the defaults and the console says so; nothing of it is kept', async () => {
	await using site = await siteWith(noBrand);
	await using reader = await openVisit(browser, site.url);
	await visit(reader.page, '/');
	expect(reader.messages.filter(({ text }) => text === MISSING)).toHaveLength(1);
	expect(await reader.page.title()).toBe(
		'Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia de Jogos',
	);
	expect(await reader.page.getByRole('contentinfo').innerText()).toContain(
		'Sua fonte definitiva para não perder nenhum lance do futebol.',
	);
	await setting('marca', { nomeApp: 'Guia do Apito', slogan: 'Lance a lance.', logoURL: '' })(
		site.context,
	);
	await visit(reader.page, '/');
	expect(await reader.page.title()).toBe(
		'Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia do Apito',
	);
	expect(reader.messages.filter(({ text }) => text === MISSING)).toHaveLength(1);
	expect(reader.problems).toEqual([]);
});

test('S8.02 S4.01 a record that cannot be read leaves the defaults and an error in the console', async () => {
	await using site = await siteWith(setting('marca', ['not', 'a', 'record']));
	await using reader = await openVisit(browser, site.url, { expected: new RegExp(`^${FAILED}`) });
	await visit(reader.page, '/');
	expect(reader.messages.filter(({ text }) => text.startsWith(FAILED))).toEqual([
		{ type: 'error', text: FAILED },
	]);
	expect(await reader.page.title()).toBe(
		'Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia de Jogos',
	);
	expect(reader.problems).toEqual([]);
});

test('S1.06 S2.02 S2.06 S1.05 the brand of an operator: name, slogan, logo, footer text, titles; no social profile where none is set', async () => {
	const brand = {
		nomeApp: 'Guia do Torcedor',
		slogan: 'Todo jogo, todo canal.',
		logoURL: '/favicon.svg',
		textoRodape: 'Feito em Recife.',
	};
	await using site = await siteWith(setting('marca', brand));
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	await visit(page, '/');
	expect(await page.title()).toBe('Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia do Torcedor');
	const home = page.getByRole('banner').getByRole('link', { name: 'Guia do Torcedor' });
	expect(await home.textContent()).toBe('Guia do Torcedor');
	const logo = home.locator('img');
	expect(
		await logo.evaluate((image: HTMLImageElement) => [
			image.getAttribute('src'),
			image.complete && image.naturalWidth > 0,
		]),
	).toEqual(['/favicon.svg', true]);
	const footer = await page.getByRole('contentinfo').innerText();
	for (const text of ['Todo jogo, todo canal.', 'Feito em Recife.', '© 2026 Guia do Torcedor'])
		expect(footer).toContain(text);
	expect(await page.getByRole('list', { name: 'Redes sociais' }).count()).toBe(0);
	await visit(page, '/sobre-nos');
	expect(await page.title()).toBe('Sobre - Guia do Torcedor');
	expect(reader.problems).toEqual([]);
});

test('an empty guide in production: its days say so, no banner of a demonstration, open to search engines', async () => {
	await using site = await siteWith(async () => undefined);
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	const response = await page.goto('/jogos-de-hoje');
	expect(response?.headers()).not.toHaveProperty('x-robots-tag');
	await page.getByRole('heading', { name: 'Nenhum jogo no guia hoje' }).waitFor();
	expect(await page.getByText('Guia de demonstração').count()).toBe(0);
	await page.getByRole('link', { name: 'Ver os jogos de amanhã' }).click();
	await page.waitForURL('**/jogos-de-amanha');
	await page.getByRole('heading', { name: 'Nenhum jogo no guia neste dia' }).waitFor();
	expect(reader.problems).toEqual([]);
});

test('S8.04 an error nobody foresaw: the literal heading with status and text, a code for the operator, no stack', async () => {
	await using site = await siteWith(({ db }) =>
		db.transaction((trx) => trx.schema.dropTable('channels').execute()),
	);
	await using reader = await openVisit(browser, site.url, {
		expected: /status of 500|500 Internal/,
	});
	const { page } = reader;
	expect(await visit(page, '/jogos-de-hoje')).toBe(500);
	expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
		'Unexpected Application Error!',
	);
	const text = await page.locator('body').innerText();
	expect(text).toContain('500 Internal Server Error');
	expect(text).toMatch(/Código .*: [\w-]{8,}/);
	expect(await page.content()).not.toMatch(
		/no such table|\bat \w+ \(|\.ts:\d|SqliteError|node_modules/,
	);
	await visit(page, '/sobre-nos');
	await page.getByRole('button', { name: 'Alternar tema' }).click();
	await page.getByRole('banner').getByRole('link', { name: 'Amanhã' }).click();
	await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
	expect(await page.locator('body').innerText()).toContain('500 Internal Server Error');
	expect(await page.title()).toBe('Unexpected Application Error!');
	expect(await page.locator('html').getAttribute('class')).toBe('js light');
	expect(reader.problems).toEqual([]);
});
