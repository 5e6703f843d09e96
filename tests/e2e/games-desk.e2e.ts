import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { updateGame } from '#server/games/store-games.ts';
import { findings } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { DEMO_NOW } from '#tests/support/e2e-setup.ts';
import { anAccount } from '#tests/support/identity.ts';
import { enterPanel } from '#tests/support/sign-in-page.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let site: TestServer;
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'guia-desk-'));
	browser = await launchBrowser();
	const config = { demo: true, clockOffsetMs: DEMO_NOW - Date.now() };
	site = await startTestServer({ address: { dataDir: folder, databaseUrl: null }, config });
});

afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

const visitDesk = (options = {}) =>
	openVisit(browser, site.url, {
		expected: /status of (409|503)|ERR_(INTERNET_DISCONNECTED|FAILED)/,
		...options,
	});

const rowAt = (page: Page, place: number) => page.locator(`.gd-row[aria-rowindex="${place + 2}"]`);
const notice = (page: Page) => page.locator('.gd-notice');

const titleOf = async (page: Page, place: number) =>
	(await rowAt(page, place).locator('.gd-title').innerText()).replace(/\s+/g, ' ');

async function openDesk(
	page: Page,
	{ role = 'editor', query = '' }: { role?: 'editor' | 'administrator'; query?: string } = {},
): Promise<void> {
	await enterPanel(
		page,
		(await anAccount(site.context.identity, { role })).email ?? '',
		panelPaths.games + query,
	);
	await rowAt(page, 0).waitFor();
}

/** The game behind a row, by the id in its link. */
async function gameAt(page: Page, place: number): Promise<Game> {
	const id =
		(await rowAt(page, place).locator('.gd-title').getAttribute('href'))?.split('/').at(-1) ?? '';
	const game = await site.context.data.games.byId(id);
	if (game === null) throw new Error('No such game');
	return game;
}

test('S2.08 U12 U14 by keyboard alone: three games are chosen, moved by a day, and moved back', async () => {
	await using reader = await visitDesk();
	const { page } = reader;
	await openDesk(page, { query: '?de=amanha' });
	const before = await Promise.all([0, 1, 2].map((place) => gameAt(page, place)));
	await rowAt(page, 0).focus();
	await page.keyboard.press('x');
	await page.keyboard.press('Shift+ArrowDown');
	await page.keyboard.press('Shift+ArrowDown');
	await page.getByText('3 jogos selecionados').waitFor();
	expect(await rowAt(page, 2).evaluate((row) => row === document.activeElement)).toBe(true);
	await page.keyboard.press('b');
	await page.getByRole('button', { name: 'Limpar seleção' }).and(page.locator(':focus')).waitFor();
	await page.getByRole('button', { name: 'Mover' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: '1 dia depois' }).focus();
	await page.keyboard.press('Enter');
	await notice(page).getByText('3 jogos movidos.').waitFor();
	const moved = await Promise.all(before.map(({ id }) => site.context.data.games.byId(id)));
	expect(moved.map((game) => (game?.kickoffAt ?? 0) - 86_400_000)).toEqual(
		before.map(({ kickoffAt }) => kickoffAt),
	);
	const { status } = await site.get(`/onde-assistir/${moved[0]?.slug}`);
	expect(status).toBe(200);
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await page.keyboard.press('Control+z');
	await notice(page).getByText('Desfeito: 3 jogos voltaram ao que eram.').waitFor();
	const back = await Promise.all(before.map(({ id }) => site.context.data.games.byId(id)));
	expect(back.map((game) => [game?.kickoffAt, game?.slug])).toEqual(
		before.map(({ kickoffAt, slug }) => [kickoffAt, slug]),
	);
	expect(await page.getByRole('status').filter({ hasText: 'Desfeito' }).count()).toBe(1);
	await rowAt(page, 1).focus();
	await page.keyboard.press('?');
	await page.getByRole('dialog', { name: 'Atalhos de teclado' }).waitFor();
	await page.keyboard.press('Escape');
	expect(reader.problems).toEqual([]);
});

