import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { listGames } from '#core/games/game-list.ts';
import {
	aBroadcast,
	aCompetition,
	aGame,
	aTeam,
	at,
	NOW,
	someNames,
} from '#tests/support/factories.ts';
import { endingTurn, rankGames, type ScoreFacts, scoreGame } from './score.ts';
import { ACCESS_POINTS, type Access, CLUB_POINTS, COMPETITION_POINTS } from './score-points.ts';

const ROUNDS = [
	undefined,
	'35ª rodada',
	'oitavas de final, ida',
	'quartas de final',
	'Semifinal, volta',
	'final',
] as const;
const ACCESSES = Object.keys(ACCESS_POINTS) as Access[];
const facts: fc.Arbitrary<ScoreFacts> = fc.record({
	competition: fc.record({
		id: fc.constantFrom(...Object.keys(COMPETITION_POINTS), 'outra'),
		priority: fc.integer({ min: 1, max: 9 }),
	}),
	round: fc.constantFrom(...ROUNDS),
	teams: fc.array(fc.constantFrom(...Object.keys(CLUB_POINTS), 'sel-brasil', 'outro'), {
		maxLength: 2,
	}),
	access: fc.constantFrom(...ACCESSES),
	isEnding: fc.boolean(),
});

test('law: a youth game never stands before one of grown-ups, whatever else it is', () => {
	fc.assert(
		fc.property(facts, facts, (youth, senior) => {
			const competition = { ...youth.competition, ageGroup: 'sub-20' as const };
			expect(scoreGame({ ...youth, competition })).toBeLessThan(scoreGame(senior));
		}),
	);
});

test('law: what begins goes before its equal that is about to end', () => {
	fc.assert(
		fc.property(facts, (game) => {
			expect(scoreGame({ ...game, isEnding: true })).toBeLessThan(
				scoreGame({ ...game, isEnding: false }),
			);
		}),
	);
});

test('law: a later phase, a better known side and an easier way to watch never cost a place', () => {
	fc.assert(
		fc.property(facts, fc.constantFrom('flamengo', 'avai', 'sel-brasil'), (game, team) => {
			const byRound = ROUNDS.map((round) => scoreGame({ ...game, round }));
			expect(byRound).toEqual(byRound.toSorted((a, b) => a - b));
			const byAccess = (['open', 'announced', 'states', 'nation'] as const).map((access) =>
				scoreGame({ ...game, access }),
			);
			expect(byAccess).toEqual(byAccess.toSorted((a, b) => a - b));
			expect(scoreGame({ ...game, teams: [...game.teams, team] })).toBeGreaterThanOrEqual(
				scoreGame(game),
			);
		}),
	);
});

const names = {
	...someNames(),
	competitions: new Map(
		[
			aCompetition('brasileirao-a'),
			aCompetition('serie-b', { priority: 1 }),
			aCompetition('amistosos', { priority: 2 }),
			aCompetition('sub-20', { priority: 1, ageGroup: 'sub-20' }),
		].map((row) => [row.id, row]),
	),
	teams: new Map(
		[
			aTeam('flamengo'),
			aTeam('palmeiras'),
			aTeam('sel-brasil', { type: 'selecao' }),
			aTeam('avai'),
		].map((row) => [row.id, row]),
	),
};

function ranked(games: Game[], now = NOW): string[] {
	const list = listGames(games, { names, movedFrom: new Map(), now });
	return rankGames(list, now).map((place) => list.games[place]?.slug ?? '');
}

const free = (include: ('SP' | 'RJ')[] = []) =>
	aBroadcast('globo', { coverage: { include, exclude: [] } });
const side = (teamId: string) => ({ teamId, label: null });

test('a day in order: Brazil, free everywhere, free somewhere, paid, without a channel, a lower league, youth', () => {
	const avai = { home: side('avai'), away: { teamId: null, label: 'A definir' } };
	const day = [
		aGame({ slug: 'base', competitionId: 'sub-20', broadcasts: [free()] }),
		aGame({ slug: 'serie-b', competitionId: 'serie-b', ...avai }),
		aGame({ slug: 'sem-canal', ...avai }),
		aGame({ slug: 'pago', broadcasts: [aBroadcast('premiere')] }),
		aGame({ slug: 'em-estados', broadcasts: [free(['SP']), aBroadcast('premiere')] }),
		aGame({ slug: 'em-todo-o-pais', broadcasts: [free()] }),
		aGame({
			slug: 'brasil',
			competitionId: 'amistosos',
			home: side('sel-brasil'),
			away: side('avai'),
			broadcasts: [free()],
		}),
	].map((game, place) => ({ ...game, kickoffAt: at(`2026-11-20T2${place % 2}:00`) }));
	expect(ranked(day)).toEqual([
		'brasil',
		'em-todo-o-pais',
		'em-estados',
		'pago',
		'sem-canal',
		'serie-b',
		'base',
	]);
});

test('games that matter the same stand by their hour, an open hour last', () => {
	const games = ['21:30', '19:00', null].map((time, place) =>
		aGame({
			slug: `${time}`,
			id: `${place}`,
			kickoffAt: time === null ? null : at(`2026-11-20T${time}`),
		}),
	);
	expect(ranked(games)).toEqual(['19:00', '21:30', 'null']);
});

test('a quarter of an hour into the second half a game makes room for the next one of its kind', () => {
	const games = [
		aGame({ slug: 'corre', kickoffAt: at('2026-11-20T17:00') }),
		aGame({ slug: 'vem', kickoffAt: at('2026-11-20T21:30') }),
	];
	const [running] = games;
	expect(ranked(games, at('2026-11-20T18:14'))).toEqual(['corre', 'vem']);
	expect(running && endingTurn(running, at('2026-11-20T18:14'))).toBe(at('2026-11-20T18:15'));
	expect(ranked(games, at('2026-11-20T18:15'))).toEqual(['vem', 'corre']);
	expect(running && endingTurn(running, at('2026-11-20T18:15'))).toBeNull();
});

test('law: every game of a list has one place, whatever the order they come in', () => {
	const some = fc.uniqueArray(fc.integer({ min: 0, max: 1_439 }), { maxLength: 8 });
	fc.assert(
		fc.property(some, (minutes) => {
			const games = minutes.map((minute) =>
				aGame({ slug: `g${minute}`, kickoffAt: at('2026-11-20T00:00') + minute * 60_000 }),
			);
			expect(ranked(games)).toEqual(ranked(games.toReversed()));
			expect(ranked(games).toSorted()).toEqual(games.map(({ slug }) => slug).toSorted());
		}),
	);
});
