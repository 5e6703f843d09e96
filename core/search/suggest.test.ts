import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aChannel, aCompetition, aGame, aTeam, at } from '#tests/support/factories.ts';
import { createSuggest, MOST_SUGGESTIONS, type SuggestSources } from './suggest.ts';
import type { Suggestion } from './suggestion.ts';

const teams = [
	aTeam('atletico-mg', { name: 'Atlético Mineiro', shortName: 'Atlético-MG', nicknames: ['Galo'], state: 'MG' }),
	aTeam('atletico-go', { name: 'Atlético Goianiense', shortName: 'Atlético-GO', state: 'GO' }),
	aTeam('atletico-de-madrid', { name: 'Atlético de Madrid', country: 'ESP' }),
	aTeam('flamengo', { nicknames: ['Mengão'] }),
	aTeam('palmeiras', { nicknames: ['Verdão'] }),
	aTeam('gremio', { name: 'Grêmio' }),
];
const games = [
	aGame({ slug: 'fla-pal', kickoffAt: at('2026-11-21T16:00') }),
	aGame({ slug: 'gre-fla', home: { teamId: 'gremio', label: null }, away: { teamId: 'flamengo', label: null } }),
	aGame({ slug: 'galo', home: { teamId: 'atletico-mg', label: null }, away: { teamId: null, label: 'Vencedor da semifinal' } }),
];
const suggest = createSuggest({
	teams,
	competitions: [aCompetition('brasileirao-a', { name: 'Brasileirão Série A' }), aCompetition('serie-b', { name: 'Brasileirão Série B' })],
	channels: [aChannel('premiere', { name: 'Premiere' }), aChannel('globo', { name: 'Globo', group: 'aberta', free: true })],
	ambiguous: { team: [{ alias: 'Atlético', candidates: ['atletico-mg', 'atletico-go', 'nao-existe'] }], competition: [], channel: [] },
	games,
});

const NOTHING: SuggestSources = {
	teams: [],
	competitions: [],
	channels: [],
	ambiguous: { team: [], competition: [], channel: [] },
	games: [],
};
const short = (suggestion: Suggestion) => (suggestion.kind === 'game' ? suggestion.slug : suggestion.id);
const ask = (term: string) => suggest(term).map(short);

test('S2.01 names, nicknames and beginnings are found, without accents and in any case', () => {
	expect(ask('GRÊMIO')).toEqual(['gremio', 'gre-fla']);
	expect(ask('gremio')).toEqual(ask('Grêmio'));
	expect(ask('verdao')).toEqual(['palmeiras', 'fla-pal']);
	expect(ask('glob')).toEqual(['globo']);
	expect(suggest('globo')).toEqual([{ kind: 'channel', id: 'globo', name: 'Globo', group: 'aberta', free: true }]);
});

test('one typing error is forgiven, for the games too', () => {
	expect(ask('flamwngo')).toEqual(['flamengo', 'fla-pal', 'gre-fla']);
});

test('a guess is only made where nothing is found as written', () => {
	const close = createSuggest({ ...NOTHING, teams: [aTeam('flamengo'), aTeam('flamenco')] });
	expect(close('flamengo').map(short)).toEqual(['flamengo']);
	expect(close('flamengp').map(short)).toEqual(['flamengo']);
	expect(close('flamento').map(short)).toEqual(['flamenco', 'flamengo']);
});

test('competitions of the same name are told apart by their place', () => {
	const both = createSuggest({
		...NOTHING,
		competitions: [aCompetition('serie-a'), aCompetition('serie-a-ita', { name: 'serie-a', country: 'ITA' })],
	});
	expect(both('serie a')).toMatchObject([
		{ id: 'serie-a', country: 'BR', state: null },
		{ id: 'serie-a-ita', country: 'ITA' },
	]);
});

test('an ambiguous name shows all that it may mean', () => {
	expect(ask('atlético').slice(0, 3)).toEqual(['atletico-mg', 'atletico-go', 'atletico-de-madrid']);
});

test('a pair finds its game, and a side still to be defined by its words', () => {
	expect(suggest('fla x pal')).toEqual([
		{
			kind: 'game',
			slug: 'fla-pal',
			home: 'Flamengo',
			away: 'Palmeiras',
			competition: 'brasileirao-a',
			day: '2026-11-21',
			kickoffAt: at('2026-11-21T16:00'),
		},
	]);
	expect(ask('vencedor semifinal')).toEqual(['galo']);
});

test('S2.01 a series is not every competition with its letter', () => {
	expect(ask('série b')).toEqual(['serie-b']);
	expect(ask('brasileirao s')).toEqual(['brasileirao-a', 'serie-b', 'fla-pal', 'gre-fla', 'galo']);
});

test('a competition comes with its games', () => {
	expect(ask('brasileirao')).toEqual(['brasileirao-a', 'serie-b', 'fla-pal', 'gre-fla', 'galo']);
});

test('law: any text at all gives at most eight different suggestions, the same each time', () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('', '   ', '%', "' or 1=1 --", 'a'.repeat(5000))),
			(term) => {
				const found = ask(term);
				expect(found.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
				expect(new Set(found).size).toBe(found.length);
				expect(ask(term)).toEqual(found);
			},
		),
	);
	expect(ask('')).toEqual([]);
	expect(ask('…!?')).toEqual([]);
});
