import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import type { AppContext } from '#server/context.ts';
import { insertGames } from '#server/games/store-games.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { DEMO_NOW } from '#tests/support/e2e-setup.ts';
import { aGame, at } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { openVisit, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
const { games } = site;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	reader = await openVisit(browser, site.url, { expected: /status of 4(04|10)/ });
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

test('S1.01 from the list to the page of a game and back to its day', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-amanha');
	const row = page.locator('[data-game]').first();
	const slug = await row.getAttribute('data-game');
	await row.getByRole('link').click();
	await page.waitForURL(`**/onde-assistir/${slug}`);
	await page.getByRole('heading', { level: 2, name: 'Onde assistir' }).waitFor();
	await page.getByRole('main').getByRole('link', { name: 'Jogos de amanhã' }).click();
	await page.waitForURL('**/jogos-de-amanha');
});

test('the page says every channel with group, price, coverage, state, source and official address', async () => {
	const { page } = reader;
	await visit(page, `/onde-assistir/${games.regional}`);
	const cards = page.locator('[data-channel]');
	expect(await cards.count()).toBeGreaterThan(1);
	const globo = page.locator('[data-channel=globo]');
	await globo.locator('summary').click();
	expect(await globo.innerText()).toMatch(
		/Globo[\s\S]*✓ confirmado · [\s\S]*grátis[\s\S]*TV aberta · Só em [\s\S]*Fonte: .* · verificado (às|em) /,
	);
	const official = globo.getByRole('link', { name: /^Abrir .*site oficial, abre em outra aba/ });
	expect(await official.getAttribute('href')).toMatch(/^https:\/\//);
	expect(await official.getAttribute('rel')).toContain('noopener');
	const facts = page.locator('dl');
	expect(await facts.innerText()).toMatch(/Competição[\s\S]+Fase[\s\S]+Estádio/);
	expect(await page.getByText('horário de Brasília').first().isVisible()).toBe(true);
});

test('a game without a channel, without broadcast, without hour, postponed, cancelled or undecided says so', async () => {
	const { page } = reader;
	for (const [kind, words] of [
		['noChannel', 'Nenhum canal anunciado ainda'],
		['noBroadcast', 'Nenhum canal mostra este jogo'],
		['hourUndefined', 'hora a definir'],
		['postponed', 'adiado'],
		['cancelled', 'cancelado'],
		['undecided', 'Vencedor'],
	] as const) {
		expect(await visit(page, `/onde-assistir/${games[kind]}`)).toBe(200);
		expect([kind, (await page.getByRole('main').innerText()).toLowerCase()]).toEqual([
			kind,
			expect.stringContaining(words.toLowerCase()),
		]);
	}
});

test('the history says what changed, when and on whose word', async () => {
	const { page } = reader;
	await visit(page, `/onde-assistir/${games.changed}`);
	const history = page.getByRole('region', { name: 'O que mudou' });
	expect(await history.innerText()).toMatch(/mudou de .+ para .+\n?.*, segundo Demonstração/i);
	expect(await history.locator('time').count()).toBeGreaterThan(1);
});

test('S2.12 the former address of a moved game leads on for good; a removed one is gone; an unknown one offers a search', async () => {
	const { page } = reader;
	const response = await fetch(`${site.url}/onde-assistir/${site.moved.from}`, {
		redirect: 'manual',
	});
	expect([response.status, response.headers.get('location')]).toEqual([
		301,
		`/onde-assistir/${site.moved.to}`,
	]);
	await visit(page, `/onde-assistir/${site.moved.from}`);
	expect(page.url()).toBe(`${site.url}/onde-assistir/${site.moved.to}`);
	for (const [slug, status, heading] of [
		[site.removed, 410, 'Este jogo saiu do guia'],
		['nao-vs-existe-2026-11-21', 404, 'Não encontramos este jogo'],
	] as const) {
		expect(await visit(page, `/onde-assistir/${slug}`)).toBe(status);
		await page.getByRole('heading', { level: 1, name: heading }).waitFor();
		await page.getByRole('searchbox', { name: 'Procurar time ou competição' }).fill('flamengo');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/busca?q=flamengo');
	}
});

/** The one event of a calendar file, with what identifies it. */
async function eventOf(page: Visit['page']) {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: /adicionar ao calendário/ }).click(),
	]);
	const chunks: Buffer[] = [];
	for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
	const calendar = new ICAL.Component(ICAL.parse(Buffer.concat(chunks).toString('utf8')));
	expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
	const event = calendar.getFirstSubcomponent('vevent');
	if (event === null) throw new Error('The calendar is empty');
	return {
		fileName: download.suggestedFilename(),
		uid: event.getFirstPropertyValue('uid'),
		event: new ICAL.Event(event),
	};
}

