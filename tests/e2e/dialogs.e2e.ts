import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';
import { panelReady } from '#tests/support/sign-in-page.ts';

const press = (name: string) => (page: Page) =>
	page.getByRole('button', { name, exact: true }).first().click();

/** With one game chosen at the desk. */
const bulk = (name: string) => async (page: Page) => {
	await page.locator('.gd-row [type=checkbox]').nth(1).click();
	await press(name)(page);
};

/** By the '/' menu of the editor. */
const block = (word: string, name: RegExp) => async (page: Page) => {
	await page.getByRole('textbox', { name: 'Texto da notícia' }).click();
	await page.keyboard.type(`/${word}`);
	await page.getByRole('option', { name }).waitFor();
	await page.keyboard.press('Enter');
};

/**
 * What opens over the panel: where, how, and the field in which the keyboard then is; null =
 * nothing is filled in there.
 */
const DIALOGS: [path: string, open: (page: Page) => Promise<void>, field: string | null][] = [
	['/configuracoes/operadores', press('Convidar'), 'Nome'],
	[
		'/configuracoes/operadores',
		(page) =>
			page
				.getByRole('button', { name: /^Editar / })
				.first()
				.click(),
		'Nome',
	],
	['/configuracoes/acesso', press('Acrescentar provedor'), 'Nome no botão “Entrar com …”'],
	['/rss', press('Nova fonte'), 'Endereço do site ou do feed'],
	['/cadastros?tipo=canais&item=sbt', press('Juntar com outro cadastro'), 'Cadastro que fica'],
	['/cadastros?tipo=times', press('Cadastrar time'), 'Nome'],
	['/jogos', bulk('Incluir canal'), 'Canal'],
	['/jogos', bulk('Mover'), 'Dias'],
	['/jogos?busca=fla', press('Guardar visão'), 'Nome'],
	['/noticias/nova', block('jogo', /^Bloco de jogo|^Jogo$|^Jogo /), 'Procurar jogo'],
	['/noticias/nova', block('dia', /^Jogos de um dia/), 'Dia'],
	['/jogos', (page) => page.getByRole('button', { name: /^Atalhos/ }).click(), null],
];

/**
 * Where the keyboard is: the name of a field, the words of anything else, 'body' when it is
 * nowhere.
 */
const keyboardAt = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (element === null || element === document.body) return 'body';
		const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
		return (label ?? element).textContent?.trim() ?? '';
	});

test('U07 A01 every form over the panel waits in its first field, names its ways out, and gives the keyboard back', async () => {
	await using guide = await openPanelSite({ demo: true, reducedMotion: 'reduce' });
	await using operator = await guide.operator('/admin', { role: 'administrator' });
	const { page } = operator;
	const dialog = page.getByRole('dialog');
	for (const [path, open, field] of DIALOGS) {
		await page.goto(`/admin${path}`);
		await panelReady(page);
		await open(page);
		await dialog.waitFor();
		const title = (await dialog.getByRole('heading').first().textContent()) ?? '';
		expect([path, await keyboardAt(page)]).toEqual([path, field ?? title]);
		expect([
			path,
			await dialog.getByRole('button', { name: 'Fechar', exact: true }).count(),
		]).toEqual([path, 1]);
		const isForm = (await dialog.locator('form').count()) > 0;
		if (isForm)
			expect([
				path,
				await dialog.getByRole('button', { name: 'Cancelar', exact: true }).count(),
			]).toEqual([path, 1]);
		if (path === '/rss') expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
		await dialog.getByRole('button', { name: isForm ? 'Cancelar' : 'Fechar', exact: true }).click();
		await dialog.waitFor({ state: 'detached' });
		expect([path, await keyboardAt(page)]).not.toEqual([path, 'body']);
	}
	expect(operator.problems).toEqual([]);
});

test('A01 2.4.3 a closed form leaves the keyboard to an operator who already went on', async () => {
	await using guide = await openPanelSite();
	await using operator = await guide.operator('/admin/rss');
	const { page } = operator;
	await press('Nova fonte')(page);
	await page.getByRole('dialog').waitFor();
	// The browser tells of the closing in a later task.
	await page.evaluate(() => {
		document.querySelector<HTMLDialogElement>('dialog.panel-dialog')?.close();
		document.querySelector<HTMLElement>('nav a[href]')?.focus();
		document.activeElement?.setAttribute('data-went-on', '');
	});
	await page.locator('dialog.panel-dialog').waitFor({ state: 'detached' });
	expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-went-on'))).toBe(
		true,
	);
	expect(operator.problems).toEqual([]);
});

test('A01 2.4.3 what had the keyboard and goes away hands it to what stood around it, never to the body', async () => {
	await using guide = await openPanelSite();
	await using operator = await guide.operator('/admin/configuracoes');
	const { page } = operator;
	const around = page.getByRole('region', { name: 'Senha', exact: true });
	await page.getByLabel('Nova senha').focus();
	await around.locator('form').evaluate((form) => form.remove());
	await around.and(page.locator(':focus')).waitFor();
	// Somebody who left a field by themselves is left alone.
	const name = page.getByLabel('Como você aparece para a equipe');
	await name.focus();
	await name.evaluate((field: HTMLElement) => field.blur());
	await name.evaluate((field) => field.closest('form')?.remove());
	// What would move the keyboard runs before the next frame but one.
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
	expect(await keyboardAt(page)).toBe('body');
	expect(operator.problems).toEqual([]);
});
