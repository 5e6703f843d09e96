import { expect, test } from 'vitest';
import teams from '#content/reference/teams.json' with { type: 'json' };
import { SERIE_A, SERIE_B, SERIE_C } from '#core/demo/reference/brazil-clubs.ts';
import { findVenue, homeGround } from './find-venue.ts';
import { BRAZIL_VENUES } from './reference/brazil-venues.ts';

test('a ground is found by what sources call it, with its town behind it or not', () => {
	for (const [text, city] of [
		['Maracanã', 'Rio de Janeiro'],
		['Estádio do Maracanã', 'Rio de Janeiro'],
		['Estadio do Maracana, Rio De Janeiro', 'Rio de Janeiro'],
		['Estádio Jornalista Mário Filho (Maracanã)', 'Rio de Janeiro'],
		['Estádio Municipal Cícero de Souza Marques', 'Bragança Paulista'],
		['Arena do Grêmio - Porto Alegre/RS', 'Porto Alegre'],
		['Castelão, Fortaleza', 'Fortaleza'],
		['Castelão (MA)', 'São Luís'],
	])
		expect(findVenue(text ?? '')?.city, text).toBe(city);
});

test('a name that two grounds bear, or with another town behind it, means none', () => {
	for (const text of [
		'Castelão',
		'Serrinha, Santa Maria da Feira',
		'Centenario',
		'Grêmio',
		'Santa Cruz',
		'Estádio',
		'',
	])
		expect(findVenue(text), text).toBeNull();
});

test('law: each ground is found by each of its names beside its town', () => {
	for (const venue of BRAZIL_VENUES)
		for (const name of [venue.name, ...venue.others])
			expect(findVenue(`${name}, ${venue.city}`), name).toBe(venue);
});

test('the clubs of the Série A to C of 2026 have a ground in their own state, all but one that is not known', () => {
	const clubs = [...SERIE_A, ...SERIE_B, ...SERIE_C];
	const states = new Map(teams.map(({ id, state }) => [id, state]));
	const grounds = BRAZIL_VENUES.flatMap(({ teamIds, state }) =>
		teamIds.map((id) => [id, state] as const),
	);
	for (const [id, state] of grounds) expect([id, state]).toEqual([id, states.get(id)]);
	const known = new Set(grounds.map(([id]) => id));
	expect(clubs.filter((id) => !known.has(id))).toEqual(['floresta']);
	expect(homeGround('palmeiras')?.name).toBe('Allianz Parque');
	expect(homeGround('floresta')).toBeNull();
});
