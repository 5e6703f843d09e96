import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { insertGames, type NewGame } from '#server/games/store-games.ts';
import { createSearchIndex } from '#server/search/search-index.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

function facts(over: Partial<Game> = {}): NewGame {
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
	return game;
}

const sides = (home: string, away: string) => ({
	home: { teamId: home, label: null },
	away: { teamId: away, label: null },
});

async function store(
	db: AppDatabase,
	games: NewGame[],
	publication: 'published' | 'draft' = 'published',
) {
	const reference = await createGuideData(db).reference();
	const options = {
		now: NOW,
		source: null,
		actor: null,
		reference,
		publication,
		demo: false,
	} as const;
	return db.transaction((trx) => insertGames(trx, games, options));
}

const GLOBO = (include: Uf[]): Broadcast => ({
	...{ channelId: 'globo', state: 'confirmed', coverage: { include, exclude: [] } },
	...{ link: null, note: null, source: null, verifiedAt: null },
});

onBothEngines(
	'S2.01 suggestions follow the data: reference and the games of the next fourteen days',
	async (db) => {
		const index = createSearchIndex(createGuideData(db));
		const suggest = async (term: string) => (await index.suggest(term, NOW)).suggestions;
		const games = async (term: string) =>
			(await suggest(term)).flatMap((one) => (one.kind === 'game' ? [one.id] : []));
		const [team] = await suggest('mengao');
		expect(team).toEqual({
			...{
				kind: 'team',
				id: 'flamengo',
				name: 'Flamengo',
				detail: 'Rio de Janeiro',
				url: '/time/flamengo',
			},
			disc: expect.stringMatching(/^\w+#/),
		});
		expect(await games('flamengo palmeiras')).toEqual([]);
		await store(db, [
			facts(),
			facts({ kickoffAt: at('2026-12-04T20:00') }),
			facts({ kickoffAt: at('2026-12-05T20:00') }),
			facts({ kickoffAt: at('2026-11-23T11:00'), competitionId: 'brasileirao-sub20' }),
		]);
		await store(db, [facts({ kickoffAt: at('2026-11-22T20:00') })], 'draft');
		expect(await games('flamengo palmeiras')).toEqual([
			'flamengo-vs-palmeiras-2026-11-20',
			'flamengo-vs-palmeiras-2026-12-04',
		]);
		const fold = (await suggest('flamengo palmeiras')).find(({ kind }) => kind === 'page');
		expect(fold).toMatchObject({ name: '+ 1 de base e feminino', detail: 'seg 23/11, 11h' });
	},
);

onBothEngines(
	'a team and a state answer where it is seen there; a fixture without a game at hand its next and its last one',
	async (db) => {
		const index = createSearchIndex(createGuideData(db));
		const games = async (term: string) =>
			(await index.suggest(term, NOW)).suggestions.flatMap((one) =>
				one.kind === 'game' ? [[one.id, one.resposta]] : [],
			);
		await store(db, [
			facts({ kickoffAt: at('2026-11-21T20:00'), broadcasts: [GLOBO(['PE'])] }),
			facts({
				day: '2026-10-01',
				kickoffAt: at('2026-10-01T16:00'),
				...sides('fluminense', 'flamengo'),
			}),
			facts({
				day: '2026-09-01',
				kickoffAt: at('2026-09-01T16:00'),
				...sides('flamengo', 'fluminense'),
			}),
			facts({
				day: '2027-02-07',
				kickoffAt: at('2027-02-07T16:00'),
				...sides('flamengo', 'fluminense'),
			}),
		]);
		expect((await games('palmeiras pe'))[0]).toEqual([
			'flamengo-vs-palmeiras-2026-11-21',
			'Amanhã, 20h, em Pernambuco: Globo, de graça.',
		]);
		expect((await games('palmeiras hoje'))[0]?.[1]).toMatch(/^Não joga hoje; amanhã, 20h/);
		expect((await games('palmeiras x bahia')).map(([id]) => id)).toEqual([
			'flamengo-vs-palmeiras-2026-11-21',
		]);
		expect((await games('em sp palmeiras'))[0]?.[1]).toBe(
			'Amanhã, 20h. Nenhum canal anunciado para São Paulo.',
		);
		expect((await games('fla-flu')).map(([id]) => id)).toEqual([
			'flamengo-vs-fluminense-2027-02-07',
			'fluminense-vs-flamengo-2026-10-01',
		]);
		expect((await games('flu hoje')).map(([id]) => id)).toEqual([
			'fluminense-vs-flamengo-2026-10-01',
		]);
	},
);

onBothEngines(
	'a game far away is not told as nation-wide where its channel shows another one too',
	async (db) => {
		const index = createSearchIndex(createGuideData(db));
		const far = { day: '2026-09-06', kickoffAt: at('2026-09-06T16:00'), broadcasts: [GLOBO([])] };
		await store(db, [facts({ ...far, ...sides('flamengo', 'fluminense') })]);
		const answer = async () =>
			(await index.suggest('fla-flu', NOW)).suggestions.flatMap((one) =>
				one.kind === 'game' ? [one.resposta] : [],
			);
		expect(await answer()).toEqual(['Dom 06/09, 16h. Passou na Globo.']);
		await store(db, [facts({ ...far, ...sides('gremio', 'bahia') })]);
		expect(await answer()).toEqual(['Dom 06/09, 16h. Passou na Globo em estados não registrados.']);
	},
);

test('GET /api/v1/busca: what was understood, suggestions with their addresses, nothing for nothing, an answer to anything', async () => {
	await using site = await startTestServer();
	const ask = async (query: string) => {
		const { status, headers, body } = await site.get(`/api/v1/busca${query}`);
		return { status, cache: headers['cache-control'], body: JSON.parse(body) };
	};
	const { status, cache, body } = await ask('?q=Gr%C3%AAmio%20de%20gra%C3%A7a%20no%20RS');
	expect([status, cache]).toEqual([200, 'public, max-age=30']);
	expect(body.query).toBe('grêmio de graça no rs');
	expect(body.understood).toEqual({
		...{
			times: ['gremio'],
			campeonatos: [],
			canais: [],
			dia: null,
			ate: null,
			uf: 'RS',
			cidade: null,
		},
		...{ gratis: true, acesso: null, aoVivo: false, periodo: null },
	});
	expect((await ask('?q=Gr%C3%AAmio')).body.suggestions[0]).toMatchObject({
		kind: 'team',
		id: 'gremio',
		url: '/time/gremio',
	});
	for (const nothing of ['', '?q=', '?q=%20', '?x=1'])
		expect((await ask(nothing)).body).toMatchObject({ query: '', suggestions: [] });
	for (const hostile of [
		'%00',
		'%zz',
		'%ff',
		'%27--',
		'%3Cscript%3E',
		'a'.repeat(3000),
		'&q=b&q[]=c',
	]) {
		const answer = await ask(`?q=${hostile}`);
		expect([hostile, answer.status]).toEqual([hostile, 200]);
		expect(answer.body.query.length).toBeLessThanOrEqual(80);
	}
});
