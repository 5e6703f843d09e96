import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { NO_PREFERENCES } from '#core/mine/preferences.ts';
import { countWatch } from '#core/mine/watch.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readAgenda } from '#server/games/read/read-agenda.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { insertGames, type NewGame } from '#server/games/store-games.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

function facts(home: string, away: string, over: Partial<Game>): NewGame {
	const sides = { home: { teamId: home, label: null }, away: { teamId: away, label: null } };
	const {
		id: _i,
		slug: _s,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _x,
		...game
	} = aGame(over);
	return { ...game, ...sides };
}

const kickoffAt = at('2026-11-22T16:00');
const inSp = aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } });
/**
 * Globo at one minute: one game told for São Paulo, one without states, one postponed; and one at
 * another hour.
 */
const SUNDAY = [
	facts('palmeiras', 'santos', { kickoffAt, broadcasts: [inSp] }),
	facts('flamengo', 'vasco', {
		kickoffAt,
		broadcasts: [aBroadcast('globo'), aBroadcast('premiere')],
	}),
	facts('gremio', 'bahia', { kickoffAt, broadcasts: [aBroadcast('globo')], status: 'postponed' }),
	facts('flamengo', 'fluminense', {
		kickoffAt: at('2026-11-25T21:30'),
		broadcasts: [aBroadcast('globo')],
	}),
];

async function store(db: AppDatabase, games: NewGame[]) {
	const data = createGuideData(db);
	const options = {
		now: NOW,
		source: null,
		actor: null,
		reference: await data.reference(),
		publication: 'published',
		demo: false,
	} as const;
	await db.transaction((trx) => insertGames(trx, games, options));
	return data;
}

onBothEngines(
	'the games of a team know what their open channels show elsewhere at the same minute',
	async (db) => {
		const data = await store(db, SUNDAY);
		const { agenda } = await readAgenda(data, { kind: 'team', id: 'flamengo' }, NOW);
		expect(agenda.next.games.map((game) => game.broadcasts.map(({ include }) => include))).toEqual([
			['?', undefined],
			[undefined],
		]);
		const mine = { ...NO_PREFERENCES, uf: 'PE', groups: ['aberta'] } as const;
		expect(countWatch({ ...mine, groups: [...mine.groups] }, agenda.next)).toMatchObject({
			maybe: [0],
			yes: [1],
			total: 2,
		});
		const palmeiras = await readAgenda(data, { kind: 'team', id: 'palmeiras' }, NOW);
		expect(palmeiras.agenda.next.games[0]?.broadcasts[0]?.include).toBe('SP');
	},
);

onBothEngines(
	'the page of a game holds those that its open channels show to other states',
	async (db) => {
		const data = await store(db, SUNDAY);
		const answer = await readGame(data, 'flamengo-vs-vasco-2026-11-22', NOW);
		const view = answer.kind === 'found' ? answer.view : null;
		expect(view?.sameTime?.games.map(({ slug }) => slug).sort()).toEqual([
			'flamengo-vs-vasco-2026-11-22',
			'palmeiras-vs-santos-2026-11-22',
		]);
		expect(view?.broadcasts.map(({ reach }) => reach)).toEqual([{ in: '?' }, {}]);
		const alone = await readGame(data, 'flamengo-vs-fluminense-2026-11-25', NOW);
		expect(alone.kind === 'found' && alone.view.sameTime).toBeUndefined();
	},
);

test('open data behind the choices of a reader: channels on the air, the next games of a team, and nothing about the reader', async () => {
	await using site = await startTestServer({ config: { clockOffsetMs: NOW - Date.now() } });
	await store(site.context.db, SUNDAY);
	const json = async (path: string) => {
		const { status, headers, body } = await site.get(path);
		return { status, cache: headers['cache-control'], body: JSON.parse(body) };
	};
	const { status, cache, body } = await json('/api/v1/canais');
	expect([status, cache]).toEqual([200, 'public, max-age=60']);
	expect(body.channels).toContainEqual({
		id: 'globo',
		name: 'Globo',
		group: 'aberta',
		free: true,
		regionUfs: [],
	});
	expect(Object.keys(body.channels[0])).toEqual(['id', 'name', 'group', 'free', 'regionUfs']);
	const games = await json('/api/v1/times/flamengo/jogos');
	expect([
		games.status,
		games.body.name,
		games.body.next.games.length,
		games.body.next.days.length,
	]).toEqual([200, 'Flamengo', 2, 2]);
	for (const path of [
		'/api/v1/times/nada/jogos',
		'/api/v1/times/%00/jogos',
		`/api/v1/times/${'a'.repeat(500)}/jogos`,
		'/api/v1/times//jogos',
	])
		expect([path.slice(0, 30), (await site.get(path)).status]).toEqual([
			path.slice(0, 30),
			expect.toSatisfy((code: number) => code === 404 || code === 400),
		]);
	const page = await site.get('/onde-assistir/flamengo-vs-vasco-2026-11-22');
	expect(page.body).toContain('Depende do seu estado');
	expect(page.body).toContain('Só em São Paulo');
	expect((await site.get('/canal/globo')).body).toContain('Globo mostra jogos diferentes');
	const preferences = await site.get('/preferencias');
	expect([
		preferences.status,
		preferences.body.includes('<meta name="robots" content="noindex"/>'),
	]).toEqual([200, true]);
});
