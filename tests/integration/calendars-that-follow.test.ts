import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import type { Game, Publication } from '#core/games/game.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppContext } from '#server/context.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { createReferenceMoveWriter } from '#server/reference/reference-move-repository.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const config = { publicUrl: 'https://guia.example', clockOffsetMs: NOW - Date.now() };
const note = { now: NOW, source: 'Tabela', actor: null };
const side = (teamId: string) => ({ teamId, label: null });

async function store(
	{ db, data }: AppContext,
	games: Partial<Game>[],
	publication: Publication = 'published',
): Promise<Game[]> {
	const facts = games.map((over) => {
		const { id: _id, slug: _slug, ...game } = aGame(over);
		return game;
	});
	const reference = await data.reference();
	return db.transaction((trx) =>
		insertGames(trx, facts, { ...note, reference, publication, demo: false }),
	);
}

async function change({ db, data }: AppContext, before: Game, after: Partial<Game>): Promise<void> {
	const reference = await data.reference();
	await db.transaction((trx) =>
		updateGame(
			trx,
			{ before, after: { ...before, ...after } },
			{ ...note, now: NOW + 60_000, reference },
		),
	);
}

/** The events of a calendar by the id of their game; a second reader must find as many. */
async function eventsOf(site: TestServer, path: string): Promise<Map<string, ICAL.Component>> {
	const { status, body } = await site.get(path);
	expect([path, status]).toEqual([path, 200]);
	const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
	const second = Object.values(nodeIcal.sync.parseICS(body)).filter(
		(part) => part?.type === 'VEVENT',
	);
	expect(second.length).toBe(events.length);
	return new Map(
		events.map((event) => [String(event.getFirstPropertyValue('uid')).split('@')[0] ?? '', event]),
	);
}

const valuesOf = (event: ICAL.Component | undefined, ...names: string[]) =>
	names.map((name) => String(event?.getFirstPropertyValue(name)));

for (const engine of ENGINES) {
	test(`a team's calendar holds two months behind and six ahead; a move keeps the UID, a removal cancels, a draft is absent [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config });
		const [next, past] = await store(site.context, [
			{ broadcasts: [aBroadcast('globo')] },
			{ home: side('santos'), away: side('flamengo'), kickoffAt: at('2026-11-10T16:00') },
			{ away: side('bahia'), kickoffAt: at('2026-09-10T16:00') },
			{ away: side('gremio'), kickoffAt: at('2027-06-10T16:00') },
			{ home: side('bahia'), away: side('gremio') },
		]);
		if (!next || !past) throw new Error('nothing stored');
		await store(site.context, [{ away: side('remo') }], 'draft');
		const first = await eventsOf(site, '/time/flamengo.ics');
		expect([...first.keys()].toSorted()).toEqual([next.id, past.id].toSorted());
		const [uid, sequence] = valuesOf(first.get(next.id), 'uid', 'sequence');
		await change(site.context, next, { kickoffAt: at('2026-11-20T19:00') });
		const moved = async () => (await eventsOf(site, '/time/flamengo.ics')).get(next.id);
		await expect
			.poll(async () => valuesOf(await moved(), 'uid', 'sequence'))
			.toEqual([uid, `${Number(sequence) + 1}`]);
		expect(valuesOf(await moved(), 'dtstart', 'last-modified')).toEqual([
			'2026-11-20T22:00:00Z',
			'2026-11-20T21:01:00Z',
		]);
		await change(site.context, past, { deletedAt: NOW });
		const removed = async () =>
			valuesOf((await eventsOf(site, '/time/flamengo.ics')).get(past.id), 'status', 'description');
		await expect.poll(removed).toEqual(['CANCELLED', 'Este jogo saiu do guia.']);
		await change(
			site.context,
			{ ...next, kickoffAt: at('2026-11-20T19:00'), revision: next.revision + 1 },
			{ publication: 'draft' },
		);
		await expect.poll(moved).toBeUndefined();
	});

	test(`a chosen calendar: games of any team, competition or channel, each once, under one address [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config });
		const games = await store(site.context, [
			{ broadcasts: [aBroadcast('premiere')] },
			{ home: side('santos'), away: side('bahia'), broadcasts: [aBroadcast('globo')] },
			{ home: side('remo'), away: side('gremio'), competitionId: 'copa-do-brasil' },
			{ home: side('liverpool'), away: side('arsenal'), competitionId: 'ingles' },
		]);
		const [flamengo, santos, remo] = games.map(({ id }) => id);
		const chosen = '/agenda.ics?times=flamengo,palmeiras&campeonatos=copa-do-brasil&canais=globo';
		const found = await eventsOf(site, `${chosen}&estado=pe`);
		expect([...found.keys()].toSorted()).toEqual([flamengo, santos, remo].toSorted());
		expect([...(await eventsOf(site, '/canal/globo.ics')).keys()]).toEqual([santos]);
		expect([...(await eventsOf(site, '/campeonato/copa-do-brasil.ics')).keys()]).toEqual([remo]);
		await site.context.db.transaction(async (trx) => {
			await createReferenceMoveWriter(trx).add('team', 'velho-nome', 'flamengo');
			noteEverything(trx, 0);
		});
		await expect
			.poll(async () => (await site.get('/time/velho-nome.ics?estado=sp')).headers.location)
			.toBe('/time/flamengo.ics?estado=sp');
		expect([...(await eventsOf(site, '/agenda.ics?times=nada,velho-nome')).keys()]).toEqual([
			flamengo,
		]);
		for (const path of ['/agenda.ics', '/agenda.ics?times=nada', '/time/nada.ics'])
			expect((await site.get(path)).status).toBe(404);
		expect([...(await eventsOf(site, '/time/vasco.ics')).keys()]).toEqual([]);
	});

	test(`a new domain, or a start without games, leaves the UIDs as they were [${engine}]`, async () => {
		await using database = await openTestDatabase(engine);
		const uids: (string | undefined)[] = [];
		for (const publicUrl of ['https://um.example', 'https://dois.example']) {
			await using site = await startTestServer({
				engine,
				address: database.address,
				config: { ...config, publicUrl },
			});
			if (uids.length === 0) await store(site.context, [{}]);
			const [event] = (await eventsOf(site, '/time/flamengo.ics')).values();
			expect(valuesOf(event, 'url')[0]).toContain(publicUrl);
			uids.push(valuesOf(event, 'uid')[0]);
		}
		expect(uids[1]).toBe(uids[0]);
		expect(uids[0]).toMatch(/@[0-9a-f-]{36}$/);
	});
}

