import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { insertGames } from '#server/games/store-games.ts';
import type { GuideData } from '#server/guide-data.ts';
import { readGrid } from '#server/views/read-grid.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW, TODAY } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const side = (teamId: string) => ({ teamId, label: null });
const GAMES: Partial<Game>[] = [
	{
		broadcasts: [
			aBroadcast('premiere'),
			aBroadcast('globo', { coverage: { include: ['PE', 'BA'], exclude: [] } }),
		],
	},
	{ home: side('vasco'), broadcasts: [] },
	{
		home: side('bahia'),
		kickoffAt: at('2026-11-22T16:00'),
		broadcasts: [aBroadcast('globo', { state: 'usual' })],
	},
	{ home: side('remo'), kickoffAt: at('2026-11-24T16:00'), broadcasts: [aBroadcast('cazetv')] },
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
	'the grid of a day is read from what is confirmed; a day without any names the next that has some',
	async (db) => {
		const data = createGuideData(db);
		await store(db, data);
		const read = async (day: string) => (await readGrid(data, { day, now: NOW })).view;
		const today = await read(TODAY);
		expect(
			today.groups.map(({ kind, rows }) => [kind, ...rows.map(({ channel }) => channel.id)]),
		).toEqual([
			['open', 'globo'],
			['paid', 'premiere'],
		]);
		expect([today.hours, today.without, today.next]).toEqual([[21], 1, undefined]);
		const usual = await read('2026-11-22');
		expect([usual.groups, usual.total, usual.next]).toEqual([[], 1, '2026-11-24']);
		expect((await read('2026-11-01')).next).toBe(TODAY);
		expect((await read('2026-11-24')).next).toBe(undefined);
		expect((await read('2026-11-25')).next).toBe(undefined);
	},
);

test('the pages of the grid: today, one state, a day without channels, days that have no page', async () => {
	await using site = await startTestServer({
		config: { publicUrl: 'https://guia.example', clockOffsetMs: NOW - Date.now() },
	});
	await store(site.context.db, site.context.data);
	const today = await site.get('/grade');
	expect([today.status, today.body.match(/class="tvg-row"/g)?.length]).toEqual([200, 2]);
	expect(today.body).toContain('<link rel="canonical" href="https://guia.example/grade"/>');
	expect(today.body).toContain(
		'property="og:image" content="https://guia.example/jogos/2026-11-20.png"',
	);
	expect(today.body).toMatch(/"@type":"ItemList","numberOfItems":1/);
	for (const words of ['1 jogo sem canal confirmado', 'em BA e PE', 'TV aberta, de graça'])
		expect(today.body).toContain(words);
	const pernambuco = await site.get('/grade?estado=pe');
	expect([
		pernambuco.body.includes('✓ em PE'),
		/name="robots" content="noindex/.test(pernambuco.body),
	]).toEqual([true, true]);
	const none = await site.get('/grade/2026-11-22');
	expect([none.status, /name="robots" content="noindex/.test(none.body)]).toEqual([200, true]);
	expect(none.body).toContain('O guia tem 1 jogo neste dia, e nenhum canal confirmado.');
	expect(none.body).toContain('href="/grade/2026-11-24"');
	for (const day of ['amanha', '2026-02-30', '1999-01-01', '2030-01-01'])
		expect([day, (await site.get(`/grade/${day}`)).status]).toEqual([day, 404]);
	expect(await (await fetch(`${site.url}/sitemaps/paginas.xml`)).text()).toContain(
		'<loc>https://guia.example/grade</loc>',
	);
});
