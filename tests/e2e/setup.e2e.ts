import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { startFeedServer } from '#tests/support/feed-server.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';
import { SERVICE_DOUBLES } from '#tests/support/service-doubles.ts';

const SCREEN = '/admin/configuracoes/inicio';
const dialog = (page: Page) => page.getByRole('dialog');
const step = (page: Page, title: string) =>
	page.locator('.setup-step', { has: page.getByRole('heading', { name: title, exact: true }) });
const stateOf = (page: Page, title: string) => step(page, title).getAttribute('data-state');
const shots = process.env.SHOTS;

async function shoot(page: Page, name: string): Promise<void> {
	if (shots === undefined) return;
	for (const theme of ['light', 'dark'] as const)
		for (const width of [360, 1280]) {
			await page.locator('html').evaluate((root, given) => {
				root.classList.remove('dark', 'light');
				root.classList.add(given);
			}, theme);
			await page.setViewportSize({ width, height: 800 });
			await page.screenshot({ path: `${shots}/${name}-${theme}-${width}.png`, fullPage: true });
		}
}

/** Presses a control as the keyboard does. */
async function press(page: Page | Locator, role: 'button' | 'link', name: string): Promise<void> {
	await page.getByRole(role, { name, exact: true }).press('Enter');
}

test('S2.08 an empty guide leads its first administrator through all steps by keyboard, at 360 px', async () => {
	await using server = await startFeedServer();
	await using panel = await openPanelSite({ config: { outboundAllow: [server.allow] } });
	const { page, problems } = await panel.operator('/admin', {
		...{ role: 'administrator', viewport: { width: 360, height: 800 } },
	});
	const list = page.getByRole('region', { name: 'Primeiros passos: 0 de 7' });
	expect(await list.getByRole('link').allTextContents()).toEqual([
		...['Marca', 'Competições e países', 'Fontes', 'O que sai sem uma pessoa'],
		...['Equipe', 'E-mail', 'Endereço'],
	]);
	// The steps say where to begin: no task repeats them.
	expect(await page.getByText('O que fazer agora').count()).toBe(0);
	await shoot(page, 'dashboard');
	await page.setViewportSize({ width: 360, height: 800 });

	await list.getByRole('link', { name: 'Marca' }).press('Enter');
	await step(page, 'Marca').waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Marca');
	await shoot(page, 'empty');
	expect(await findingsEverywhere(page, [360])).toEqual([]);
	await page.setViewportSize({ width: 360, height: 800 });

	await press(page, 'button', 'Agora não: Marca');
	await expect.poll(() => stateOf(page, 'Marca')).toBe('later');
	await press(page, 'button', 'Retomar: Marca');
	await expect.poll(() => stateOf(page, 'Marca')).toBe('open');
	await press(page, 'link', 'Abrir Marca');
	await page.getByLabel('Nome').first().fill('Bola na Tela');
	await page.keyboard.press('Enter');
	await page
		.getByText(/^Salv[oa]/)
		.first()
		.waitFor();

	await press(page, 'link', 'Primeiros passos');
	await expect.poll(() => stateOf(page, 'Marca')).toBe('done');
	await press(page, 'button', 'Escolher competições');
	await press(page, 'button', 'Brasil inteiro');
	await dialog(page).locator('button[type=submit]').press('Enter');
	await expect.poll(() => stateOf(page, 'Competições e países')).toBe('done');

	// Nothing is switched on unseen: the source is tested first.
	const double = SERVICE_DOUBLES.find(({ entries }) => entries.includes('openfootball-json'));
	server.serveAll((_request, response) => void response.writeHead(200).end(double?.right));
	await press(page, 'link', 'Fontes de jogos');
	await expect.poll(() => page.getByLabel('Campeonato').inputValue()).toBe('acompanhadas');
	await press(page, 'button', 'Endereço próprio');
	await page.keyboard.type('Agenda');
	await page.keyboard.press('Tab');
	await page.keyboard.type(`${server.url}/{dia}.json`);
	await page.keyboard.press('Enter');
	await press(dialog(page), 'button', 'Testar Agenda');
	await dialog(page).getByText('2 jogos entendidos').waitFor();
	await dialog(page).getByText('são lidos hoje e os 6 dias seguintes').waitFor();
	await press(dialog(page), 'button', 'Ligar Agenda');
	await dialog(page).getByText('Fonte ligada').waitFor();
	await page.keyboard.press('Escape');

	await press(page, 'link', 'Primeiros passos');
	await step(page, 'Fontes').getByText('1 fonte de jogos e 0 de notícias ligadas.').waitFor();
	const policy = step(page, 'O que sai sem uma pessoa');
	await policy.getByText('Propõe em Importar Jogos').waitFor();
	await policy.getByRole('checkbox', { name: /^Agenda: gravar/ }).press('Space');
	await policy.getByText('Grava o que é certo; o resto espera').waitFor();
	await policy.getByRole('checkbox', { name: /^Agenda: criar/ }).press('Space');
	await policy.getByText('Só os que a fonte traz sem dúvida').waitFor();
	await press(page, 'button', 'Está certo assim: O que sai sem uma pessoa');
	await expect.poll(() => stateOf(page, 'O que sai sem uma pessoa')).toBe('done');
	await press(page, 'button', 'Trabalho só: Equipe');
	await press(page, 'button', 'Enviar carta de teste');
	await step(page, 'E-mail').getByText('está em DATA_DIR/outbox').last().waitFor();
	await press(page, 'button', 'Conferir endereço');
	await step(page, 'Endereço').getByText('só abre nesta máquina').waitFor();
	await shoot(page, 'nearly');
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await page.setViewportSize({ width: 360, height: 800 });
	await press(page, 'button', 'Sem e-mail: E-mail');
	await expect.poll(() => stateOf(page, 'E-mail')).toBe('done');

	await page.goto('/admin');
	const brief = page.getByRole('region', { name: 'Primeiros passos: 6 de 7' });
	await brief.getByRole('link', { name: 'Endereço' }).press('Enter');
	await press(page, 'button', 'Está certo assim: Endereço');
	await page.getByText('7 de 7', { exact: true }).waitFor();
	await page.goto('/admin');
	await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
	expect(await page.getByText(/^Primeiros passos/).count()).toBe(0);
	expect(problems).toEqual([]);

	await using editor = await panel.operator(SCREEN);
	await editor.page.getByText('Só um administrador dá os passos').waitFor();
	expect(await editor.page.getByRole('button', { name: /^(Retomar|Agora não)/ }).count()).toBe(0);
});
