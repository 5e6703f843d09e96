import { expect } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { readChannel, readChannelIndex } from '#server/channels/read-channel.ts';
import { readCompetition, readCompetitionIndex } from '#server/competitions/read-competition.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readAskedNames } from '#server/games/read/read-asked-names.ts';
import { insertGames, type NewGame, updateGame } from '#server/games/store-games.ts';
import { readTeam, readTeamIndex } from '#server/teams/read-team.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW, TODAY } from '#tests/support/factories.ts';

const note = { now: NOW, source: 'Tabela da CBF', actor: null };

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

async function guideWith(
	db: AppDatabase,
	games: NewGame[],
	over: { publication?: 'draft'; demo?: boolean } = {},
) {
	const data = createGuideData(db);
	const reference = await data.reference();
	const stored = await db.transaction((trx) =>
		insertGames(trx, games, {
			...note,
			reference,
			publication: over.publication ?? 'published',
			demo: over.demo ?? false,
		}),
	);
	const change = (before: Game, after: Partial<Game>) =>
		db.transaction((trx) =>
			updateGame(trx, { before, after: { ...before, ...after } }, { ...note, reference }),
		);
	return { data, stored, change };
}

const side = (teamId: string) => ({ teamId, label: null });
const slugsOf = (list: { games: { slug: string }[] }) => list.games.map(({ slug }) => slug);

onBothEngines(
	'the page of a team: running and coming games, home and away, then the last ones played',
	async (db) => {
		const { data } = await guideWith(db, [
			facts({ kickoffAt: at('2026-11-20T17:00'), broadcasts: [aBroadcast('globo')] }),
			facts({ home: side('gremio'), away: side('flamengo'), kickoffAt: at('2026-11-25T20:00') }),
			facts({ away: side('bahia'), kickoffAt: null, day: '2026-12-02' }),
			facts({ away: side('bahia'), kickoffAt: at('2027-03-01T20:00') }),
			facts({ away: side('santos'), kickoffAt: at('2026-11-10T20:00') }),
			facts({ home: side('gremio'), away: side('flamengo'), kickoffAt: at('1996-08-01T20:00') }),
			facts({ away: side('bahia'), kickoffAt: at('2026-11-19T20:00'), status: 'postponed' }),
			facts({ home: side('gremio'), away: side('bahia') }),
		]);
		await guideWith(db, [facts({ away: side('cruzeiro'), kickoffAt: at('2026-11-22T20:00') })], {
			publication: 'draft',
		});
		const answer = await readTeam(data, 'flamengo', NOW);
		if (answer.kind !== 'found') throw new Error('no such team');
		const { view, validUntil } = answer;
		expect(view).toMatchObject({ id: 'flamengo', today: TODAY, updatedAt: NOW, type: 'clube' });
		expect(view.live).toEqual(['flamengo-vs-palmeiras-2026-11-20']);
		expect(slugsOf(view.next)).toEqual([
			'flamengo-vs-palmeiras-2026-11-20',
			'gremio-vs-flamengo-2026-11-25',
			'flamengo-vs-bahia-2026-12-02',
		]);
		expect(view.next.days).toEqual([
			{ day: '2026-11-20', games: [0] },
			{ day: '2026-11-25', games: [1] },
			{ day: '2026-12-02', games: [2] },
		]);
		expect(slugsOf(view.past)).toEqual([
			'flamengo-vs-bahia-2026-11-19',
			'flamengo-vs-santos-2026-11-10',
			'gremio-vs-flamengo-1996-08-01',
		]);
		expect(validUntil).toBe(at('2026-11-20T19:00'));
		expect(await readTeam(data, 'nenhum', NOW)).toEqual({ kind: 'unknown', meant: [] });
	},
);

