import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { openPanelSite, type PanelSite } from '#tests/support/panel-site.ts';
import { panelReady } from '#tests/support/sign-in-page.ts';

let guide: PanelSite;

beforeAll(async () => {
	guide = await openPanelSite({
		demo: true,
		expected: /status of (409|422)/,
		reducedMotion: 'reduce',
	});
});
afterAll(() => guide[Symbol.asyncDispose]());

/**
 * Types into the box that has the keyboard and takes the first option, once the list answers what
 * was typed.
 */
async function pick(page: Page, text: string, option: RegExp): Promise<void> {
	await page.keyboard.type(text);
	await page
		.locator('.picker-list[data-status=ready] .picker-one', { hasText: option })
		.first()
		.waitFor();
	await page.keyboard.press('Enter');
	await page.locator('.picker-list').waitFor({ state: 'detached' });
}

/** Goes on by Tab until the keyboard stands at something of that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let step = 0; step < 60; step += 1) {
		await page.keyboard.press('Tab');
		const here = await page.evaluate(() => {
			const element = document.activeElement;
			const labels =
				element instanceof HTMLInputElement
					? [...(element.labels ?? [])].map((label) => label.textContent ?? '')
					: [];
			return [
				element?.getAttribute('aria-label') ?? '',
				...labels,
				element?.textContent ?? '',
			].join(' ');
		});
		if (name.test(here)) return;
	}
	throw new Error(`No stop of the keyboard is called ${name}`);
}

/** What axe finds on a phone and on a desk, and whether the page is wider than either. */
async function lookedAt(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of [360, 1280]) {
		found.push(...(await findingsEverywhere(page, [width])));
		if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
			found.push(`${width} scrolls sideways`);
	}
	return found;
}