test('S2.08 U07 hour, channels and state are changed in the row; a second hand is seen, and a failure is told', async () => {
	await using reader = await visitDesk();
	const { page } = reader;
	await openDesk(page, { query: '?de=hoje%2B3' });
	const title = await titleOf(page, 0);
	await rowAt(page, 0).focus();
	await page.keyboard.press('e');
	await page.getByLabel(`Hora de ${title}`).fill('25h');
	await page.keyboard.press('Enter');
	await page.getByRole('alert').filter({ hasText: 'Escreva uma hora' }).waitFor();
	await page.getByLabel(`Hora de ${title}`).fill('23h50');
	await page.keyboard.press('Enter');
	await notice(page).getByText(`${title}: salvo.`).waitFor();
	const changed = await gameAt(page, 0);
	expect((await site.get(`/onde-assistir/${changed.slug}`)).body).toContain('23h50');
	await notice(page)
		.getByRole('button', { name: /^Desfazer/ })
		.click();
	await expect
		.poll(async () => (await site.context.data.games.byId(changed.id))?.revision)
		.toBe(changed.revision + 1);

	// Channels, with a place typed behind the name.
	const second = await titleOf(page, 1);
	await rowAt(page, 1).focus();
	await page.keyboard.press('c');
	const editor = page.getByRole('group', { name: /^Canais de/ });
	await editor.getByRole('combobox').fill('sportv (menos RS)');
	await editor.locator('[role=option][aria-selected=true]', { hasText: 'sportv' }).waitFor();
	await page.keyboard.press('Enter');
	await editor.getByText('menos RS', { exact: true }).waitFor();
	await editor.getByRole('button', { name: 'Salvar' }).click();
	await notice(page).getByText(`${second}: salvo.`).waitFor();
	expect(
		(await gameAt(page, 1)).broadcasts.find(({ channelId }) => channelId === 'sportv')?.coverage
			.exclude,
	).toEqual(['RS']);

	// Somebody else saves another field first: both stay, and it is told. The same field: it is
	// asked.
	const theirs = await gameAt(page, 2);
	const { data, db } = site.context;
	const note = { now: DEMO_NOW, source: null, actor: 'Bia', reference: await data.reference() };
	await db.transaction((trx) =>
		updateGame(trx, { before: theirs, after: { ...theirs, venue: 'Vila Belmiro' } }, note),
	);
	await rowAt(page, 2).getByRole('combobox').selectOption('postponed');
	await notice(page)
		.getByText(/salvo\. Bia salvou este jogo em/)
		.waitFor();
	const both = await gameAt(page, 2);
	expect(both).toMatchObject({ venue: 'Vila Belmiro', status: 'postponed' });
	await db.transaction((trx) =>
		updateGame(trx, { before: both, after: { ...both, status: 'finished' } }, note),
	);
	await rowAt(page, 2).getByRole('combobox').selectOption('cancelled');
	const conflict = page.getByRole('dialog', { name: 'Vocês mudaram o mesmo campo' });
	await conflict.waitFor();
	expect(await conflict.getByRole('group').allTextContents()).toEqual([
		'O jogo estáA sua canceladoA salva encerrado',
	]);
	await conflict.getByRole('button', { name: 'Salvar assim' }).click();
	await expect.poll(async () => (await data.games.byId(theirs.id))?.status).toBe('cancelled');
	await page.locator('.gd-row[data-saving]').waitFor({ state: 'detached' });

	// Saved but not read back: it stays as it was sent, and the next change of it goes on from there.
	const fifth = await gameAt(page, 4);
	await page.route('**/api/admin/games?ids=*', (route) =>
		route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
	);
	const status = rowAt(page, 4).getByRole('combobox');
	await status.selectOption('postponed');
	await notice(page)
		.getByText(`${await titleOf(page, 4)}: salvo.`)
		.waitFor();
	expect(await status.inputValue()).toBe('postponed');
	await page.unroute('**/api/admin/games?ids=*');
	await status.selectOption('cancelled');
	await expect.poll(async () => (await data.games.byId(fifth.id))?.status).toBe('cancelled');

	// Without a connection the row goes back to what is stored, and says why.
	const offline = await gameAt(page, 3);
	await reader.context.setOffline(true);
	await page.getByText('Sem conexão. A lista é a que foi lida antes').waitFor();
	await rowAt(page, 3).getByRole('combobox').selectOption('cancelled');
	await notice(page).getByText('a mudança não foi salva').waitFor();
	expect(await rowAt(page, 3).getByRole('combobox').inputValue()).toBe(offline.status);
	await reader.context.setOffline(false);
	await notice(page).getByRole('button', { name: 'Tentar de novo' }).click();
	await expect.poll(async () => (await data.games.byId(offline.id))?.status).toBe('cancelled');
	expect(reader.problems).toEqual([]);
});