onBothEngines(
	'F20 a game that runs over midnight is still to be found under what comes, played ones are not',
	async (db) => {
		const { data } = await guideWith(db, [
			facts({ kickoffAt: at('2026-11-20T22:30') }),
			facts({ home: side('gremio'), kickoffAt: at('2026-11-20T21:00') }),
			facts({ home: side('bahia'), kickoffAt: null, day: '2026-11-20' }),
		]);
		const answer = await readTeam(data, 'palmeiras', at('2026-11-21T00:05'));
		if (answer.kind !== 'found') throw new Error('no such team');
		expect(slugsOf(answer.view.next)).toEqual(['flamengo-vs-palmeiras-2026-11-20']);
		expect(slugsOf(answer.view.past)).toEqual([
			'bahia-vs-palmeiras-2026-11-20',
			'gremio-vs-palmeiras-2026-11-20',
		]);
	},
);

onBothEngines(
	'where a team usually shows is counted from the last 90 days, confirmed and usual only',
	async (db) => {
		const broadcasts = [
			aBroadcast('globo'),
			aBroadcast('globo', { state: 'usual' }),
			aBroadcast('premiere', { state: 'unconfirmed' }),
		];
		const { data } = await guideWith(db, [
			facts({ kickoffAt: at('2026-11-01T20:00'), broadcasts }),
			facts({
				home: side('gremio'),
				away: side('flamengo'),
				kickoffAt: at('2026-11-05T20:00'),
				broadcasts: [aBroadcast('premiere', { state: 'usual' })],
			}),
			facts({
				kickoffAt: at('2026-11-08T20:00'),
				broadcasts: [aBroadcast('globo', { state: 'usual' })],
			}),
			facts({ kickoffAt: at('2026-05-08T20:00'), broadcasts: [aBroadcast('sbt')] }),
			facts({ kickoffAt: at('2026-11-09T20:00') }),
		]);
		const answer = await readTeam(data, 'flamengo', NOW);
		if (answer.kind !== 'found') throw new Error('no such team');
		expect(answer.view.usual).toMatchObject({
			games: 3,
			channels: [
				{ id: 'globo', games: 2, confirmed: 1, free: true, group: 'aberta' },
				{ id: 'premiere', games: 1, confirmed: 0 },
			],
		});
	},
);

onBothEngines(
	'the pages of a competition and of a channel hold their own games, with the former hour of moved ones',
	async (db) => {
		const { data, stored, change } = await guideWith(db, [
			facts({ broadcasts: [aBroadcast('espn-2', { coverage: { include: ['SP'], exclude: [] } })] }),
			facts({
				competitionId: 'libertadores',
				kickoffAt: at('2026-11-12T20:00'),
				broadcasts: [aBroadcast('espn-2')],
			}),
			facts({
				competitionId: 'libertadores',
				kickoffAt: at('2026-09-12T20:00'),
				broadcasts: [aBroadcast('espn-2')],
			}),
		]);
		if (stored[0]) await change(stored[0], { kickoffAt: at('2026-11-20T20:00') });
		const competition = await readCompetition(data, 'brasileirao-a', NOW);
		const channel = await readChannel(data, 'espn-2', NOW);
		expect(competition).toMatchObject({
			kind: 'found',
			view: { id: 'brasileirao-a', next: { games: [{ movedFrom: '21h30' }] }, past: { games: [] } },
		});
		expect(channel).toMatchObject({
			kind: 'found',
			view: {
				group: 'assinatura',
				free: false,
				successor: null,
				next: {
					games: [{ slug: 'flamengo-vs-palmeiras-2026-11-20', broadcasts: [{ include: 'SP' }] }],
				},
				past: { games: [{ slug: 'flamengo-vs-palmeiras-2026-11-12' }] },
			},
		});
		expect(await readCompetition(data, 'nenhuma', NOW)).toEqual({ kind: 'unknown', meant: [] });
		expect(await readChannel(data, 'nenhum', NOW)).toEqual({ kind: 'unknown', meant: [] });
	},
);