test('S2.08 a game is written with the keyboard alone, published, seen, corrected at night and brought back', async () => {
	await using reader = await guide.operator('/admin/jogos/novo');
	const { page, context } = reader;
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
		.toBe('combobox');
	await page.keyboard.press('Control+s');
	await page.getByText('Escolha a competição na lista').waitFor();
	await page.getByRole('combobox', { name: 'Competição' }).focus();
	await pick(page, 'libertadores', /CONMEBOL Libertadores|Libertadores/);
	await tabTo(page, /Fase ou rodada/);
	await page.keyboard.type('final');
	await tabTo(page, /^ ?Mandante/);
	await pick(page, 'galo', /Atlético Mineiro/);
	await tabTo(page, /^ ?Visitante/);
	await page.keyboard.type('Unidos da Várzea');
	await page.locator('.picker-list[data-status=ready] .picker-new').waitFor();
	for (
		let step = 0;
		step < 20 && (await page.locator('.picker-new[aria-selected=true]').count()) === 0;
		step += 1
	) {
		await page.keyboard.press('ArrowDown');
	}
	await page.keyboard.press('Enter');
	await page.getByRole('dialog', { name: 'Cadastrar time' }).waitFor();
	await tabTo(page, /^ ?Nome/);
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	expect(await page.getByRole('combobox', { name: 'Visitante' }).inputValue()).toBe(
		'Unidos da Várzea',
	);
	await page.getByLabel('Hora', { exact: true }).fill('21:37');
	await page.getByText('Começo no minuto 37').waitFor();
	await page.getByRole('button', { name: /^Adicionar como habitual: ESPN/ }).waitFor();
	await page.getByRole('combobox', { name: 'Adicionar canal' }).focus();
	await pick(page, 'globo (menos RS)', /Globo/);
	await pick(page, 'disney', /Disney\+/);
	const lines = page.getByRole('list', { name: /Canais deste jogo/ }).locator(':scope > li');
	expect(await lines.count()).toBe(2);
	await page.getByRole('button', { name: 'Subir Disney+' }).press('Enter');
	await expect.poll(async () => (await lines.first().textContent()) ?? '').toContain('Disney+');
	const preview = page.frameLocator('iframe[title="Como a página do jogo vai ficar"]');
	await preview.getByText('Todo o Brasil, menos Rio Grande do Sul').waitFor({ state: 'attached' });
	expect(await lookedAt(page)).toEqual([]);
	await page.keyboard.press('Control+s');
	await page.waitForURL('**/admin/jogos/editar/*');
	await panelReady(page);
	await page.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();

	const address = await page
		.getByRole('link', { name: 'Ver no site' })
		.first()
		.getAttribute('href');
	const fan = await context.newPage();
	await fan.goto(address ?? '');
	expect(await fan.locator('.watch-list .card-name').allTextContents()).toEqual([
		'Disney+',
		'Globo',
	]);
	const globo = fan.locator('.watch-list > li', { hasText: 'Globo' });
	await globo.getByText('Brasil, menos RS').waitFor();
	await globo.locator('summary').press('Enter');
	await globo.getByText('Todo o Brasil, menos Rio Grande do Sul').waitFor();

	const score = page.locator('.score-part');
	await score.locator('summary').press('Enter');
	await tabTo(page, /Gols do mandante/);
	await page.keyboard.type('2');
	await page.keyboard.press('Control+s');
	await score.getByText('Escreva os dois números do placar').waitFor();
	await score.getByLabel('Gols do visitante').fill('120');
	await score.getByLabel('Momento do jogo').selectOption('encerrado');
	await page.keyboard.press('Control+s');
	await score.getByText('Escreva um número inteiro de 0 a 99.').waitFor();
	expect(await lookedAt(page)).toEqual([]);
	await score.getByLabel('Gols do visitante').fill('1');
	await page.keyboard.press('Control+s');
	await page.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();
	await score.getByText('Placar: 2 x 1, encerrado').waitFor();
	expect(await page.getByLabel('O jogo está').inputValue()).toBe('finished');
	await score.getByRole('button', { name: 'Apagar o placar' }).press('Enter');
	expect(await score.getByLabel('Gols do mandante').inputValue()).toBe('');
	await page.getByLabel('O jogo está').selectOption('marcado');
	await page.keyboard.press('Control+s');
	await page.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();

	// Whoever types on at once types where the keyboard goes: within the very event.
	const going = await page
		.getByRole('button', { name: 'Retirar Globo' })
		.evaluate((button: HTMLElement) => {
			button.click();
			return document.activeElement?.getAttribute('role');
		});
	expect(going).toBe('combobox');
	await pick(page, 'sbt', /SBT/);
	await page.keyboard.press('Control+s');
	await page.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();
	await expect
		.poll(async () => {
			await fan.reload();
			return fan.locator('.watch-list .card-name').allTextContents();
		})
		.toEqual(['Disney+', 'SBT']);
	await fan.getByText(/transmissão mudou de Disney\+, Globo para Disney\+, SBT/i).waitFor();

	await page.getByText('Versões deste jogo').click();
	await page
		.getByRole('button', { name: /Comparar e restaurar/ })
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: /^Versão de/ });
	await dialog.getByRole('row', { name: /Canais/ }).waitFor();
	expect(await lookedAt(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Restaurar esta versão' }).click();
	await dialog.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Retirar Globo' }).waitFor();
	await page.getByRole('button', { name: 'Mover para a lixeira' }).click();
	await page.getByRole('button', { name: 'Sim, mover' }).click();
	await page.waitForURL('**/admin/jogos');
	await expect.poll(async () => (await fan.reload())?.status()).toBe(410);
	expect(reader.problems).toEqual([]);
});

