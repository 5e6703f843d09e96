import fc from 'fast-check';
import { expect, test } from 'vitest';
import { venueNames } from '#core/games/known-venues.ts';
import { createResolver } from '#core/search/resolver.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { aTeam } from '#tests/support/factories.ts';
import { suggestSubjects } from './suggest-subjects.ts';
import { splitTitle, wordsOfVenues } from './venue-words.ts';

const CLUBS = [
	'Corinthians',
	'Palmeiras',
	'Flamengo',
	'Santa Cruz',
	'Independência',
	'Serra',
	'Cianorte',
	'Botafogo',
];
const teams = createTeamResolver(
	CLUBS.map((name) => aTeam(name, { name, shortName: name })),
	[],
);
const competitions = createResolver(
	[{ id: 'brasileirao-a', name: 'Brasileirão', aliases: [] }],
	[],
);

function clubsOf(title: string, ...venues: string[]): string[] {
	return suggestSubjects(title, 0, { teams, competitions, games: [], venues: venueNames(venues) })
		.teamIds;
}

test('a club’s name behind the word for a venue is the venue', () => {
	expect(clubsOf('Flamengo vence na Arena Corinthians')).toEqual(['Flamengo']);
	expect(clubsOf('No Estádio Santa Cruz, Botafogo recebe o Palmeiras')).toEqual([
		'Botafogo',
		'Palmeiras',
	]);
	expect(clubsOf('Jogo no estádio do Palmeiras tem portões fechados')).toEqual([]);
	expect(clubsOf('ARENA CORINTHIANS TERÁ SHOW')).toEqual([]);
	expect(clubsOf('Palmeiras marca jogo para a Arena Barueri')).toEqual(['Palmeiras']);
	expect(clubsOf('Estádio Olímpico Albino Turbay Cianorte: ingressos à venda')).toEqual([]);
});

test('a club’s name before “Arena” is the venue, what follows the venue is not', () => {
	expect(clubsOf('Na Corinthians Arena, Palmeiras empata')).toEqual(['Palmeiras']);
	expect(clubsOf('Allianz Parque: Palmeiras x Flamengo')).toEqual(['Palmeiras', 'Flamengo']);
	expect(clubsOf('Palmeiras e Flamengo: Arena lotada')).toEqual(['Palmeiras', 'Flamengo']);
});

test('the club that is named beside its venue is suggested', () => {
	expect(clubsOf('Corinthians perde na Arena Corinthians')).toEqual(['Corinthians']);
	expect(clubsOf('Flamengo no Maracanã, Corinthians no Morumbi')).toEqual([
		'Flamengo',
		'Corinthians',
	]);
});

test('known venues: everybody’s, and those of our games, whose name may be that of a club where something happens', () => {
	expect(clubsOf('Goiás lota o Serra Dourada')).toEqual([]);
	expect(clubsOf('Serra vence na Vila Belmiro')).toEqual(['Serra']);
	expect(clubsOf('Flamengo joga no Independência')).toEqual(['Flamengo']);
	expect(clubsOf('Independência joga contra o Flamengo')).toEqual(['Independência', 'Flamengo']);
	expect(clubsOf('Botafogo vence no Santa Cruz')).toEqual(['Botafogo', 'Santa Cruz']);
	expect(clubsOf('Botafogo vence no Santa Cruz', 'Santa Cruz, Ribeirão Preto (SP)')).toEqual([
		'Botafogo',
	]);
	expect(clubsOf('Jogo será no Cianorte Clube', 'Cianorte Clube')).toEqual([]);
});

test('law: signs and words stay in order, and a title without a venue marks nothing', () => {
	const word = fc.constantFrom(
		'Flamengo',
		'vence',
		'o',
		'Palmeiras',
		'e',
		'lidera',
		'x',
		'2',
		'em',
		'casa',
	);
	fc.assert(
		fc.property(
			fc.array(fc.tuple(word, fc.constantFrom(' ', ', ', ': ', ' (', ') ')), { maxLength: 12 }),
			(parts) => {
				const split = splitTitle(parts.flat().join(''));
				expect(split.map(({ text }) => text)).toEqual(parts.map(([text]) => text));
				expect(split.map(({ joined }) => joined).slice(1)).toEqual(
					parts.slice(0, -1).map(([, sign]) => sign === ' '),
				);
				expect(wordsOfVenues(split, venueNames([]), () => true)).toEqual(split.map(() => false));
			},
		),
	);
});
