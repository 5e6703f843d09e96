import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto da notícia' });
const isSaved = (page: Page) => page.locator('.save-status[data-status="saved"]').waitFor();

/**
 * As if copied in another program: the browser's own paste, with the forms in which that program
 * gives its text away.
 */
async function paste(page: Page, forms: Readonly<Record<string, string>>): Promise<void> {
	await textOf(page).evaluate((target, given) => {
		const clipboardData = new DataTransfer();
		for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
		target.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
		);
	}, forms);
}

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {font-family: Calibri}</style></head><body><!--StartFragment-->
<p class=MsoNormal style='margin:0cm;line-height:107%'><b><span style='font-size:14.0pt;font-family:"Calibri",sans-serif;color:#C00000'>Escrito no Word</span></b><o:p></o:p></p>
<p class=MsoNormal><span lang=PT-BR style='mso-fareast-language:EN-US'>com <i>itálico</i><o:p>&nbsp;</o:p></span></p><!--EndFragment--></body></html>`;

/** Opens a block by the '/' menu. */
async function block(page: Page, word: string, name: RegExp): Promise<void> {
	await page.keyboard.type(`/${word}`);
	await page.getByRole('option', { name }).waitFor();
	await page.keyboard.press('Enter');
}

test('S1.03 an article takes what Word and WhatsApp give, a decorative image, a day and a table, and is scheduled', async () => {
	await using desk = await openPanelSite({ demo: true });
	await using operator = await desk.operator('/admin/noticias/nova', {
		expected: /inline event handler/,
	});
	const { page } = operator;
	await page.getByRole('textbox', { name: 'Título' }).fill('O fim de semana na TV');
	await page.getByLabel('Resumo').fill('Tudo o que passa.');
	await textOf(page).click();
	await paste(page, { 'text/html': FROM_WORD, 'text/plain': 'Escrito no Word' });
	await textOf(page).locator('strong', { hasText: 'Escrito no Word' }).waitFor();
	expect(await textOf(page).locator('em').allInnerTexts()).toEqual(['itálico']);
	expect(await textOf(page).locator('[style*="font"], [class*="Mso"]').count()).toBe(0);
	await page.keyboard.press('Enter');
	await paste(page, { 'text/plain': 'Do grupo: jogo às 16h\n\nVejam na TV aberta' });
	await textOf(page).locator('p', { hasText: 'Vejam na TV aberta' }).waitFor();

	await page.keyboard.press('Enter');
	await block(page, 'imagem', /^Imagem/);
	const window = page.getByRole('dialog');
	const buffer = await sharp({
		create: { width: 300, height: 200, channels: 3, background: '#0a7d3c' },
	})
		.png()
		.toBuffer();
	await window
		.locator('input[type=file]')
		.setInputFiles({ name: 'faixa.png', mimeType: 'image/png', buffer });
	await page.getByRole('img', { name: 'Imagem enviada.' }).waitFor();
	await window.getByLabel('Decorativa: não diz nada além do texto').check();
	await window.getByRole('button', { name: 'Inserir imagem' }).click();
	await window.waitFor({ state: 'detached' });

	await block(page, 'dia', /^Jogos de um dia/);
	await window.getByLabel('Dia').fill('2026-11-22');
	await window.getByRole('button', { name: 'Inserir bloco' }).click();
	await page
		.getByRole('region', { name: 'Bloco de dia' })
		.getByText('Jogos de domingo, 22 de novembro')
		.waitFor();

	await block(page, 'tabela', /^Tabela/);
	await page.keyboard.type('Canal');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Hora');
	await textOf(page)
		.getByRole('cell', { name: 'Hora' })
		.or(textOf(page).getByRole('columnheader', { name: 'Hora' }))
		.waitFor();
	await isSaved(page);

	await page.getByLabel('Publicar em').fill('2099-01-02T10:30');
	await page.getByRole('button', { name: 'Agendar' }).click();
	await page.getByText('agendada', { exact: false }).first().waitFor();
	const id = page.url().split('/').at(-1) ?? '';
	const stored = await createArticleRepository(desk.site.context.db.kysely).byId(id);
	expect(stored).toMatchObject({
		state: 'scheduled',
		scheduledAt: Date.parse('2099-01-02T10:30:00-03:00'),
	});
	const blocks = stored?.working.body.content ?? [];
	expect(blocks.map(({ type }) => type)).toEqual(
		expect.arrayContaining(['image', 'dayBlock', 'table']),
	);
	expect(blocks.find(({ type }) => type === 'image')).toMatchObject({
		attrs: { decorative: true, alt: '' },
	});
	expect(operator.problems).toEqual([]);
});