test('a guide that gave out entries before keeps its host in their UIDs', async () => {
	await using database = await openTestDatabase('sqlite');
	const [first, second] = ['https://um.example', 'https://dois.example'];
	{
		await using site = await startTestServer({
			address: database.address,
			config: { ...config, publicUrl: first ?? '' },
		});
		await store(site.context, [{}]);
		await site.context.db.transaction((trx) =>
			trx.deleteFrom('settings').where('id', '=', 'calendarios').execute(),
		);
	}
	for (const publicUrl of [first, second]) {
		await using site = await startTestServer({
			address: database.address,
			config: { ...config, publicUrl: publicUrl ?? '' },
		});
		const [event] = (await eventsOf(site, '/time/flamengo.ics')).values();
		expect(valuesOf(event, 'uid')[0]).toMatch(/@um\.example$/);
	}
});

test('calendars come from the page cache: one rendering, a tag of their bytes, 304 and HEAD, open to other sites', async () => {
	await using site = await startTestServer({ config });
	const [game] = await store(site.context, [
		{ broadcasts: [aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } })] },
	]);
	if (!game) throw new Error('nothing stored');
	const first = await site.get('/time/flamengo.ics');
	expect(first.headers).toMatchObject({
		'content-type': 'text/calendar; charset=utf-8',
		'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
		'access-control-allow-origin': '*',
		'x-robots-tag': 'noindex',
		'content-disposition': 'attachment; filename="time-flamengo.ics"',
	});
	const etag = String(first.headers.etag);
	const again = await site.get('/time/flamengo.ics', { headers: { 'if-none-match': etag } });
	expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
	const head = await site.get('/time/flamengo.ics', { method: 'HEAD' });
	expect([head.status, head.body, head.headers.etag]).toEqual([200, '', etag]);
	await store(site.context, [
		{ home: side('bahia'), away: side('gremio'), kickoffAt: at('2026-12-20T16:00') },
	]);
	expect((await site.get('/time/flamengo.ics')).headers.etag).toBe(etag);
	const state = async (query: string) => {
		const [event] = (await eventsOf(site, `/time/flamengo.ics${query}`)).values();
		return valuesOf(event, 'description')[0]?.split('\n')[0];
	};
	expect(await state('?estado=sp')).toMatch(/São Paulo/u);
	expect(await state('?estado=sp')).not.toBe(await state('?estado=pe'));
});
