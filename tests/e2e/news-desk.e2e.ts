import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { saveWorkingCopy } from '#server/news/save-working-copy.ts';
import { findings, findingsEverywhere } from '#tests/support/axe.ts';
import { aSource, someItems } from '#tests/support/feed-items.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';
import { panelReady } from '#tests/support/sign-in-page.ts';
import { visit } from '#tests/support/visit.ts';

/** A guide with the demonstration, at its hour. */
const openDesk = () => openPanelSite({ demo: true });

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto da notícia' });
const isSaved = (page: Page) => page.locator('.save-status[data-status="saved"]').waitFor();

/** As if copied elsewhere: the browser's own paste, with markup. */
async function paste(page: Page, html: string): Promise<void> {
	await textOf(page).evaluate((target, markup) => {
		const data = new DataTransfer();
		data.setData('text/html', markup);
		data.setData('text/plain', 'sem marcas');
		target.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
		);
	}, html);
}

/** Writes a text with the block of the first game that is found; returns the title of the game. */
async function writeWithGame(page: Page): Promise<string> {
	await page.getByRole('textbox', { name: 'Título' }).fill('Onde ver o jogo da rodada');
	await textOf(page).click();
	await page.keyboard.type('Um texto **forte**.\n## Na TV\n');
	await paste(
		page,
		'<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Do Docs</span></p><img src="x" onerror="window.ran=1"><script>window.ran=1</script></b>',
	);
	await page.keyboard.press('Enter');
	await page.keyboard.type('/jogo');
	await page.getByRole('option', { name: /^Bloco de jogo/ }).waitFor();
	expect(await textOf(page).getAttribute('aria-activedescendant')).not.toBeNull();
	await page.keyboard.press('Enter');
	await page.getByRole('searchbox', { name: 'Procurar jogo' }).fill('fla');
	const choice = page.getByRole('list', { name: 'Jogos encontrados' }).getByRole('button').first();
	await choice.waitFor();
	const title = (await choice.locator('.game-facts-title').innerText()).trim();
	await choice.click();
	await page.getByRole('region', { name: 'Bloco de jogo' }).getByText(title).waitFor();
	await isSaved(page);
	return title;
}

/** The dialog of a link knows which pages there are. */
async function tryLink(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Link', exact: true }).click();
	const link = page.getByRole('dialog', { name: 'Link' });
	await link.getByLabel('Endereço').fill('/jogo/que-nunca-houve');
	await link.getByText('Não há página neste endereço.').waitFor();
	await link.getByLabel('Endereço').fill('/jogos-de-hoje');
	await link.getByText('Não há página neste endereço.').waitFor({ state: 'detached' });
	await page.keyboard.press('Escape');
	await link.waitFor({ state: 'detached' });
}

/** Puts an uploaded image into the text, once it is described. */
async function addImage(page: Page): Promise<void> {
	await page
		.getByRole('button', { name: 'Escolher imagem' })
		.or(page.getByRole('button', { name: 'Imagem', exact: true }))
		.first()
		.click();
	const buffer = await sharp({
		create: { width: 800, height: 400, channels: 3, background: '#0a7d3c' },
	})
		.png()
		.toBuffer();
	await page
		.locator('dialog input[type=file]')
		.setInputFiles({ name: 'gramado.png', mimeType: 'image/png', buffer });
	await page.getByRole('img', { name: 'Imagem enviada.' }).waitFor();
	await page.getByRole('dialog').getByRole('button', { name: 'Inserir imagem' }).click();
	await page.getByText('Descreva a imagem, ou marque-a como decorativa.').waitFor();
	await page.getByLabel('Descrição (texto alternativo)').fill('O gramado vazio');
	await page.getByRole('dialog').getByRole('button', { name: 'Inserir imagem' }).click();
	await textOf(page).getByRole('img', { name: 'O gramado vazio' }).waitFor();
	await isSaved(page);
}

