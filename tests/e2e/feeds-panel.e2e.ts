import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { anRss, startFeedServer } from '#tests/support/feed-server.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';

const row = (page: Page, title: string) =>
	page.locator('.feed-row', { has: page.getByRole('heading', { name: title, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog');

async function openDesk(allow: string) {
	const stack = new AsyncDisposableStack();
	const { site, operator } = stack.use(await openPanelSite({ config: { outboundAllow: [allow] } }));
	const visit = stack.use(
		await operator('/admin/rss', { expected: /status of 422|status of 409/ }),
	);
	return { site, visit, page: visit.page, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test('S2.09 a source is found by its site, previewed, added, read, fails with a reason, is edited, paused and removed; lists come in and go out', async () => {
	await using server = await startFeedServer();
	await using desk = await openDesk(server.allow);
	const { page, visit } = desk;
	server.serve(
		'/',
		'<html><head><title>Gazeta</title><link rel="alternate" type="application/rss+xml" href="/rss" title="Gazeta"></head></html>',
		{
			'content-type': 'text/html',
		},
	);
	server.serve(
		'/rss',
		anRss('Gazeta Esportiva', [
			{
				guid: 'a',
				title: 'Onde assistir a Fla x Flu &lt;img src=x onerror=alert(1)&gt;',
				date: 'Sat, 21 Nov 2026 09:00:00 -0300',
			},
		]),
	);
	server.serve('/lista', '<html><head><title>Sem feed</title></head></html>', {
		'content-type': 'text/html',
	});

	await page.getByText('Nenhuma fonte ainda').waitFor();
	await page.getByRole('button', { name: 'Nova fonte' }).click();
	await dialog(page).getByLabel('Endereço do site ou do feed').fill(`${server.url}/lista`);
	await dialog(page).getByRole('button', { name: 'Procurar feed' }).click();
	await dialog(page).getByText('Não há nenhum feed neste endereço').waitFor();
	await dialog(page).getByLabel('Endereço do site ou do feed').fill('http://10.0.0.1/rss');
	await dialog(page).getByRole('button', { name: 'Procurar feed' }).click();
	await dialog(page).getByText('O endereço não é aceito').waitFor();
	await dialog(page).getByLabel('Endereço do site ou do feed').fill(`${server.url}/`);
	await dialog(page).getByRole('button', { name: 'Procurar feed' }).click();
	await dialog(page).getByText('Onde assistir a Fla x Flu').waitFor();
	expect(await findingsEverywhere(page, [360], { covered: true })).toEqual([]);
	expect(await dialog(page).getByLabel('Nome', { exact: true }).inputValue()).toBe(
		'Gazeta Esportiva',
	);
	await dialog(page).getByLabel('Pasta').fill('Estaduais');
	await dialog(page).getByText('Filtro e licença').click();
	await dialog(page).getByLabel('A fonte autoriza o uso do texto completo').check();
	await dialog(page).getByRole('button', { name: 'Acrescentar fonte' }).click();
	await dialog(page).getByText('Escreva quem autorizou o uso do texto completo').waitFor();
	await dialog(page).getByLabel('Nota de licença').fill('Contrato de 2026.');
	await dialog(page).getByRole('button', { name: 'Acrescentar fonte' }).click();
	const gazeta = row(page, 'Gazeta Esportiva');
	await gazeta.getByText('Em ordem').waitFor();
	await gazeta.getByText('1 item', { exact: true }).waitFor();
	await page.getByRole('heading', { name: 'Estaduais' }).waitFor();

	server.serve('/rss', '<!DOCTYPE html><html><head><title>Manutenção</title></head></html>');
	await gazeta.getByRole('button', { name: 'Ler agora Gazeta Esportiva' }).click();
	await gazeta
		.getByText('O endereço mostra uma página da web, não um feed. 1 falha seguida.')
		.waitFor();
	await gazeta.getByText('em 30 min').waitFor();
	// Nothing lies under the bars.
	await page.evaluate(() => scrollTo(0, 0));
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	server.serve('/rss', anRss('Gazeta Esportiva', [{ guid: 'b', title: 'Tabela da rodada' }]));
	await gazeta.getByRole('button', { name: 'Ler agora Gazeta Esportiva' }).click();
	await page.getByText('leitura feita, 1 item novo.').waitFor();

	await gazeta.getByRole('button', { name: 'Editar Gazeta Esportiva' }).click();
	await dialog(page).getByLabel('Nome', { exact: true }).fill('Gazeta');
	await dialog(page).getByLabel('Intervalo entre leituras').selectOption('60');
	await dialog(page).getByRole('button', { name: 'Salvar' }).click();
	await row(page, 'Gazeta').getByRole('button', { name: 'Pausar Gazeta' }).click();
	await row(page, 'Gazeta').getByText('Pausada').waitFor();
	await page.getByLabel('Mostrar').selectOption('paused');
	await expect.poll(() => page.locator('.feed-row').count()).toBe(1);
	await page.getByLabel('Procurar fonte').fill('nada disso');
	await page.getByText('Nenhuma fonte corresponde').waitFor();
	await page.getByRole('button', { name: 'Limpar a procura' }).click();
	await row(page, 'Gazeta').getByRole('button', { name: 'Editar Gazeta' }).click();
	await dialog(page).getByRole('button', { name: 'Retirar fonte' }).click();
	await dialog(page).getByRole('button', { name: 'Sim, retirar' }).click();
	await page.getByText('Nenhuma fonte ainda').waitFor();

	// A list of another reader comes in with a result for each line, and goes out again.
	const opml = `<opml version="2.0"><body><outline text="Nacionais"><outline text="Placar" xmlUrl="${server.url}/placar"/>
		<outline text="Placar de novo" xmlUrl="${server.url}/placar"/></outline><outline text="Torta" xmlUrl="javascript:alert(1)"/></body></opml>`;
	await page.getByRole('button', { name: 'Importar OPML' }).click();
	const choose = (text: string) =>
		dialog(page)
			.getByLabel('Arquivo OPML')
			.setInputFiles({ name: 'fontes.opml', mimeType: 'text/x-opml', buffer: Buffer.from(text) });
	await choose('isto não é uma lista');
	await dialog(page).getByRole('button', { name: 'Importar', exact: true }).click();
	await dialog(page).getByText('O arquivo não é OPML.').waitFor();
	await choose(opml);
	await dialog(page).getByRole('button', { name: 'Importar', exact: true }).click();
	await dialog(page)
		.getByText('1 acrescentadas, 1 já na lista, 1 sem endereço que sirva.')
		.waitFor();
	expect(await findingsEverywhere(page, [1280], { covered: true })).toEqual([]);
	await page.keyboard.press('Escape');
	await row(page, 'Placar').getByText('Ainda não lida').waitFor();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Exportar OPML' }).click(),
	]);
	expect(await readFile((await download.path()) ?? '', 'utf8')).toContain(
		`<outline text="Nacionais">\n\t\t\t<outline type="rss" text="Placar"`,
	);
	await page.setViewportSize({ width: 360, height: 740 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	expect(await findingsEverywhere(page, [360])).toEqual([]);
	expect(visit.problems).toEqual([]);
});