test('S2.08 S2.01 S2.12 search and views live in the address; a game in the trash is gone and comes back', async () => {
	await using reader = await visitDesk();
	const { page } = reader;
	await openDesk(page);
	const wanted = await gameAt(page, 0);
	await page.getByLabel('Procurar').fill('Mengão');
	await page.waitForURL('**/admin/jogos?busca=Meng%C3%A3o');
	await expect
		.poll(async () => await page.locator('.gd-title').allInnerTexts())
		.toSatisfy(
			(titles: string[]) =>
				titles.length > 0 && titles.every((title) => title.includes('Flamengo')),
		);
	await page.getByRole('button', { name: 'Guardar visão' }).click();
	await page.getByLabel('Nome').fill('Só o Flamengo');
	await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
	await page.getByRole('link', { name: /^Só o Flamengo/ }).waitFor();
	await page.getByRole('link', { name: 'Hoje', exact: true }).click();
	await page.waitForURL('**/admin/jogos?ate=hoje');
	await page.reload();
	await page.getByRole('link', { name: /^Só o Flamengo/ }).click();
	await page.waitForURL('**/admin/jogos?busca=Meng%C3%A3o');
	await expect.poll(() => page.getByLabel('Procurar').inputValue()).toBe('Mengão');

	// The address of the public page finds its game; it goes to the trash and comes back.
	await page.getByLabel('Procurar').fill(`${site.url}/onde-assistir/${wanted.slug}`);
	await expect.poll(() => page.locator('.gd-title').count()).toBe(1);
	await rowAt(page, 0).getByRole('checkbox').click();
	await page.getByRole('button', { name: 'Para a lixeira' }).click();
	await notice(page).getByText('1 jogo na lixeira.').waitFor();
	await expect.poll(async () => (await site.get(`/onde-assistir/${wanted.slug}`)).status).toBe(410);
	await page.getByRole('link', { name: 'Lixeira' }).click();
	await page.getByText('na lixeira desde').waitFor();
	await rowAt(page, 0).getByRole('checkbox').click();
	await page.getByRole('button', { name: 'Apagar de vez' }).click();
	await page.getByText('Só um administrador apaga de vez').waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Restaurar' }).click();
	await page.getByText('A lixeira está vazia').waitFor();
	await expect.poll(async () => (await site.get(`/onde-assistir/${wanted.slug}`)).status).toBe(200);
	expect(reader.problems).toEqual([]);
});

test('A01 S2.08 the desk in its states, light and dark, at 360 and 1280 px; on a phone nothing is wider than the screen', async () => {
	for (const [width, theme] of [
		[1280, 'dark'],
		[360, 'light'],
	] as const) {
		await using reader = await visitDesk({ viewport: { width, height: 800 } });
		const { page } = reader;
		await page.addInitScript((name) => localStorage.setItem('vite-ui-theme', name), theme);
		await openDesk(page, { role: 'administrator', query: '?qualidade=conflito' });
		expect(await findings(page)).toEqual([]);
		await page.goto(panelPaths.games);
		await rowAt(page, 1).getByRole('checkbox').click();
		await page.getByRole('button', { name: /^Filtros/ }).click();
		await page.getByRole('button', { name: 'Tirar do ar' }).click();
		await notice(page).waitFor();
		await rowAt(page, 1).focus();
		await page.keyboard.press('c');
		await page.getByRole('group', { name: /^Canais de/ }).waitFor();
		expect(await findings(page)).toEqual([]);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
		).toBe(true);
		await visit(page, `${panelPaths.games}?busca=xyzzyq`);
		await page.getByRole('heading', { name: 'Nenhum jogo aqui' }).waitFor();
		expect(await findings(page)).toEqual([]);
		expect(reader.problems).toEqual([]);
	}
});
