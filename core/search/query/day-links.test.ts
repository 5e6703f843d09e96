import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGames } from '#core/games/copy/games.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import { parseFilter } from '#core/games/filter/day-filter.ts';
import { applyFilter } from '#core/games/filter/filter-day.ts';
import { isOff } from '#core/games/game-rules.ts';
import { addDays } from '#core/site/dates.ts';
import { aBroadcast, aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import { dayLinks } from './day-links.ts';
import { searchedGames } from './searched-games.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from './understanding.ts';

const names = someNames();
const TOMORROW = addDays(TODAY, 1);
const GAMES = [
	aGame({
		id: 'a',
		slug: 'a',
		broadcasts: [aBroadcast('globo', { coverage: { include: ['PE'], exclude: [] } })],
	}),
	aGame({ id: 'b', slug: 'b', broadcasts: [aBroadcast('premiere')] }),
	aGame({ id: 'c', slug: 'c', status: 'postponed', broadcasts: [aBroadcast('globo')] }),
	aGame({
		id: 'd',
		slug: 'd',
		kickoffAt: at('2026-11-21T16:00'),
		competitionId: 'serie-b',
		broadcasts: [aBroadcast('globo')],
	}),
];
const searched = searchedGames(GAMES, [TODAY, TOMORROW], names);
const ask = (asked: Partial<Understanding>) =>
	dayLinks({ ...NOTHING_UNDERSTOOD, ...asked }, { searched, names, today: TODAY });
const linksOf = (asked: Partial<Understanding>) =>
	ask(asked).map(({ name, detail, url }) => [name, detail, url]);

test('a query without a day asks of today; one of a state is offered what is free there first', () => {
	expect(linksOf({ gratis: true })).toEqual([
		['De graça hoje', '1 jogo', `/jogos/${TODAY}?gratis=1`],
	]);
	expect(linksOf({ uf: 'PE', dia: TODAY })).toEqual([
		['De graça em Pernambuco hoje', '1 jogo', `/jogos/${TODAY}?gratis=1&uf=pe`],
		['Jogos em Pernambuco hoje', '2 jogos', `/jogos/${TODAY}?uf=pe`],
	]);
});

test('a span has a link for each of its first days, and a day that is not at hand no number', () => {
	expect(linksOf({ dia: TOMORROW, ate: addDays(TODAY, 2), campeonatos: ['serie-b'] })).toEqual([
		['Série B amanhã', '1 jogo', `/jogos/${TOMORROW}?campeonato=serie-b`],
		['Série B dom 22/11', '', `/jogos/${addDays(TODAY, 2)}?campeonato=serie-b`],
	]);
});

test('where a day has no such game, the next one that has is offered too', () => {
	expect(linksOf({ campeonatos: ['serie-b'] })).toEqual([
		['Série B hoje', 'nenhum jogo', `/jogos/${TODAY}?campeonato=serie-b`],
		['Série B amanhã', '1 jogo', `/jogos/${TOMORROW}?campeonato=serie-b`],
	]);
});

test('no link where none would hold what was asked: words not understood, women and youth, a team alone', () => {
	expect(ask({ dia: TODAY, rest: 'xyz' })).toEqual([]);
	expect(ask({ dia: TODAY, audience: { gender: 'f' } })).toEqual([]);
	expect(ask({ times: ['flamengo'], dia: TODAY })).toEqual([]);
	expect(linksOf({ times: ['flamengo'], uf: 'PE' }).map(([name]) => name)).toEqual([
		'De graça em Pernambuco hoje',
	]);
});

test('law: the number of a link is what the page of its day counts under the filters of its address', () => {
	const question = fc.record({
		dia: fc.constantFrom(TODAY, TOMORROW),
		uf: fc.constantFrom(null, 'PE', 'SP'),
		gratis: fc.boolean(),
		canais: fc.constantFrom([], ['globo'], ['premiere']),
		campeonatos: fc.constantFrom([], ['serie-b']),
	});
	fc.assert(
		fc.property(question, (asked) => {
			for (const { url, detail } of ask(asked)) {
				const { pathname, searchParams } = new URL(url, 'https://guia.example');
				const day = pathname.slice('/jogos/'.length);
				const games = GAMES.filter((game) => game.day === day);
				const { view } = buildDay({ day, now: NOW, games, names, movedFrom: new Map() });
				const { kept, unsure } = applyFilter(view, parseFilter(searchParams).filter);
				const sure = [...kept].filter(
					(place) => !unsure.has(place) && !isOff(view.games[place] ?? {}),
				);
				expect([url, detail]).toEqual([url, countGames(sure.length)]);
			}
		}),
	);
});