test('S1.03 S2.08 S4.05 an article is written with a game block, survives a reload, is published, and readers see it', async () => {
	await using desk = await openDesk();
	await using operator = await desk.operator('/admin/noticias/nova', {
		expected: /status of (404|409)/,
	});
	const { page } = operator;
	const title = await writeWithGame(page);
	expect(page.url()).toMatch(/\/admin\/noticias\/editar\/\w+$/);

	// The browser keeps what the server does not have yet.
	await page.route('**/api/admin/articles/*', (route) =>
		route.request().method() === 'PUT' ? route.abort() : route.continue(),
	);
	// By a press of the pointer: a key that leads to the very beginning just after the focus came is
	// taken for the browser's own doing.
	await textOf(page).getByText('Um texto').click();
	await page.keyboard.press('Home');
	await page.keyboard.type('Sem rede. ');
	await page.getByText(/guardado neste navegador/).waitFor();
	await page.reload();
	await panelReady(page);
	await page.getByText('Recuperamos o que você tinha digitado e ainda não salvou.').waitFor();
	await page.unroute('**/api/admin/articles/*');
	await textOf(page).getByText('Sem rede. Um texto forte.').waitFor();
	await isSaved(page);
	expect(await textOf(page).getByRole('heading', { level: 2, name: 'Na TV' }).count()).toBe(1);
	expect(await textOf(page).locator('strong').allInnerTexts()).toEqual(['forte', 'Do Docs']);
	expect(await page.evaluate(() => 'ran' in window)).toBe(false);

	await tryLink(page);
	await addImage(page);
	expect(await findings(page)).toEqual([]);

	await page.getByRole('button', { name: 'Pré-visualizar' }).click();
	await page
		.frameLocator('iframe')
		.getByRole('heading', { level: 1, name: 'Onde ver o jogo da rodada' })
		.waitFor();
	const widthInside = () =>
		page
			.locator('.page-frame iframe')
			.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth);
	await expect.poll(widthInside).toBe(390);
	await page.getByRole('button', { name: 'Computador' }).click();
	await expect.poll(widthInside).toBe(1280);
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Publicar', exact: true }).click();
	await page.getByText('Publicada.').waitFor();
	await using reader = await desk.visitor();
	expect(await visit(reader.page, '/noticias/onde-ver-o-jogo-da-rodada')).toBe(200);
	const article = reader.page.locator('.article-main');
	await article.getByText('Sem rede. Um texto forte.').waitFor();
	for (const side of title.split(' × '))
		expect(await article.locator('.gblock').innerText()).toContain(side);

	// Readers keep what they have until the changes are published.
	await textOf(page).press('ControlOrMeta+Home');
	await page.keyboard.type('Corrigido: ');
	await isSaved(page);
	await page.getByText('Há alterações que os leitores ainda não veem.').waitFor();
	await visit(reader.page, '/noticias/onde-ver-o-jogo-da-rodada');
	expect(await article.innerText()).not.toContain('Corrigido');

	// Somebody else saves: both versions, and neither is lost.
	const articles = createArticleRepository(desk.site.context.db.kysely);
	const stored = await articles.bySlug('onde-ver-o-jogo-da-rodada');
	if (stored === null) throw new Error('Not stored');
	const other = {
		actor: { id: 'bia', name: 'Bia', network: null },
		now: desk.site.context.clock(),
	};
	await saveWorkingCopy(
		desk.site.context.db,
		stored,
		{ ...stored.working, title: 'O título da Bia' },
		other,
	);
	await page.getByRole('textbox', { name: 'Resumo' }).fill('Meu resumo');
	const conflict = page.getByRole('dialog', { name: 'Outra pessoa salvou esta notícia' });
	await conflict.getByText('Bia salvou em').waitFor();
	await conflict.getByRole('button', { name: 'Continuar com a salva' }).click();
	await expect
		.poll(() => page.getByRole('textbox', { name: 'Título' }).inputValue())
		.toBe('O título da Bia');
	const revisions = await articles.listRevisions(stored.id);
	const kept = await Promise.all(
		revisions.map(({ revision }) => articles.revision(stored.id, revision)),
	);
	expect(kept.some((one) => one?.content.summary === 'Meu resumo')).toBe(true);

	await page.getByRole('button', { name: 'Versões' }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^publicada em/ })
		.click();
	await page.getByRole('dialog').locator('ins', { hasText: 'Bia' }).waitFor();
	await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
	await expect
		.poll(() => page.getByRole('textbox', { name: 'Título' }).inputValue())
		.toBe('Onde ver o jogo da rodada');
	// Cut connections, and what was in the pasted markup: it was refused.
	expect(
		operator.problems.filter(
			(problem) => !/ERR_FAILED|unavailable: Connection failed|inline event handler/.test(problem),
		),
	).toEqual([]);
	expect(reader.problems).toEqual([]);
});

