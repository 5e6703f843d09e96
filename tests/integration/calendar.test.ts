import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppContext } from '#server/context.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const note = { now: NOW, source: 'Tabela', actor: null };

async function store({ db, data }: AppContext, over: Partial<Game>): Promise<Game> {
	const { id: _id, slug: _slug, ...facts } = aGame(over);
	const reference = await data.reference();
	const [game] = await db.transaction((trx) =>
		insertGames(trx, [facts], { ...note, reference, publication: 'published', demo: false }),
	);
	if (!game) throw new Error('nothing stored');
	return game;
}

async function change({ db, data }: AppContext, before: Game, after: Partial<Game>): Promise<void> {
	const reference = await data.reference();
	await db.transaction((trx) =>
		updateGame(trx, { before, after: { ...before, ...after } }, { ...note, reference }),
	);
}

function event(document: string): ICAL.Event {
	const component = new ICAL.Component(ICAL.parse(document)).getFirstSubcomponent('vevent');
	return new ICAL.Event(component ?? undefined);
}

test('S1.06 the brand names the web manifest, the icons and the calendars', async () => {
	await using site = await startTestServer({
		config: { publicUrl: 'https://guia.example', clockOffsetMs: NOW - Date.now() },
	});
	const game = await store(site.context, {});
	const icons = {
		'/favicon.ico': 'image/x-icon',
		'/favicon.svg': 'image/svg+xml',
		'/apple-touch-icon.png': 'image/png',
	};
	for (const [path, type] of Object.entries(icons)) {
		const { status, headers } = await site.get(path);
		expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
	}
	const logoURL = '/files/i/0123456789abcdef0123456789abcdef/256.webp';
	const { db } = site.context;
	await db.transaction(async (trx) => {
		const record = { nomeApp: 'Jogos Já', slogan: 'Todo jogo', logoURL };
		await createSettingWriter(trx).write('configuracoes', 'marca', record, NOW);
		noteEverything(trx, 0);
	});
	const manifest = await site.get('/manifest.webmanifest');
	expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
	expect(JSON.parse(manifest.body)).toMatchObject({
		name: 'Jogos Já',
		icons: [{ src: logoURL.replace('256.webp', 'icone-192.png') }, {}, {}, {}],
	});
	for (const path of Object.keys(icons))
		expect((await site.get(path)).headers.location).toBe(
			path.startsWith('/apple') ? logoURL.replace('256.webp', 'icone-180.png') : logoURL,
		);
	expect((await site.get(`/onde-assistir/${game.slug}.ics`)).body).toContain(
		'PRODID:-//Jogos Já//Guia//PT',
	);
	const day = (await site.get(`/jogos/${game.day}.ics`)).body;
	expect([
		day.includes('PRODID:-//Jogos Já//'),
		day.includes('NAME:Jogos de 20/11/2026 - Jogos Já'),
	]).toEqual([true, true]);
});

const clock = { clockOffsetMs: NOW - Date.now() };

test('a game as a calendar entry: hour, place and where to watch; a change keeps the UID and raises the SEQUENCE', async () => {
	await using site = await startTestServer({
		config: { publicUrl: 'https://guia.example', clockOffsetMs: NOW - Date.now() },
	});
	const broadcasts = [
		aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
		aBroadcast('premiere', { state: 'usual' }),
	];
	const game = await store(site.context, { venue: 'Maracanã, Rio; "O Maior"', broadcasts });
	const first = await site.get(`/onde-assistir/${game.slug}.ics`);
	expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
	const before = event(first.body);
	expect(before.summary).toBe('Flamengo x Palmeiras · Brasileirão Série A');
	expect(before.location).toBe('Maracanã, Rio; "O Maior"');
	expect(before.description).toContain('Globo (Só em São Paulo)');
	expect(before.description).toContain('Premiere (habitual, a confirmar)');
	expect(before.description).toMatch(/^Onde assistir: Globo em SP\.\n/u);
	expect(before.startDate.toUnixTime() * 1000).toBe(at('2026-11-20T21:30'));
	await change(site.context, game, { kickoffAt: at('2026-11-21T16:00'), day: '2026-11-21' });
	const present = '/onde-assistir/flamengo-vs-palmeiras-2026-11-21.ics';
	await expect
		.poll(async () => (await site.get(`/onde-assistir/${game.slug}.ics`)).headers.location)
		.toBe(present);
	const after = event((await site.get(present)).body);
	expect(after.uid).toBe(before.uid);
	expect(after.sequence).toBe(before.sequence + 1);
	expect(after.startDate.toUnixTime() * 1000).toBe(at('2026-11-21T16:00'));
});