test('U01 U03 two operators write one game: only what both changed is asked, and nothing is lost on either side', async () => {
	const games = guide.site.context.data.games;
	const [game] = (await games.listDay('2026-11-22')).filter(({ home }) => home.teamId !== null);
	const path = `/admin/jogos/editar/${game?.id}`;
	const stored = async () => await games.byId(game?.id ?? '');
	await using ana = await guide.operator(path);
	await using bia = await guide.operator(path);
	const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();
	await bia.page.getByLabel('Estádio').fill('Campo da Bia');
	await ana.page.getByLabel('Estádio').fill('Campo da Ana');
	await ana.page.getByLabel('Fase ou rodada').fill('99ª rodada');
	await ana.page.keyboard.press('Control+s');
	await saved(ana.page);
	// What Bia typed lies in her browser: opened again, it is still the older revision that she
	// changes.
	await bia.page.reload();
	await bia.page.getByText('Recuperamos o que você tinha digitado').waitFor();
	await bia.page.keyboard.press('Control+s');
	const dialog = bia.page.getByRole('dialog', { name: 'Vocês mudaram o mesmo campo' });
	await dialog.getByText('salvou este jogo em').waitFor();
	expect(await dialog.getByRole('group').allTextContents()).toEqual([
		'EstádioA sua Campo da BiaA salva Campo da Ana',
	]);
	expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
		'Fase ou rodada: 99ª rodada',
	]);
	expect(await lookedAt(bia.page)).toEqual([]);
	await bia.page.keyboard.press('Escape');
	expect(await bia.page.getByLabel('Estádio').inputValue()).toBe('Campo da Bia');
	expect((await stored())?.venue).toBe('Campo da Ana');
	await bia.page.keyboard.press('Control+s');
	await dialog.getByRole('button', { name: 'Salvar assim' }).click();
	await saved(bia.page);
	expect(await stored()).toMatchObject({ venue: 'Campo da Bia', round: '99ª rodada' });

	// Ana's page still shows the older stadium: what she changes now does not bring it back, and
	// nothing is asked.
	await ana.page.getByLabel('Fase ou rodada').fill('98ª rodada');
	await ana.page.keyboard.press('Control+s');
	await ana.page.getByText('As duas mudanças ficaram').waitFor();
	await ana.page.getByText('Estádio: Campo da Bia').waitFor();
	expect(await ana.page.getByLabel('Estádio').inputValue()).toBe('Campo da Bia');
	expect(await stored()).toMatchObject({ venue: 'Campo da Bia', round: '98ª rodada' });
	await bia.page.getByText('Versões deste jogo').click();
	await bia.page.getByText('Campo da Ana').first().waitFor();
	expect([...ana.problems, ...bia.problems]).toEqual([]);
});

test('teams are looked for by a nickname, changed beside their page, and doubles are joined', async () => {
	await using reader = await guide.operator('/admin/jogos');
	const { page, context } = reader;
	await page.getByRole('link', { name: 'Cadastros' }).click();
	await page.getByLabel('Procurar time').fill('mengao');
	await page.getByRole('link', { name: 'Flamengo', exact: true }).click();
	await page.getByRole('heading', { level: 2, name: 'Flamengo' }).waitFor();
	expect(await lookedAt(page)).toEqual([]);
	await page.getByLabel('Cidade').fill('Rio de Janeiro (Gávea)');
	await page.keyboard.press('Control+s');
	await page.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();
	const fan = await context.newPage();
	await expect
		.poll(async () => (await fan.goto('/time/flamengo')) && fan.locator('.day-facts').textContent())
		.toContain('Gávea');

	await page.goto('/admin/cadastros?tipo=canais&item=sbt');
	await panelReady(page);
	await page.getByRole('button', { name: 'Adicionar número de operadora' }).click();
	await page.getByLabel('Operadora').fill('Claro');
	await page.getByLabel('Número', { exact: true }).fill('404');
	expect(await lookedAt(page)).toEqual([]);
	await page.keyboard.press('Control+s');
	await page.getByRole('status').filter({ hasText: 'Salvo.' }).waitFor();

	await page.goto('/admin/cadastros?tipo=times');
	await panelReady(page);
	await page.getByRole('button', { name: 'Cadastrar time' }).click();
	await page.getByRole('dialog').getByLabel('Nome').fill('Mengão da Gávea');
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { level: 2, name: 'Mengão da Gávea' }).waitFor();
	await page.getByRole('button', { name: 'Juntar com outro cadastro' }).click();
	await page.getByRole('combobox', { name: 'Cadastro que fica' }).focus();
	await pick(page, 'flamengo', /Flamengo/);
	await page.getByRole('button', { name: 'Juntar', exact: true }).click();
	await page.getByRole('heading', { level: 2, name: 'Flamengo' }).waitFor();
	expect(await page.getByLabel('Outros nomes').inputValue()).toContain('Mengão da Gávea');
	await fan.goto('/time/mengao-da-gavea');
	expect(new URL(fan.url()).pathname).toBe('/time/flamengo');
	expect(reader.problems).toEqual([]);
});