onBothEngines('thirty games to come and twenty behind at most, the nearest ones', async (db) => {
	const many = (count: number, dayAfter: (index: number) => number) =>
		Array.from({ length: count }, (_, index) =>
			facts({ kickoffAt: at('2026-11-20T12:00') + dayAfter(index) * 86_400_000 }),
		);
	const { data } = await guideWith(db, [
		...many(29, (index) => index + 1),
		...many(9, () => 3),
		...many(30, (index) => -index - 1),
	]);
	const answer = await readCompetition(data, 'brasileirao-a', NOW);
	if (answer.kind !== 'found') throw new Error('no such competition');
	const { next, past } = answer.view;
	expect([next.games.length, past.games.length]).toEqual([30, 20]);
	expect([next.days[0]?.day, next.days.at(-1)?.day]).toEqual(['2026-11-21', '2026-12-11']);
	expect([past.days[0]?.day, past.days.at(-1)?.day]).toEqual(['2026-11-19', '2026-10-31']);
});

onBothEngines(
	'A–Z indexes: every entry under its letter, with its games to come in 30 days, as its own page counts them',
	async (db) => {
		const { data } = await guideWith(db, [
			facts({ broadcasts: [aBroadcast('globo')] }),
			facts({ away: side('gremio'), kickoffAt: at('2026-11-30T20:00') }),
			facts({ kickoffAt: at('2026-11-01T20:00') }),
			facts({ kickoffAt: at('2026-11-20T12:00') }),
			facts({ away: side('santos'), kickoffAt: at('2026-11-27T20:00'), status: 'postponed' }),
		]);
		const gamesOf = (answer: Awaited<ReturnType<typeof readTeamIndex>>, id: string) =>
			answer.view.sections.flatMap(({ title, entries }) =>
				entries.flatMap((entry) => (entry.id === id ? [[title, entry.games]] : [])),
			);
		const teams = await readTeamIndex(data, NOW, false);
		expect(gamesOf(teams, 'flamengo')).toEqual([['F', 2]]);
		expect(gamesOf(teams, 'bahia')).toEqual([['B', 0]]);
		const flamengo = await readTeam(data, 'flamengo', NOW);
		expect(flamengo).toMatchObject({ kind: 'found', view: { coming: 2 } });
		expect(teams.validUntil).toBe(at('2026-11-20T18:15'));
		expect(gamesOf(await readCompetitionIndex(data, NOW, false), 'brasileirao-a')).toEqual([
			['B', 2],
		]);
		expect(gamesOf(await readChannelIndex(data, NOW, false), 'globo')).toEqual([['G', 1]]);
	},
);

onBothEngines(
	'who has no game is offered the one that matters most of those to come, however many were played today',
	async (db) => {
		const played = Array.from({ length: 31 }, (_, n) =>
			facts({ home: { teamId: null, label: `Time ${n}` }, kickoffAt: at('2026-11-20T09:00') }),
		);
		const { data } = await guideWith(db, [
			...played,
			facts({
				competitionId: 'ingles-2',
				home: side('arsenal'),
				away: side('chelsea'),
				kickoffAt: at('2026-11-20T19:00'),
			}),
			facts({ home: side('flamengo'), away: side('bahia'), kickoffAt: at('2026-11-21T16:00') }),
		]);
		const answer = await readTeam(data, 'gremio', NOW);
		if (answer.kind !== 'found') throw new Error('no such team');
		expect(answer.view.instead && slugsOf(answer.view.instead)).toEqual([
			'flamengo-vs-bahia-2026-11-21',
		]);
	},
);

onBothEngines(
	'the names behind the filters of an address, without those that nobody knows',
	async (db) => {
		const { data } = await guideWith(db, []);
		const ask = (query: string) => readAskedNames(data, new URLSearchParams(query));
		expect(await ask('uf=ZZ&gratis=1&busca=fla')).toEqual({
			teams: [],
			competitions: [],
			channels: [],
		});
		expect(await ask('canal=globo&time=inventado&campeonato=brasileirao-b')).toEqual({
			teams: [],
			competitions: [{ id: 'brasileirao-b', name: 'Série B' }],
			channels: [{ id: 'globo', name: 'Globo', group: 'aberta', free: true, mark: 'azul G' }],
		});
	},
);
