import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { insertGames } from '#server/games/store-games.ts';
import type { GuideData } from '#server/guide-data.ts';
import { readMap } from '#server/map/read-map.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW, TODAY } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const inside = (...include: Uf[]) => ({ coverage: { include, exclude: [] } });
const side = (teamId: string) => ({ teamId, label: null });
const GAMES: Partial<Game>[] = [
	{ broadcasts: [aBroadcast('globo', inside('PE', 'BA'))] },
	{
		home: side('vasco'),
		away: side('santos'),
		broadcasts: [aBroadcast('globo', { coverage: { include: [], exclude: ['PE', 'BA'] } })],
	},
	{ home: side('gremio'), kickoffAt: at('2026-11-21T16:00'), broadcasts: [aBroadcast('globo')] },
	{
		home: side('bahia'),
		kickoffAt: at('2026-11-22T16:00'),
		broadcasts: [aBroadcast('globo', { state: 'usual' })],
	},
	{
		home: side('remo'),
		kickoffAt: at('2026-11-24T16:00'),
		broadcasts: [aBroadcast('sbt', inside('PA', 'AM'))],
	},
];

async function store(db: Parameters<typeof createGuideData>[0], data: GuideData) {
	const options = {
		now: NOW,
		source: 'Tabela',
		actor: null,
		publication: 'published',
		demo: false,
	} as const;
	const facts = GAMES.map((over) => {
		const { id: _id, slug: _slug, ...game } = aGame(over);
		return game;
	});
	const reference = await data.reference();
	await db.transaction((trx) => insertGames(trx, facts, { ...options, reference }));
}

onBothEngines(
	'the map of a day is read from what is confirmed; a day without one names the next that has one',
	async (db) => {
		const data = createGuideData(db);
		await store(db, data);
		const read = async (day: string) => (await readMap(data, { day, now: NOW })).view;
		const today = await read(TODAY);
		expect(today.slots.map(({ id, kind, games }) => [id, kind, games.length])).toEqual([
			['globo-21h30', 'states', 2],
		]);
		expect([today.first, today.next]).toEqual(['globo-21h30', undefined]);
		const same = await read('2026-11-21');
		expect([same.slots.map(({ kind }) => kind), same.first, same.next]).toEqual([
			['country'],
			undefined,
			'2026-11-24',
		]);
		const usual = await read('2026-11-22');
		expect([usual.slots, usual.next]).toEqual([[], '2026-11-24']);
		expect((await read('2026-11-19')).next).toBe(TODAY);
		expect((await read('2026-11-25')).next).toBe(undefined);
	},
);

test('the pages of the map: today, another day, an impossible one, one state, and the picture', async () => {
	await using site = await startTestServer({
		config: { publicUrl: 'https://guia.example', clockOffsetMs: NOW - Date.now() },
	});
	await store(site.context.db, site.context.data);
	const today = await site.get('/mapa');
	expect([today.status, today.body.match(/class="map-tile"/g)?.length]).toEqual([200, 27]);
	expect(today.body).toContain('<link rel="canonical" href="https://guia.example/mapa"/>');
	expect(today.body).toContain(
		'property="og:image" content="https://guia.example/mapa/2026-11-20.png"',
	);
	expect(today.body).toContain('Na Globo, às 21h30:');
	expect(today.body).toMatch(/"@type":"ItemList","numberOfItems":2/);
	const pernambuco = await site.get('/mapa?estado=pe');
	expect(pernambuco.body).toContain('Em Pernambuco, às 21h30 na Globo:');
	expect(pernambuco.body).toMatch(/name="robots" content="noindex/);
	expect(pernambuco.body).toContain('<link rel="canonical" href="https://guia.example/mapa"/>');
	const same = await site.get('/mapa/2026-11-21');
	expect([
		same.status,
		same.body.includes('Amanhã, a Globo mostra o mesmo jogo em todo o Brasil'),
	]).toEqual([200, true]);
	expect(same.body).toContain('href="/mapa/2026-11-24"');
	const none = await site.get('/mapa/2026-11-22');
	expect([none.status, /name="robots" content="noindex/.test(none.body)]).toEqual([200, true]);
	expect(none.body).toContain('Nenhum jogo confirmado na TV aberta neste dia');
	for (const day of ['amanha', '2026-02-30', '1850-01-01'])
		expect([day, (await site.get(`/mapa/${day}`)).status]).toEqual([day, 404]);
	const cards = await Promise.all(
		['2026-11-20', '2026-11-22', 'hoje'].map((day) => fetch(`${site.url}/mapa/${day}.png`)),
	);
	expect(cards.map(({ status }) => status)).toEqual([200, 200, 404]);
	expect(cards[0]?.headers.get('content-type')).toBe('image/png');
	expect(await (await fetch(`${site.url}/sitemaps/paginas.xml`)).text()).toContain(
		'<loc>https://guia.example/mapa</loc>',
	);
});
