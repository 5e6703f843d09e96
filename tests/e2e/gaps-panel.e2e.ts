import { expect, test } from 'vitest';
import { panelCopy } from '#core/copy/panel.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';

test('S2.08 the dashboard says what to do, covers the chosen competitions and leads to the games that lack something', async () => {
	await using guide = await openPanelSite({ demo: true });
	await using reader = await guide.operator();
	const { page, problems } = reader;
	const welcome = page.getByText(panelCopy.welcome, { exact: true });
	const tasks = page.getByRole('list', { name: 'O que fazer agora' });
	const board = page.getByRole('table', { name: 'Cobertura dos próximos 7 dias' });
	const top = async (one: typeof welcome) => (await one.boundingBox())?.y ?? 0;
	expect(await top(welcome)).toBeLessThan(await top(tasks));
	expect(await top(tasks)).toBeLessThan(await top(board));
	expect(await board.getByRole('columnheader').count()).toBe(8);

	// By keyboard: the presets, the save, and back to where one was.
	const choose = page.getByRole('button', { name: 'Escolher competições' });
	await choose.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Competições acompanhadas' });
	await dialog.getByLabel('Estado').selectOption('BA');
	await dialog.getByRole('button', { name: 'Meu estado' }).press('Enter');
	await dialog.getByText(/^Brasil: \d+ de \d+$/).press('Enter');
	expect(await dialog.getByLabel('Campeonato Baiano', { exact: true }).isChecked()).toBe(true);
	expect(await findingsEverywhere(page, [360], { covered: true })).toEqual([]);
	await dialog.getByRole('button', { name: /^Salvar \d+ competições$/ }).press('Enter');
	await page.getByText(/competições escolhidas por vocês/).waitFor();
	await dialog.waitFor({ state: 'detached' });
	await expect
		.poll(() => choose.evaluate((button) => button === document.activeElement))
		.toBe(true);
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	const overflow = () =>
		document.documentElement.scrollWidth - document.documentElement.clientWidth;
	await page.setViewportSize({ width: 360, height: 800 });
	expect(await page.evaluate(overflow)).toBe(0);
	const list = page.getByRole('list', { name: 'Cobertura dos próximos 7 dias' });
	await list.getByRole('heading', { name: 'Brasileirão Série A' }).waitFor();
	expect(await board.isVisible()).toBe(false);

	const cell = list.getByRole('link').first();
	const href = (await cell.getAttribute('href')) ?? '';
	expect(href).toMatch(/^\/admin\/jogos\?de=\d{4}-\d\d-\d\d&ate=\d{4}-\d\d-\d\d&campeonato=/);
	await cell.click();
	await page.getByRole('heading', { level: 1, name: 'Gerenciar Jogos' }).waitFor();
	await page.getByRole('row').nth(1).waitFor();
	expect(problems).toEqual([]);
});

test('an empty guide says on the dashboard where to begin', async () => {
	await using guide = await openPanelSite();
	await using reader = await guide.operator();
	const { page } = reader;
	const first = page.getByRole('list', { name: 'O que fazer agora' }).getByRole('link').first();
	expect(await first.textContent()).toContain('O guia ainda não tem jogos');
	await page.getByText('Comece por escolher as competições').waitFor();
	await first.click();
	await page.getByRole('heading', { level: 1, name: 'Importar Jogos' }).waitFor();

	// The first steps say the same to an administrator.
	await using administrator = await guide.operator('/admin', { role: 'administrator' });
	await administrator.page.getByRole('region', { name: /^Primeiros passos/ }).waitFor();
	await administrator.page.getByText('Comece por escolher as competições').waitFor();
	expect(await administrator.page.getByText('O guia ainda não tem jogos').count()).toBe(0);
});