test('without an hour the entry is all-day; cancelled and removed games are cancelled, lost and unknown ones have none', async () => {
	await using site = await startTestServer({ config: clock });
	const undefinedHour = await store(site.context, { kickoffAt: null });
	const entry = event((await site.get(`/onde-assistir/${undefinedHour.slug}.ics`)).body);
	expect([entry.startDate.isDate, entry.startDate.toString()]).toEqual([true, '2026-11-20']);
	await change(site.context, undefinedHour, { status: 'cancelled' });
	await expect
		.poll(async () => (await site.get(`/onde-assistir/${undefinedHour.slug}.ics`)).body)
		.toContain('STATUS:CANCELLED');
	const side = (teamId: string) => ({ teamId, label: null });
	const [removed, lost] = [
		await store(site.context, { home: side('gremio') }),
		await store(site.context, { home: side('bahia') }),
	];
	await change(site.context, removed, { deletedAt: NOW });
	await change(site.context, lost, { deletedAt: NOW - 29 * 86_400_000 });
	const gone = await site.get(`/onde-assistir/${removed.slug}.ics`);
	expect([
		gone.status,
		gone.body.includes('STATUS:CANCELLED'),
		gone.body.includes('Este jogo saiu do guia.'),
	]).toEqual([200, true, true]);
	expect((await site.get(`/onde-assistir/${lost.slug}.ics`)).status).toBe(410);
	expect((await site.get('/onde-assistir/nada.ics')).status).toBe(404);
});

function events(document: string): ICAL.Event[] {
	return new ICAL.Component(ICAL.parse(document))
		.getAllSubcomponents('vevent')
		.map((component) => new ICAL.Event(component));
}

test('a day as a calendar: the entries of its games, anew after a change, and not sent again to who has them', async () => {
	await using site = await startTestServer({
		config: { publicUrl: 'https://guia.example', ...clock },
	});
	const game = await store(site.context, { broadcasts: [aBroadcast('globo')] });
	await store(site.context, { home: { teamId: 'gremio', label: null }, kickoffAt: null });
	const first = await site.get('/jogos/2026-11-20.ics');
	expect([first.status, first.headers['content-type']]).toEqual([
		200,
		'text/calendar; charset=utf-8',
	]);
	expect(first.headers['content-disposition']).toBe('attachment; filename="jogos-2026-11-20.ics"');
	const single = event((await site.get(`/onde-assistir/${game.slug}.ics`)).body);
	const same = events(first.body).find(({ uid }) => uid === single.uid);
	expect([same?.summary, same?.description, same?.sequence]).toEqual([
		single.summary,
		single.description,
		single.sequence,
	]);
	expect(events(first.body).map(({ startDate }) => startDate.isDate)).toEqual([false, true]);
	const again = await site.get('/jogos/2026-11-20.ics', {
		headers: { 'if-none-match': String(first.headers.etag) },
	});
	expect([again.status, again.body]).toEqual([304, '']);
	await change(site.context, game, { venue: 'Maracanã' });
	const ask = () =>
		site.get('/jogos/2026-11-20.ics', { headers: { 'if-none-match': String(first.headers.etag) } });
	await expect.poll(async () => (await ask()).status).toBe(200);
	const second = await ask();
	expect(events(second.body).find(({ uid }) => uid === single.uid)).toMatchObject({
		location: 'Maracanã',
		sequence: single.sequence + 1,
	});
});

test('a day without games and one that cannot be have no calendar', async () => {
	await using site = await startTestServer();
	for (const path of [
		'/jogos/2019-05-01.ics',
		'/jogos/2026-02-30.ics',
		'/jogos/x.ics',
		'/jogos/.ics',
	])
		expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});
