import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
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
	expect(await globo.innerText()).toMatch(/TV aberta[\s\S]*grátis[\s\S]*Só em [\s\S]*confirmado · Fonte: .* · verificado (às|em) /);
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
		['noChannel', 'Transmissão a confirmar'],
		['noBroadcast', 'Sem transmissão'],
		['hourUndefined', 'hora a definir'],
		['postponed', 'adiado'],
		['cancelled', 'cancelado'],
		['undecided', 'Vencedor'],
	] as const) {
		expect(await visit(page, `/onde-assistir/${games[kind]}`)).toBe(200);
		expect([kind, (await page.getByRole('main').innerText()).toLowerCase()]).toEqual([kind, expect.stringContaining(words.toLowerCase())]);
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
	const response = await fetch(`${site.url}/onde-assistir/${site.moved.from}`, { redirect: 'manual' });
	expect([response.status, response.headers.get('location')]).toEqual([301, `/onde-assistir/${site.moved.to}`]);
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
		await page.waitForURL('**/jogos-de-hoje?busca=flamengo');
	}
});

/** The one event of a calendar file, with what identifies it. */
async function eventOf(page: Visit['page']) {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: /Adicionar ao calendário/ }).click(),
	]);
	const chunks: Buffer[] = [];
	for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
	const calendar = new ICAL.Component(ICAL.parse(Buffer.concat(chunks).toString('utf8')));
	expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
	const event = calendar.getFirstSubcomponent('vevent');
	if (event === null) throw new Error('The calendar is empty');
	return { fileName: download.suggestedFilename(), uid: event.getFirstPropertyValue('uid'), event: new ICAL.Event(event) };
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