test('S1.03 S2.09 the list and the curation: filters, many at once and back, triage by the keyboard, rules tried before they hold', async () => {
	await using desk = await openDesk();
	const { db } = desk.site.context;
	const at = desk.site.context.clock() - 3_600_000;
	for (const id of ['ge', 'lance']) await aSource(db, id);
	await someItems(db, [
		{
			source_id: 'ge',
			title: 'Flamengo e Palmeiras fazem o jogo da rodada no Maracanã',
			summary: 'Saiba mais.',
			at,
		},
		{
			source_id: 'lance',
			title: 'Flamengo e Palmeiras fazem jogo da rodada no Maracanã - Lance!',
			at: at + 1_000,
		},
		{ source_id: 'ge', title: 'Palpites para a rodada', at: at - 60_000 },
		{ source_id: 'lance', title: 'Bahia anuncia novo técnico', at: at - 120_000 },
	]);
	await using operator = await desk.operator('/admin/noticias/curadoria');
	const { page } = operator;
	const groups = page.getByRole('list', { name: 'Notícias das fontes' }).getByRole('article');
	await expect.poll(() => groups.count()).toBe(3);
	await groups.first().getByText('2 fontes').waitFor();
	await groups.first().getByText('Flamengo', { exact: true }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);

	await page.keyboard.press('j');
	await page.keyboard.press('j');
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent))
		.toBe('Palpites para a rodada');
	await page.keyboard.press('r');
	await page.getByText('Rejeitada.').waitFor();
	await expect.poll(() => groups.count()).toBe(2);
	await page.keyboard.press('u');
	await expect.poll(() => groups.count()).toBe(3);

	await page.getByRole('button', { name: 'Regras' }).click();
	await page.getByRole('button', { name: 'Nova regra' }).click();
	await page.getByLabel('Palavras ou expressões, uma por linha').fill('palpites');
	await page.getByRole('button', { name: 'Testar nos últimos 7 dias' }).click();
	await page.getByText('Pegaria 1 de 4 itens dos últimos 7 dias.').waitFor();
	expect(await findings(page, { covered: true })).toEqual([]);
	await page.getByRole('button', { name: 'Criar regra' }).click();
	await page.getByText('ainda não valeu').waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });

	await page.keyboard.press('?');
	const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
	await help.waitFor();
	await page.keyboard.press('Escape');
	await help.waitFor({ state: 'detached' });
	await groups.first().focus();
	await page.keyboard.press('e');
	await page.waitForURL(/\/admin\/noticias\/editar\//);
	await panelReady(page);
	await expect
		.poll(() => page.getByRole('textbox', { name: 'Título' }).inputValue())
		.toContain('Flamengo e Palmeiras');
	expect(await page.getByLabel('Fonte', { exact: true }).inputValue()).toBe('GE');
	await page.getByRole('button', { name: 'Tirar Flamengo' }).waitFor();

	await visit(page, '/admin/noticias?situacao=draft');
	await page.getByRole('checkbox', { name: /^Escolher: Flamengo e Palmeiras/ }).check();
	await page.getByRole('button', { name: 'Mandar para a lixeira' }).click();
	await page.getByText('1 notícia: na lixeira.').waitFor();
	await page.getByRole('button', { name: 'Desfazer' }).click();
	await page.getByRole('link', { name: /^Flamengo e Palmeiras/ }).waitFor();
	await page.getByRole('button', { name: 'Salvar esta visão' }).click();
	await page.getByPlaceholder('Nome da visão').fill('Por escrever');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Por escrever', exact: true }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	expect(operator.problems).toEqual([]);
});