test('the calendar file of a game is one that calendars read, and the same event each time', async () => {
	const { page } = reader;
	await visit(page, `/onde-assistir/${games.regional}`);
	const [first, second] = [await eventOf(page), await eventOf(page)];
	expect(first.uid).toBe(second.uid);
	expect(first.fileName).toMatch(/\.ics$/);
	expect(first.event.summary).toMatch(/^.+ x .+/);
	expect(first.event.description).toContain('Onde assistir');
	const kickoff = await page.locator('header time').first().getAttribute('datetime');
	expect(first.event.startDate.toJSDate().getTime()).toBe(Date.parse(kickoff ?? ''));
});

const side = (teamId: string) => ({ teamId, label: null });

/**
 * Both legs of a cup tie, the next league game of one of its teams, and another game at the minute
 * of the first leg.
 */
async function storeTie({ db, data, clock }: AppContext): Promise<void> {
	const cup = { competitionId: 'copa-do-brasil' };
	const drawn: Partial<Game>[] = [
		{ ...cup, kickoffAt: at('2026-11-22T16:00'), round: 'Semifinal, ida' },
		{
			...cup,
			kickoffAt: at('2026-11-29T16:00'),
			round: 'Semifinal, volta',
			home: side('palmeiras'),
			away: side('flamengo'),
		},
		{ kickoffAt: at('2026-11-25T20:00'), away: side('bahia') },
		{ kickoffAt: at('2026-11-22T16:00'), home: side('santos'), away: side('gremio') },
	];
	const note = { now: clock(), source: null, actor: null, reference: await data.reference() };
	await db.transaction((trx) =>
		insertGames(trx, drawn.map(aGame), { ...note, publication: 'published', demo: false }),
	);
}

test('A22 the two legs of a tie lead to each other, and on to the next games of both teams and what is on at the same minute', async () => {
	await using folder = await temporaryFolder();
	const config = { clockOffsetMs: DEMO_NOW - Date.now() };
	await using own = await startTestServer({
		address: { dataDir: folder.path, databaseUrl: null },
		config,
	});
	await storeTie(own.context);
	await using fan = await openVisit(browser, own.url);
	const { page } = fan;
	await visit(page, '/onde-assistir/flamengo-vs-palmeiras-2026-11-22');
	const related = page.getByRole('region', { name: 'Outros jogos' });
	const under = (name: string) =>
		related.locator('[data-related]', { has: page.getByRole('heading', { name, exact: true }) });
	const linked = (name: string) => under(name).getByRole('listitem').allInnerTexts();
	expect(await linked('Jogo de volta')).toEqual([
		expect.stringMatching(/^Palmeiras x Flamengo\s+dom 29\/11, 16h · Copa do Brasil$/),
	]);
	expect(await linked('Flamengo: próximos jogos')).toEqual([
		expect.stringContaining('Flamengo x Bahia'),
		expect.stringContaining('Palmeiras x Flamengo'),
	]);
	expect(await linked('Palmeiras: próximos jogos')).toEqual([
		expect.stringContaining('Palmeiras x Flamengo'),
	]);
	expect(await linked('No mesmo horário')).toEqual([
		expect.stringMatching(/^Santos x Grêmio\s+amanhã, 16h/),
	]);
	await under('Jogo de volta').getByRole('link').click();
	await page.waitForURL('**/onde-assistir/palmeiras-vs-flamengo-2026-11-29');
	await under('Jogo de ida')
		.getByRole('link', { name: /^Flamengo x Palmeiras/ })
		.click();
	await page.waitForURL('**/onde-assistir/flamengo-vs-palmeiras-2026-11-22');
	await related.getByRole('link', { name: 'Flamengo: próximos jogos' }).click();
	await page.waitForURL('**/time/flamengo');
	expect(fan.problems).toEqual([]);
});
