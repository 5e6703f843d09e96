import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameSuggestion, Linked } from '#core/search/suggestion.ts';
import {
	MOST_GAMES,
	MOST_SUGGESTIONS,
	type SearchLink,
	type SearchResult,
	suggestionsOf,
} from './result.ts';
import { NOTHING_UNDERSTOOD } from './understanding.ts';

const link = (kind: SearchLink['kind'], id: string): SearchLink => ({
	kind,
	id,
	name: id,
	detail: '',
	url: `/${kind}/${id}`,
});
const game = (id: string): Linked<GameSuggestion> => ({
	...{
		kind: 'game',
		id,
		home: 'A',
		away: 'B',
		competition: 'C',
		day: '2026-11-22',
		kickoffAt: null,
		url: `/g/${id}`,
	},
	...{
		resposta: '',
		told: { when: '', headline: '', access: null, line: '' },
		look: 'plain',
		mark: '',
		discs: [null, null],
	},
});
const links = (kind: SearchLink['kind'], count: number) =>
	Array.from({ length: count }, (_, at) => link(kind, `${kind}${at}`));
const games = (count: number) => Array.from({ length: count }, (_, at) => game(`game${at}`));

function result(over: Partial<SearchResult>): SearchResult {
	const none = {
		games: [],
		youth: [],
		fold: null,
		named: [],
		days: [],
		pages: [],
		articles: [],
		words: [],
	};
	return {
		query: 'x',
		understanding: NOTHING_UNDERSTOOD,
		...none,
		isNameAlone: false,
		isApart: false,
		...over,
	};
}
const kinds = (over: Partial<SearchResult>) => suggestionsOf(result(over)).map(({ kind }) => kind);
const ofTeam = { ...NOTHING_UNDERSTOOD, times: ['flamengo'] };
const all = {
	games: games(2),
	fold: link('page', 'fold'),
	named: links('team', 2),
	days: links('filter', 1),
	articles: links('article', 1),
};

test('a name alone leads to its page, then to its games', () => {
	expect(kinds({ ...all, understanding: ofTeam, isNameAlone: true })).toEqual([
		...['team', 'game', 'game', 'team', 'page', 'filter', 'article'],
	]);
});

test('a name with anything more is a question: the answer of a game comes first', () => {
	expect(kinds({ ...all, understanding: ofTeam })).toEqual([
		'game',
		'game',
		'team',
		'team',
		'page',
		'filter',
		'article',
	]);
});

test('a query without a name asks for a list of a day', () => {
	expect(kinds({ ...all, pages: links('page', 1), fold: null })).toEqual([
		'page',
		'filter',
		'game',
		'game',
		'team',
		'team',
		'article',
	]);
});

test('two teams that never met lead to themselves before games with others', () => {
	const understanding = { ...NOTHING_UNDERSTOOD, times: ['flamengo', 'real-madrid'] };
	expect(kinds({ understanding, games: games(2), named: links('team', 2), isApart: true })).toEqual(
		['team', 'team', 'game', 'game'],
	);
});

test('law: few suggestions, few games among them, none twice, and something wherever anything was found', () => {
	const few = fc.nat({ max: 12 });
	fc.assert(
		fc.property(
			fc.tuple(few, few, few, few),
			fc.boolean(),
			fc.boolean(),
			([g, n, d, a], isNameAlone, isApart) => {
				const found = {
					games: games(g),
					named: links('team', n),
					days: links('filter', d),
					articles: links('article', a),
				};
				const shown = suggestionsOf(result({ ...found, isNameAlone, isApart }));
				expect(shown.length).toBe(Math.min(MOST_SUGGESTIONS, Math.min(g, MOST_GAMES) + n + d + a));
				expect(new Set(shown.map(({ url }) => url)).size).toBe(shown.length);
				expect(shown.filter(({ kind }) => kind === 'game').length).toBeLessThanOrEqual(MOST_GAMES);
			},
		),
	);
});
