import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf, formatDayAndMonth } from '#core/site/dates.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { updateGame } from '#server/games/store-games.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { findings, findingsEverywhere } from '#tests/support/axe.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';
import { panelReady } from '#tests/support/sign-in-page.ts';
import { visit } from '#tests/support/visit.ts';

const SCREEN = '/admin/jogos/importar';
const DAY = addDays(dayOf(Date.now()), 3);
/**
 * As a page publishes it: one name that may be several clubs, a cup that nobody knows, a line that
 * broke.
 */
const AGENDA = `JOGOS DA SEMANA

${formatDayAndMonth(DAY).toUpperCase()}

Brasileirão Série A
16h – Flamengo x Palmeiras – Globo (menos RS) e Premiere
18h30 – Grêmio x Bahia – SporTV e Premiere
21h – Atlético x Santos – Premiere

Torneio da Várzea
10h – Corinthians x São Paulo – SporTV

Jogo às 25h99 – Vasco x
`;

async function openDesk() {
	const stack = new AsyncDisposableStack();
	const desk = stack.use(
		await openPanelSite({ expected: /status of (404|422)|Failed to load resource/ }),
	);
	await seedReference(desk.site.context.db, Date.now());
	const operator = stack.use(await desk.operator(SCREEN));
	const reader = stack.use(await desk.visitor({ expected: undefined }));
	return { site: desk.site, operator, reader, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

const row = (page: Page, text: string): Locator => page.locator('.row-card', { hasText: text });
const question = (page: Page, text: string | RegExp): Locator =>
	page.locator('.question', { hasText: text });

/** Loads a public page until it shows so many games of the import. */
async function publicGames(page: Page, count: number): Promise<void> {
	const look = async () => {
		await visit(page, `/jogos/${DAY}`);
		return page.locator('li[data-game]').count();
	};
	await expect.poll(look, { timeout: 15_000 }).toBe(count);
}

async function fixWhatWaits(page: Page): Promise<void> {
	await question(page, 'Quem é “Atlético”?')
		.getByRole('button', { name: /^Atlético Mineiro/ })
		.click();
	await question(page, 'Quem é “Atlético”?').waitFor({ state: 'detached' });
	const cup = question(page, 'Torneio da Várzea');
	await cup.getByRole('button', { name: 'Escolher campeonato' }).click();
	// The box takes the keyboard in the moment in which it takes the place of the button.
	await cup.getByRole('combobox').and(page.locator(':focus')).waitFor();
	await page.keyboard.type('Copa do Brasil');
	await cup
		.getByRole('option', { name: /^Copa do Brasil/ })
		.first()
		.click();
	await page.locator('.question').first().waitFor({ state: 'detached' });
	await changeAnAnswer(page);
	await row(page, 'Vasco x').getByRole('button', { name: 'Não é jogo' }).click();
	await row(page, 'Vasco x').getByText('Fica de fora').waitFor();
}

/**
 * The wrong Atlético was chosen: the answer is changed for its rows, and the focus stays where the
 * change began.
 */
async function changeAnAnswer(page: Page): Promise<void> {
	await page.getByText('2 respostas dadas').click();
	const change = page.getByRole('button', { name: 'Mudar a resposta de “Atlético”' });
	await change.click();
	await page
		.locator('.answered-choices')
		.getByRole('button', { name: /^Atlético Goianiense/ })
		.click();
	await page
		.getByRole('status')
		.filter({ hasText: 'Resposta de “Atlético” mudada em 1 linha.' })
		.waitFor();
	await change.and(page.locator(':focus')).waitFor();
	await page.locator('.answered', { hasText: '“Atlético”: Atlético Goianiense' }).waitFor();
	await row(page, 'Santos').locator('.row-game', { hasText: 'Atlético-GO' }).waitFor();
	expect(await findings(page)).toEqual([]);
}

test('S2.08 U12 U15 a pasted agenda: two questions answered, a row corrected, published, seen by readers, and taken back', async () => {
	await using desk = await openDesk();
	const { page } = desk.operator;
	// Nothing that was pasted is lost, whatever happens to the page.
	await page.getByLabel('Texto da agenda').fill(AGENDA);
	await page.getByText('Parece agenda em texto.').waitFor();
	await page.reload();
	await panelReady(page);
	expect(await page.getByLabel('Texto da agenda').inputValue()).toBe(AGENDA);
	expect(await findings(page)).toEqual([]);
	await page.getByRole('button', { name: 'Ler e conferir' }).click();
	await page.getByRole('heading', { name: 'Conferir antes de gravar' }).waitFor();
	await row(page, 'Atlético').getByText('Bloqueado').waitFor();
	expect(await row(page, 'Flamengo').locator('mark').allTextContents()).toEqual([
		'16h',
		'Flamengo',
		'Palmeiras',
		'Globo',
		'Premiere',
	]);
	// Every state has its number, conflicts too.
	expect(await page.locator('.row-view').allTextContents()).toEqual([
		'Todas 6',
		'Só problemas 3',
		'Novos 2',
		'Mudam 0',
		'Iguais 0',
		'Conflitos 0',
		'Bloqueados 2',
		'Não lidas 2',
	]);
	await page.getByRole('radio', { name: /^Conflitos/ }).check();
	await page.getByRole('status').filter({ hasText: '0 conflitos' }).waitFor();
	await page.getByRole('radio', { name: /^Todas/ }).check();
	await page
		.getByRole('status')
		.filter({ hasText: /^6 linhas · 3 esperam decisão$/ })
		.waitFor();
	const publish = page.getByRole('button', { name: /^Gravar \d+ jogos$/ });
	expect(await publish.isDisabled()).toBe(true);
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);

	await fixWhatWaits(page);
	await row(page, 'Grêmio').getByRole('button', { name: 'Corrigir' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Estádio').fill('Arena do Grêmio');
	await dialog.getByLabel('Hora em Brasília').fill('19:00');
	expect(await findings(page, { covered: true })).toEqual([]);
	await dialog.getByRole('button', { name: 'Guardar a correção' }).click();
	await row(page, 'Grêmio').getByText('19h · Brasileirão Série A').waitFor();
	// The import stands in the address: another tab, another day.
	await page.reload();
	await panelReady(page);
	await row(page, 'Grêmio').getByText('Arena do Grêmio').waitFor();
	await publish.click();
	await page.getByRole('heading', { name: 'Importação gravada' }).waitFor();
	await page.getByText('jogos publicados').waitFor();
	await publicGames(desk.reader.page, 4);
	await row(page, 'Grêmio').getByRole('link', { name: 'Ver no site' }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);

	// Somebody corrects one of the games meanwhile: it stays when the import goes.
	const { db, data } = desk.site.context;
	const before = (await createGameRepository(db.kysely).listDay(DAY)).find(
		({ home }) => home.teamId === 'flamengo',
	);
	if (before === undefined) throw new Error('no game');
	const note = { now: Date.now(), source: null, actor: 'bia', reference: await data.reference() };
	await db.transaction((trx) =>
		updateGame(trx, { before, after: { ...before, venue: 'Maracanã' } }, note),
	);
	await page.getByRole('button', { name: 'Desfazer a importação' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Desfazer tudo' }).click();
	await page.getByRole('heading', { name: 'Importação desfeita' }).waitFor();
	await row(page, 'Flamengo').getByText('Mantido: alguém mudou depois da importação').waitFor();
	await publicGames(desk.reader.page, 1);
	await page.getByRole('link', { name: 'Importar outra fonte' }).click();
	await page
		.getByRole('row', { name: /JOGOS DA SEMANA/ })
		.getByText('Desfeita')
		.waitFor();
	expect(await page.getByLabel('Texto da agenda').inputValue()).toBe('');
	expect([desk.operator.problems, desk.reader.problems]).toEqual([[], []]);
});

test('S4.04 U13 a table from a file: its rows by their numbers, another reading of a column, discarded; and what cannot be had says why', async () => {
	await using desk = await openDesk();
	const { page } = desk.operator;
	const day = DAY.split('-').toReversed().join('/');
	const table = `Data;Hora;Mandante;Visitante;Campeonato;Canal\n${day};16h;Flamengo;Palmeiras;Brasileirão Série A;Globo\n31/02/2027;18h;Grêmio;Bahia;Brasileirão Série A;Premiere\n`;
	await page.getByRole('radio', { name: 'Arquivo' }).check();
	const file = (name: string, text: string) => ({
		name,
		mimeType: 'text/csv',
		buffer: Buffer.from(text),
	});
	await page.locator('input[type=file]').setInputFiles(file('tabela.csv', table));
	await page.getByRole('heading', { name: 'Conferir antes de gravar' }).waitFor();
	await page.getByText('Lido como tabela (CSV).').waitFor();
	await page.getByRole('article', { name: /^linha 2: Flamengo/ }).waitFor();
	await page.getByRole('article', { name: /^linha 3: / }).waitFor();
	await page.getByRole('button', { name: 'Ler de outro jeito' }).click();
	await page.getByRole('dialog').getByLabel('Coluna “Canal”').selectOption('Não usar');
	await page.getByRole('dialog').getByRole('button', { name: 'Ler de novo' }).click();
	await page
		.getByRole('article', { name: /^linha 2: Flamengo/ })
		.getByText('transmissão a confirmar')
		.waitFor();
	await page.getByRole('button', { name: 'Descartar' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
	await page.getByRole('radio', { name: 'Endereço' }).check();
	await page.getByLabel('Endereço da página ou do arquivo').fill('http://127.0.0.1:9/agenda');
	await page.getByRole('button', { name: 'Ler e conferir' }).click();
	await page.getByRole('heading', { name: 'Não deu para ler' }).waitFor();
	await page.getByText('Este endereço não pode ser buscado').waitFor();
	await page.getByRole('button', { name: 'Importar outra fonte' }).click();
	expect(await page.getByLabel('Endereço da página ou do arquivo').inputValue()).toBe(
		'http://127.0.0.1:9/agenda',
	);
	// Of several files each is opened as an import of its own, and nothing leads away before all are
	// there.
	await page.getByRole('radio', { name: 'Arquivo' }).check();
	await page
		.locator('input[type=file]')
		.setInputFiles([file('ida.csv', table), file('volta.csv', table), file('vazia.csv', '')]);
	const opened = page.getByRole('region', { name: 'Importações abertas' });
	await opened.getByRole('link', { name: 'Conferir ida.csv' }).waitFor();
	await opened.getByRole('link', { name: 'Conferir volta.csv' }).click();
	await page.getByRole('heading', { name: 'Conferir antes de gravar' }).waitFor();
	expect(desk.operator.problems).toEqual([]);
});

test('a table of leagues that the guide does not know: created in two answers, one club by hand, gone with the undo', async () => {
	await using desk = await openDesk();
	const { page } = desk.operator;
	const day = DAY.split('-').toReversed().join('/');
	const games = [
		'Levadia;Paide;Meistriliiga;Estonia',
		'Paide;Nomme Kalju;Meistriliiga;Estonia',
		'Hibernians FC;Valletta;Premier League;Malta',
	];
	const table = `Data;Mandante;Visitante;Campeonato;País\n${games.map((game) => `${day};${game}\n`).join('')}`;
	await page.getByRole('radio', { name: 'Arquivo' }).check();
	const buffer = Buffer.from(table);
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'ligas.csv', mimeType: 'text/csv', buffer });
	const leagues = question(page, 'Criar 2 campeonatos de uma vez?');
	await leagues.getByText('Premier League (Malta)').waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await leagues.getByRole('button', { name: 'Criar os 2 campeonatos' }).click();
	await leagues.waitFor({ state: 'detached' });
	const clubs = question(page, /^Criar \d clubes de uma vez/);
	await clubs.getByRole('checkbox', { name: /^Valletta/ }).uncheck();
	// What is taken out becomes a question of its own, with a form that begins with what is known.
	await question(page, 'Quem é “Valletta”?').getByRole('button', { name: 'Criar clube…' }).click();
	const form = page.getByRole('dialog');
	expect(await form.getByLabel('País').inputValue()).toBe('MLT');
	expect(await findings(page, { covered: true })).toEqual([]);
	await form.getByLabel('Nome').fill('Valletta FC');
	await form.getByRole('button', { name: 'Cadastrar' }).click();
	await question(page, 'Quem é “Valletta”?').waitFor({ state: 'detached' });
	await clubs.getByRole('button', { name: /^Criar os \d clubes$/ }).click();
	await page.locator('.question').first().waitFor({ state: 'detached' });
	const found = async () =>
		(await desk.reader.page.request.get('/campeonato/meistriliiga')).status();
	expect(await found()).toBe(404);
	await page.getByRole('button', { name: 'Gravar 3 jogos' }).click();
	await page.getByText('campeonatos criados').waitFor();
	await publicGames(desk.reader.page, 3);
	await expect.poll(found).toBe(200);
	await page.getByRole('button', { name: 'Desfazer a importação' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Desfazer tudo' }).click();
	await page.getByText('campeonatos retirados').waitFor();
	await expect.poll(found).toBe(404);
	expect(await findings(page)).toEqual([]);
	expect(desk.operator.problems).toEqual([]);
});
