import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameText, gameMatcher } from './game-matcher.ts';
import { normalize } from './normalize.ts';
import { searchText } from './search-text.ts';

const flamengo = searchText(['Flamengo', 'FLA', 'Clube de Regatas do Flamengo', 'Mengão']);
const palmeiras = searchText(['Palmeiras', 'Sociedade Esportiva Palmeiras', 'Verdão']);
const bragantino = searchText(['Red Bull Bragantino', 'Bragantino', 'RB Bragantino']);
const serieA = searchText([
	'Campeonato Brasileiro Série A',
	'Brasileirão Série A',
	'Série A',
	'Brasileirão',
]);
const serieB = searchText(['Campeonato Brasileiro Série B', 'Série B', 'Segundona']);
const femininoA1 = searchText([
	'Campeonato Brasileiro Feminino Série A1',
	'Brasileirão Feminino A1',
]);
const copa = searchText(['Copa do Brasil']);

function game(sides: string[], competition: string, ...channels: string[]): GameText {
	return { sides, competition, channels: channels.map(normalize) };
}
const GAMES: Record<string, GameText> = {
	flaPal: game([flamengo, palmeiras], serieA, 'Globo', 'Premiere'),
	bahiaNautico: game(['bahia', 'nautico'], serieB, 'ESPN 2', 'TV Brasil'),
	women: game([bragantino, palmeiras], femininoA1, 'TV Brasil'),
	cup: game([flamengo, bragantino], copa, 'Prime Video'),
};
function found(term: string, options?: { forgiving: boolean }): string[] {
	const isFound = gameMatcher(term, options);
	return Object.keys(GAMES).filter((name) => isFound(GAMES[name] as GameText));
}

test('S2.03 words begin words of the names, in any order, without accents', () => {
	expect(found('mengao')).toEqual(['flaPal', 'cup']);
	expect(found('VERDÃO')).toEqual(['flaPal', 'women']);
	expect(found('brasil fla')).toEqual(['flaPal', 'cup']);
	expect(found('aulo')).toEqual([]);
	expect(found('')).toEqual(Object.keys(GAMES));
});

test('S2.03 a single letter goes with the word before it: a series is not every name with that letter', () => {
	expect(found('série b')).toEqual(['bahiaNautico']);
	expect(found('Serie A')).toEqual(['flaPal']);
	expect(found('série a1')).toEqual(['women']);
	expect(found('flamengo série a')).toEqual(['flaPal']);
	expect(found('copa b')).toEqual(['cup']);
	expect(found('série d')).toEqual([]);
});

test('S2.03 a pair is found at every letter on the way', () => {
	for (const term of [
		'fla p',
		'fla x',
		'fla x p',
		'fla vs pal',
		'flamengo x palmeiras',
		'palmeiras fla',
	]) {
		expect([term, found(term)]).toEqual([term, expect.arrayContaining(['flaPal'])]);
	}
	expect(found('fla x palmeiras')).toEqual(['flaPal']);
	expect(found('fla b')).toEqual(['flaPal', 'cup']);
});

test('S2.03 a channel is meant by the whole words that its name begins with', () => {
	expect(found('premiere')).toEqual(['flaPal']);
	expect(found('premier')).toEqual([]);
	expect(found('espn')).toEqual(['bahiaNautico']);
	expect(found('tv brasil')).toEqual(['bahiaNautico', 'women']);
	expect(found('prime fla')).toEqual(['cup']);
	expect(found('globo bahia')).toEqual([]);
});

test('one typing error is forgiven on demand, in words of four letters or more', () => {
	expect(found('flamwngo')).toEqual([]);
	expect(found('flamwngo', { forgiving: true })).toEqual(['flaPal', 'cup']);
	expect(found('bhia', { forgiving: true })).toEqual(['bahiaNautico']);
	expect(found('xyz', { forgiving: true })).toEqual([]);
});

test('law: a name finds its game, however it is written and whatever of its words begins, and any text has an answer', () => {
	const names = fc
		.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
		.filter((name) => normalize(name) !== '');
	fc.assert(
		fc.property(fc.array(names, { minLength: 1, maxLength: 4 }), fc.nat(), (all, pick) => {
			const name = all[pick % all.length] ?? '';
			return gameMatcher(name)({ sides: [searchText(all), ''], competition: '', channels: [] });
		}),
	);
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (term) =>
			Array.isArray(found(term)),
		),
	);
});

test('the search text holds each word once, and with a single letter the word before it', () => {
	expect(searchText(['Atlético-MG', 'Atlético Mineiro', ''])).toBe('atletico mg mineiro');
	expect(searchText(['Brasileirão Série B', 'Brasileirão B', 'Série B', 'Segundona'])).toBe(
		'brasileirao serie b brasileirao b segundona',
	);
});
