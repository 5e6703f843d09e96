import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { NO_FILTER, PERIODS } from '#core/games/filter/day-filter.ts';
import { gamesThatPass, isUnsure } from '#core/games/filter/filter-rules.ts';
import type { Game } from '#core/games/game.ts';
import { isBehind, isOff } from '#core/games/game-rules.ts';
import { addDays } from '#core/site/dates.ts';
import {
	aBroadcast,
	aCompetition,
	aGame,
	at,
	NOW,
	someNames,
	TODAY,
} from '#tests/support/factories.ts';
import { findGames } from './find-games.ts';
import { searchedGames } from './searched-games.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from './understanding.ts';

const base = someNames();
const others = [
	aCompetition('sub20', { ageGroup: 'sub-20', priority: 4 }),
	aCompetition('feminino', { gender: 'f', priority: 3 }),
];
const names = {
	...base,
	competitions: new Map([
		...base.competitions,
		...others.map((entry) => [entry.id, entry] as const),
	]),
};
const DAYS = [-1, 0, 1, 2].map((ahead) => addDays(TODAY, ahead));

let count = 0;
const game = (slug: string, local: string, over: Partial<Game> = {}) =>
	aGame({ id: `${slug} ${count++}`, slug, kickoffAt: at(local), ...over });
const sides = (home: string, away: string) => ({
	home: { teamId: home, label: null },
	away: { teamId: away, label: null },
});
const byDay = (games: Game[]) =>
	games.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
const find = (games: Game[], asked: Partial<Understanding>, now = NOW) =>
	findGames(searchedGames(byDay(games), DAYS, names), { ...NOTHING_UNDERSTOOD, ...asked }, now);
const slugs = (games: readonly Game[]) => games.map(({ slug }) => slug);

test('a day stands as it matters, what is over and what is not the first team last', () => {
	const games = [
		game('over', '2026-11-20T14:00'),
		game('small', '2026-11-20T19:00', { ...sides('bahia', 'gremio'), competitionId: 'serie-b' }),
		game('youth', '2026-11-20T19:00', { competitionId: 'sub20' }),
		game('large', '2026-11-20T21:30', { broadcasts: [aBroadcast('globo')] }),
	];
	expect(slugs(find(games, { dia: TODAY }).games)).toEqual(['large', 'small', 'over', 'youth']);
	expect(slugs(find(games, { gratis: true }).games)).toEqual(['large']);
});

test('for a state a game stands by what is seen there', () => {
	const onGlobo = (uf: Uf) => [
		aBroadcast('globo', { coverage: { include: [uf], exclude: [] } }),
		aBroadcast('premiere'),
	];
	const games = [
		game('elsewhere', '2026-11-20T18:30', {
			...sides('bahia', 'gremio'),
			broadcasts: onGlobo('SP'),
		}),
		game('here', '2026-11-20T19:00', { ...sides('gremio', 'bahia'), broadcasts: onGlobo('PE') }),
	];
	expect(slugs(find(games, { uf: 'PE' }).games)).toEqual(['here', 'elsewhere']);
	expect(slugs(find(games, { uf: 'SP' }).games)).toEqual(['elsewhere', 'here']);
});

test('of a team what runs comes first, and women and youth stand apart unless they are asked for', () => {
	const games = [
		game('tomorrow', '2026-11-21T16:00'),
		game('now', '2026-11-20T17:30'),
		game('women', '2026-11-20T20:00', { competitionId: 'feminino' }),
	];
	const found = find(games, { times: ['flamengo'] });
	expect([slugs(found.games), slugs(found.youth)]).toEqual([['now', 'tomorrow'], ['women']]);
	expect(slugs(find(games, { times: ['flamengo'], audience: { gender: 'f' } }).games)).toEqual([
		'women',
	]);
});

test('where a team has no game just so, the nearest that it has; where only a list is asked for, none', () => {
	const games = [game('tomorrow', '2026-11-21T16:00', { broadcasts: [aBroadcast('premiere')] })];
	const asked = { dia: TODAY, gratis: true, periodo: 'noite' } as const;
	expect(slugs(find(games, { times: ['flamengo'], ...asked }).games)).toEqual(['tomorrow']);
	expect(slugs(find(games, { campeonatos: ['brasileirao-a'], ...asked }).games)).toEqual([
		'tomorrow',
	]);
	expect(find(games, asked)).toEqual({ games: [], youth: [] });
	expect(find(games, { times: ['flamengo'], rest: 'xyz' }).games).toEqual([]);
	expect(find(games, { times: ['flamengo', 'bahia'] }).games).toEqual([]);
});

const someGame = fc.record({
	sides: fc.constantFrom(
		sides('flamengo', 'palmeiras'),
		sides('gremio', 'flamengo'),
		sides('bahia', 'gremio'),
	),
	competitionId: fc.constantFrom('brasileirao-a', 'serie-b', 'sub20'),
	hours: fc.integer({ min: -30, max: 60 }),
	channel: fc.constantFrom('globo', 'premiere', null),
	include: fc.constantFrom([], ['PE'] as const),
	status: fc.constantFrom('scheduled', 'scheduled', 'postponed', 'finished'),
});
const someQuestion = fc.record({
	campeonatos: fc.constantFrom([], ['serie-b']),
	canais: fc.constantFrom([], ['globo']),
	dia: fc.constantFrom(null, ...DAYS),
	ate: fc.constantFrom(null, DAYS[3] ?? null),
	uf: fc.constantFrom(null, 'PE', 'SP'),
	gratis: fc.boolean(),
	periodo: fc.constantFrom(null, ...PERIODS),
});

test('law: to look only at the games of what is named finds what looking at all of them finds', () => {
	fc.assert(
		fc.property(fc.array(someGame, { maxLength: 25 }), someQuestion, (drawn, asked) => {
			const games = drawn.map(({ sides: teams, hours, channel, include, ...over }, place) => {
				const broadcasts =
					channel === null
						? []
						: [aBroadcast(channel, { coverage: { include: [...include], exclude: [] } })];
				return aGame({
					id: `g${place}`,
					slug: `g${place}`,
					kickoffAt: NOW + hours * 3_600_000,
					broadcasts,
					...teams,
					...over,
				});
			});
			const searched = searchedGames(byDay(games), DAYS, names);
			const { campeonatos, canais, dia, ate, ...filters } = asked;
			const filter = {
				...NO_FILTER,
				...filters,
				campeonato: campeonatos[0] ?? null,
				canal: canais[0] ?? null,
			};
			const all = [...gamesThatPass(searched.list, filter)].flatMap((place) => {
				const [each, card] = [searched.games[place], searched.list.games[place]];
				if (each === undefined || card === undefined || isUnsure(searched.list, card, filter))
					return [];
				const isMeant =
					dia === null
						? !isBehind(each, NOW) && !isOff(each)
						: each.day >= dia && each.day <= (ate ?? dia);
				return isMeant ? [each.slug] : [];
			});
			const found = slugs(findGames(searched, { ...NOTHING_UNDERSTOOD, ...asked }, NOW).games);
			// A competition without such a game answers with its nearest one.
			if (campeonatos.length === 0 || all.length > 0)
				expect(found.toSorted()).toEqual(all.toSorted());
		}),
	);
});
