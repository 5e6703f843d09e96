import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CatalogueEntry } from '#core/sources/catalogue-entry.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readCatalogue } from '#server/sources/read-catalogue.ts';
import { saveEntry } from '#server/sources/save-entry.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { anRss, startFeedServer } from '#tests/support/feed-server.ts';
import { panelReady } from '#tests/support/sign-in-page.ts';
import { openVisit, visit } from '#tests/support/visit.ts';
import { startWeb, type WebProcess } from '#tests/support/web-process.ts';

/** What `npm start` runs. */
const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
/** The entries that the person follows, and where their doubles answer. */
const DOUBLES = { 'openfootball-brasil': '/{competicao}.txt', 'rss-ge': '/ge' };
const HOUR = 3_600_000;
/** More than this is not a morning's work any more. */
const MOST = { clicks: 25, keys: 80 };
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A table of the season in the format of openfootball, with one game in an hour. */
function seasonNow(): string {
	const kickoff = new Date(Date.now() + HOUR);
	const [weekday, month, day] = kickoff.toUTCString().match(/\w+/g) ?? [];
	const hour = kickoff.toISOString().slice(11, 16).replace(':', '.');
	const year = kickoff.getUTCFullYear();
	return [
		...[
			`= Brasileirão Série A ${year}`,
			'',
			'» Matchday 36',
			`[${weekday} ${day}/${month} ${year}]`,
		],
		`  ${hour} UTC  Flamengo v Palmeiras\n`,
	].join('\n');
}

/** Leads entries of the catalogue to the doubles, as a team corrects a moved service. */
async function divert(dataDir: string, origin: string): Promise<void> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	for (const { entry, revision } of await readCatalogue(database.kysely)) {
		const path = new Map(Object.entries(DOUBLES)).get(entry.id);
		if (path === undefined) continue;
		const moved: CatalogueEntry = { ...entry, template: origin + path };
		await saveEntry(database, { entry: moved, revision }, { actor: SYSTEM, now: Date.now() });
	}
}

/** Counts what a person does with mouse and keys on every page from now on. */
async function countWork(context: BrowserContext): Promise<{ click: number; keydown: number }> {
	const count = { click: 0, keydown: 0 };
	await context.exposeBinding('counted', (_source, kind: keyof typeof count) => {
		count[kind] += 1;
	});
	await context.addInitScript(() => {
		const { counted } = window as unknown as { counted(kind: string): void };
		for (const kind of ['click', 'keydown'])
			addEventListener(kind, ({ isTrusted }) => isTrusted && counted(kind), true);
	});
	return count;
}

async function setupLink({ said }: WebProcess): Promise<string> {
	const find = () => /http\S+\/login\S+/.exec(said.join('\n'))?.[0] ?? '';
	await expect.poll(find).not.toBe('');
	return find();
}

test('S2.08 from an empty folder to a published guide of the day and first news, in a morning', {
	timeout: 240_000,
}, async () => {
	await using doubles = await startFeedServer();
	doubles.serve('/br1.txt', seasonNow());
	doubles.serve('/ge', anRss('ge', [{ guid: 'a', title: 'Flamengo e Palmeiras jogam hoje' }]));
	await using folder = await temporaryFolder();
	const env = { DATA_DIR: folder.path, OUTBOUND_ALLOW: doubles.allow };
	await using web = await startWeb(env, '', START);
	await using ends = new AsyncDisposableStack();
	// The start passes the signal on to the site; killed, it would leave it behind.
	ends.defer(async () => {
		web.child.kill('SIGTERM');
		await web.ended;
	});
	await using browser = await launchBrowser();
	await using visitor = await openVisit(browser, web.url);
	const { page, context } = visitor;
	const work = await countWork(context);
	await divert(folder.path, doubles.url);

	await page.goto(await setupLink(web));
	await page.getByLabel('Nome').pressSequentially('Ana');
	await page.getByLabel('E-mail').pressSequentially('ana@guia.example');
	await page.getByLabel('Nova senha').pressSequentially('grama molhada 1958');
	await button(page, 'Criar administrador e entrar').click();
	await page.waitForURL('**/admin');
	const steps = page.getByRole('region', { name: 'Primeiros passos: 0 de 7' });
	await steps.getByRole('link', { name: 'Competições e países' }).click();
	await page.waitForURL(/inicio/);
	await page.locator('.setup-step').first().waitFor();
	await button(page, 'Escolher competições').click();
	await button(page, 'Brasil inteiro').click();
	await dialog(page).locator('button[type=submit]').click();

	await followGames(page);
	await publishNews(page);

	await visit(page, '/');
	await page.locator('main').getByText('Palmeiras').first().waitFor();
	await visit(page, '/noticias');
	await page.getByRole('link', { name: 'Flamengo e Palmeiras jogam hoje' }).first().waitFor();
	expect(work.click).toBeLessThanOrEqual(MOST.clicks);
	expect(work.keydown).toBeLessThanOrEqual(MOST.keys);
	expect(visitor.problems).toEqual([]);
});

/** Tests the sources of an entry for all competitions that are followed, and switches them on. */
async function followGames(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Fontes de jogos' }).click();
	await button(page, 'Seguir openfootball: Brasil').click();
	await dialog(page).getByLabel('O que fazer com o que mudou').selectOption('apply');
	await button(page, 'Acrescentar e testar').click();
	await button(page, 'Testar todas').click();
	// The double has one of the three competitions.
	await dialog(page).getByText('1 jogo entendido').waitFor();
	await button(page, 'Ligar a que deu certo').click();
	await dialog(page).getByText('Fonte ligada').waitFor();
	await page.keyboard.press('Escape');
}

/** Follows a feed of the catalogue, and publishes its first story in words of one's own. */
async function publishNews(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Primeiros passos' }).click();
	await page.getByRole('link', { name: 'Fontes de notícias' }).click();
	await page.getByText('Catálogo', { exact: true }).click();
	await page.getByRole('button', { name: 'Acrescentar ge', exact: true }).click();
	await button(page, 'Procurar feed').click();
	await button(page, 'Acrescentar fonte').click();
	await page.locator('.feed-row').getByText('1 item', { exact: true }).waitFor();
	await page.getByRole('link', { name: 'Curadoria de Notícias' }).click();
	await button(page, 'Aprovar e editar').click();
	await page.waitForURL(/\/admin\/noticias\/editar\//);
	await panelReady(page);
	await page.getByRole('textbox', { name: 'Texto da notícia' }).click();
	await page.keyboard.type('É hoje, no Maracanã.');
	await page.locator('.save-status[data-status="saved"]').waitFor();
	await page.getByRole('button', { name: /^Publicar/ }).click();
	await page.getByText('Publicada.').waitFor();
}
