import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelPaths } from '#core/site/paths/panel.ts';
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

type Named = { id: string | null };

const visitDesk = (options = {}) =>
	openVisit(browser, site.url, {
		expected: /status of (409|503)|ERR_(INTERNET_DISCONNECTED|FAILED)/,
		...options,
	});

const rowAt = (page: Page, place: number) => page.locator(`.gd-row[aria-rowindex="${place + 2}"]`);

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

test('S5 the filter that is shown leaves as a file, by keyboard; nothing to export is said; a day is a text to copy', async () => {
	await using reader = await visitDesk();
	const { page } = reader;
	await openDesk(page, { query: '?busca=Meng%C3%A3o' });
	const shown = await page
		.getByRole('status')
		.filter({ hasText: /^\d+ jogos?$/ })
		.innerText();
	await page.getByRole('button', { name: 'Exportar' }).focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Exportar jogos' });
	await dialog.getByText('Só o que a busca “Mengão” encontra.').waitFor();
	for (const [name, ending] of [
		['CSV', 'csv'],
		['Excel (.xlsx)', 'xlsx'],
		['JSON do guia', 'json'],
		['Calendário (.ics)', 'ics'],
	] as const) {
		const button = dialog.getByRole('button', { name });
		await button.focus();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.keyboard.press('Enter'),
		]);
		expect(download.suggestedFilename()).toMatch(
			new RegExp(`^jogos-\\d{4}-\\d{2}-\\d{2}\\.${ending}$`),
		);
		await dialog
			.getByRole('status')
			.filter({ hasText: `.${ending}: ${shown}.` })
			.waitFor();
		if (ending !== 'json') continue;
		const { games } = JSON.parse(await readFile((await download.path()) ?? '', 'utf8')) as {
			games: { home: Named; away: Named }[];
		};
		expect(games.every(({ home, away }) => [home.id, away.id].includes('flamengo'))).toBe(true);
		expect(`${games.length} jogo${games.length === 1 ? '' : 's'}`).toBe(shown);
	}
	await dialog.getByRole('button', { name: 'Gerar texto' }).click();
	expect(await dialog.getByLabel('Texto do dia').inputValue()).toMatch(
		/^Jogos de .+\nHorários de Brasília\n/,
	);
	expect(
		await dialog.getByRole('link', { name: /^Abrir no WhatsApp/ }).getAttribute('href'),
	).toMatch(/^https:\/\/wa\.me\/\?text=/);
	expect(await findings(page)).toEqual([]);
	await dialog.getByLabel('Dia', { exact: true }).fill('2019-01-01');
	await dialog.getByRole('button', { name: 'Gerar texto' }).click();
	await dialog.getByText('não há texto para copiar').waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Exportar' }).and(page.locator(':focus')).waitFor();
	await visit(page, `${panelPaths.games}?busca=xyzzyq`);
	await page.getByRole('heading', { name: 'Nenhum jogo aqui' }).waitFor();
	await page.getByRole('button', { name: 'Exportar' }).click();
	await dialog.getByText('não há o que exportar').waitFor();
	expect(reader.problems).toEqual([]);
});
