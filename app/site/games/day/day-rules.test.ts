import { expect, test } from 'vitest';
import { anchorOf, dayPath, hourInRow, sidesOf } from '#app/site/games/day-words.ts';
import type { DayView, GameCard } from '#core/games/day/day-view.ts';
import { packDay, unpackDay } from '#core/games/day/packed-day.ts';
import { filterGames } from './filter-games.ts';
import { competitionSection, searchedDay } from './shown-day.ts';

const KICKOFF = Date.parse('2026-11-20T23:00:00Z');

function game(slug: string, card: Partial<GameCard>): GameCard {
	return {
		slug,
		home: 0,
		away: 1,
		competition: 0,
		broadcasts: [],
		answer: { country: { kind: 'open', words: '' } },
		kickoffAt: KICKOFF,
		...card,
	};
}

const view: DayView = {
	day: '2026-11-20',
	today: '2026-11-20',
	total: 4,
	updatedAt: KICKOFF,
	teams: [
		{ id: 'gremio', name: 'Grêmio', disc: 'tri#0d80bf#141414#ffffff', keys: 'gremio tricolor' },
		{ id: 'nautico', name: 'Náutico', disc: null, keys: 'nautico timbu' },
	],
	competitions: [
		{ id: 'a', name: 'Série A', priority: 1, keys: 'serie a brasileirao' },
		{ id: 'b', name: 'Série B', priority: 2, keys: 'serie b segundona' },
	],
	channels: [
		{ id: 'globo', name: 'Globo', group: 'aberta', free: true, mark: 'azul G' },
		{ id: 'premiere', name: 'Premiere', group: 'assinatura', free: false, mark: 'mata P' },
	],
	games: [
		game('played', { broadcasts: [{ channel: 0, state: 'confirmed' }] }),
		game('free', {
			competition: 1,
			broadcasts: [
				{ channel: 1, state: 'confirmed' },
				{ channel: 0, state: 'confirmed' },
			],
			movedFrom: '19h',
		}),
		game('usual', { broadcasts: [{ channel: 0, state: 'usual' }] }),
		game('open', { away: 'Vencedor da semifinal 1', kickoffAt: undefined, day: '2026-11-20' }),
	],
	sections: [
		{ kind: 'hour', label: '20h', games: [1, 2] },
		{ kind: 'undefined', label: '', games: [3] },
		{ kind: 'over', label: '', games: [0] },
	],
	ranked: [1, 2, 3, 0],
};

test('S2.03 the list is filtered by team, nickname and competition, without accents', () => {
	const found = (term: string) => [...(filterGames(view, term) ?? ['all'])];
	expect(found('')).toEqual(['all']);
	expect(found('grêmio')).toEqual([0, 1, 2, 3]);
	expect(found('timbu')).toEqual([0, 1, 2]);
	expect(found('Segundona')).toEqual([1]);
	expect(found('semifinal')).toEqual([3]);
	expect(found('xyz')).toEqual([]);
});

test('an hour is written in the row only where the heading does not say it', () => {
	const [played] = view.games;
	expect(played && hourInRow(played, 'hour', view)).toBeNull();
	expect(played && hourInRow(played, 'over', view)).toBe('20h');
});

test('a side without an entry keeps its text', () => {
	const sideOf = sidesOf(view);
	expect(sideOf(0)).toMatchObject({ name: 'Grêmio', disc: 'tri#0d80bf#141414#ffffff' });
	expect(sideOf('Vencedor da semifinal 1')).toMatchObject({
		name: 'Vencedor da semifinal 1',
		disc: null,
	});
	expect(sideOf('').name).toBe('A definir');
});

test('today and tomorrow have their own addresses, other days their permanent ones', () => {
	expect(dayPath('2026-11-20', '2026-11-20')).toBe('/jogos-de-hoje');
	expect(dayPath('2026-11-21', '2026-11-20')).toBe('/jogos-de-amanha');
	expect(dayPath('2026-11-19', '2026-11-20')).toBe('/jogos/2026-11-19');
});

test('each section has a place in the address', () => {
	expect(view.sections.map(anchorOf)).toEqual(['hora-20h', 'hora-a-definir', 'ja-jogados']);
	expect(searchedDay(view, '').sections.map(({ anchor }) => anchor)).toEqual([
		'destaques',
		'sem-canal',
		'ja-jogados',
	]);
});

test('a packed day comes back as it was', () => {
	expect(unpackDay({ json: packDay(view).json })).toEqual(JSON.parse(JSON.stringify(view)));
});

test('what games without an announced channel have in common is said once, under their heading', () => {
	const said = {
		line: 'direitos: ESPN',
		text: 'Direitos da competição: ESPN; nem todo jogo passa lá',
	};
	const held = { ...view, competitions: view.competitions.map((card) => ({ ...card, said })) };
	expect(competitionSection(held, { competition: 0, games: [0, 1] })).toMatchObject({
		said,
		games: [0, 1],
	});
	const announced = view.games.map((game) => ({
		...game,
		answer: { country: { kind: 'confirmed' as const, channel: 0, words: 'pago' } },
	}));
	expect(
		competitionSection({ ...held, games: announced }, { competition: 0, games: [0] }),
	).not.toHaveProperty('said');
});
