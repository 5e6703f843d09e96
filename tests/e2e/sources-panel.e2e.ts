import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#core/site/dates.ts';
import { catalogueFileSchema } from '#core/sources/catalogue-entry.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { startFeedServer } from '#tests/support/feed-server.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';
import { SERVICE_DOUBLES } from '#tests/support/service-doubles.ts';

const SCREEN = '/admin/configuracoes/fontes';
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) =>
	page.locator('.source-row', { has: page.getByRole('heading', { name: title, exact: true }) });
const shots = process.env.SHOTS;

async function shoot(page: Page, name: string): Promise<void> {
	if (shots === undefined) return;
	for (const [theme, width] of [
		['light', 1280],
		['dark', 360],
	] as const) {
		await page.emulateMedia({ colorScheme: theme });
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: `${shots}/${name}-${theme}.png`, fullPage: true });
	}
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.emulateMedia({ colorScheme: 'light' });
}

test('S2.08 a source is chosen in the catalogue, tested, switched on, edited and removed; the catalogue is edited and exported', async () => {
	await using server = await startFeedServer();
	await using panel = await openPanelSite({ config: { outboundAllow: [server.allow] } });
	const role = 'administrator' as const;
	const expected = /status of 422|status of 429/;
	const { page } = await panel.operator(SCREEN, { role, expected });
	const service = SERVICE_DOUBLES.find(({ entries }) => entries.includes('football-data-org'));
	await page.getByText('Nenhuma fonte ainda').waitFor();

	// The entry leads to the double from here on, as a team would correct a moved service.
	await page.getByLabel('Campeonato', { exact: true }).selectOption('brasileirao-a');
	await page.getByLabel('O que traz').selectOption('resultados');
	await shoot(page, 'catalogue');
	const entry = row(page, 'football-data.org');
	await entry.getByText('não verificado daqui').waitFor();
	await entry.getByRole('button', { name: 'Editar registro football-data.org' }).click();
	const template = await dialog(page).getByLabel('Endereço', { exact: true }).inputValue();
	await dialog(page).getByLabel('Endereço', { exact: true }).fill('x');
	await dialog(page).getByRole('button', { name: 'Salvar' }).click();
	await dialog(page).getByRole('alert').waitFor();
	const local = template.replace('https://api.football-data.org', server.url);
	await dialog(page).getByLabel('Endereço', { exact: true }).fill(local);
	await dialog(page).getByRole('button', { name: 'Salvar' }).click();
	await entry.getByText('mudado pela equipe').waitFor();

	await entry.getByRole('button', { name: 'Seguir football-data.org' }).click();
	await dialog(page).getByLabel('Brasileirão Série A').check();
	await dialog(page).getByRole('button', { name: 'Acrescentar e testar' }).click();
	await dialog(page).getByText('Este serviço pede uma chave.').waitFor();
	await dialog(page).getByLabel('Chave do serviço').fill('secret');
	await shoot(page, 'add');
	await dialog(page).getByRole('button', { name: 'Acrescentar e testar' }).click();
	const test1 = dialog(page).getByRole('button', { name: 'Testar football-data.org' });
	server.serveAll((_request, response) => void response.writeHead(400).end(service?.refused?.body));
	await test1.click();
	await dialog(page).getByText('O serviço recusou a chave.').waitFor();
	expect(await dialog(page).getByRole('button', { name: 'Ligar' }).count()).toBe(0);
	server.serveAll((_request, response) => void response.writeHead(200).end(service?.right));
	await test1.click();
	await dialog(page).getByText('2 jogos entendidos').waitFor();
	await dialog(page).getByText('Flamengo x Palmeiras').waitFor();
	await dialog(page).getByText('Nowhere Rovers (time, 1 jogo)').waitFor();
	expect(await findingsEverywhere(page, [360], { covered: true })).toEqual([]);
	await shoot(page, 'test');
	await dialog(page).getByRole('button', { name: 'Ligar football-data.org' }).click();
	await dialog(page).getByText('Fonte ligada').waitFor();
	await page.keyboard.press('Escape');
	const source = row(page, 'football-data.org: Brasileirão Série A');
	await source.getByText('Ainda não lida').waitFor();
	const today = dayOf(Date.now());
	await source.getByText(`dateFrom=${addDays(today, -1)}`).waitFor();
	await page.evaluate(() => scrollTo(0, 0));
	expect(await findingsEverywhere(page, [360, 1280], { covered: true })).toEqual([]);
	await shoot(page, 'list');

	// What changes the answer switches the source off.
	await source.getByRole('button', { name: /^Editar/ }).click();
	await dialog(page).getByLabel('Nome', { exact: true }).fill('Série A');
	await dialog(page).getByLabel('Criar os clubes e campeonatos que faltam').check();
	await shoot(page, 'edit');
	await dialog(page).getByLabel('Formato').selectOption('');
	await dialog(page).getByRole('button', { name: 'Salvar' }).click();
	await page.getByText('ficou desligada até o próximo teste').waitFor();
	await row(page, 'Série A').getByText('Desligada').waitFor();
	await row(page, 'Série A')
		.getByRole('button', { name: /^Editar/ })
		.click();
	expect(await dialog(page).getByLabel('Criar os clubes').isChecked()).toBe(true);
	await page.keyboard.press('Escape');

	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Exportar catálogo' }).click(),
	]);
	const exported = catalogueFileSchema.parse(
		JSON.parse(await readFile(await download.path(), 'utf8')),
	);
	expect(exported.find(({ id }) => id === 'football-data-org')?.template).toBe(local);

	await row(page, 'Série A')
		.getByRole('button', { name: /^Editar/ })
		.click();
	await dialog(page).getByRole('button', { name: 'Retirar fonte' }).click();
	await dialog(page).getByRole('button', { name: 'Retirar mesmo' }).click();
	await page.getByText('Nenhuma fonte ainda').waitFor();

	// An address of one's own, by keyboard.
	await page.getByRole('button', { name: 'Endereço próprio' }).press('Enter');
	await page.keyboard.type('Agenda');
	await page.keyboard.press('Tab');
	await page.keyboard.type(`${server.url}/{dia}.json`);
	await page.keyboard.press('Enter');
	await dialog(page).getByRole('button', { name: 'Testar Agenda' }).press('Enter');
	await dialog(page).getByText('2 jogos entendidos').waitFor();
	expect(server.asked.at(-1)).toBe(`/${today}.json`);
	await page.keyboard.press('Escape');
	await row(page, 'Agenda').getByText('Desligada').waitFor();

	const editor = await panel.operator(SCREEN);
	await editor.page.getByText('Só um administrador acrescenta').waitFor();
	await row(editor.page, 'Agenda').waitFor();
	expect(await editor.page.getByRole('button', { name: /^(Testar|Editar|Seguir)/ }).count()).toBe(
		0,
	);
});

test('S2.09 a news feed of the catalogue is added by the usual search', async () => {
	await using panel = await openPanelSite();
	const { page } = await panel.operator('/admin/rss');
	await page.getByText('Catálogo', { exact: true }).click();
	await page.getByRole('button', { name: 'Acrescentar Gazeta Esportiva' }).click();
	const address = dialog(page).getByLabel('Endereço do site ou do feed');
	expect(await address.inputValue()).toBe('https://www.gazetaesportiva.com/feed/');
	await page.keyboard.press('Escape');
	expect(await findingsEverywhere(page, [360])).toEqual([]);
	await shoot(page, 'feeds');
});
