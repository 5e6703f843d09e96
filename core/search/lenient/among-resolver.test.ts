import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createAmongResolver } from './among-resolver.ts';

const { teams, ambiguous } = shippedReference();
const CLUBS = [
	'CR Flamengo',
	'Botafogo FR',
	'CA Mineiro',
	'Manchester United FC',
	'Nottingham Forest FC',
	'Eintracht Frankfurt',
	'FC Koln',
	'Wolverhampton Wanderers FC',
	'FC Spartak Moskva',
	'VfL Bochum',
	'FC Carl Zeiss Jena',
	'Budapest Honvéd FC',
	'KF Vllaznia',
	'Barcelona Guayaquil',
	'FC Barcelona',
	'FC Barcelona B',
];
const among = createAmongResolver(CLUBS, teams);
const resolveAmong = (names: readonly string[], query: string, reference: typeof teams = []) =>
	createAmongResolver(names, reference).resolve(query);

test.each([
	['Flamengo RJ', 'CR Flamengo'],
	['CR Flamengo', 'CR Flamengo'],
	['Botafogo RJ', 'Botafogo FR'],
	['Atletico-MG', 'CA Mineiro'],
	['Man United', 'Manchester United FC'],
	["Nott'm Forest", 'Nottingham Forest FC'],
	['Ein Frankfurt', 'Eintracht Frankfurt'],
	['1. FC Köln', 'FC Koln'],
	['Wolves', 'Wolverhampton Wanderers FC'],
	['Spartak Moscow', 'FC Spartak Moskva'],
	['Verein für Leibesübungen Bochum 1848', 'VfL Bochum'],
	['CZ Jena', 'FC Carl Zeiss Jena'],
	['Honvéd', 'Budapest Honvéd FC'],
	['Vllaznia Shkodër', 'KF Vllaznia'],
	['Football Club Barcelona', 'FC Barcelona'],
	['Barcelona SC', 'Barcelona Guayaquil'],
])('%s finds the one it can only mean', (query, name) => {
	expect(among.resolve(query)).toMatchObject({ query, id: name, name });
});

test.each(['Man City', 'Barcelona', 'Eintracht', 'Spartak', 'United', 'FC', 'Bayern München', ''])(
	'%s finds none, or too many',
	(query) => {
		expect(among.resolve(query).id).toBeNull();
	},
);

test('a second team is not the first', () => {
	expect(among.resolve('Barcelona B').id).toBe('FC Barcelona B');
	expect(among.resolve('Flamengo B').id).toBeNull();
});

test('two that fit are no answer, in whatever order the list stands', () => {
	const list = ['Botafogo FR', 'Botafogo SP', 'Guarani FC'];
	for (const names of [list, [...list].reverse()]) {
		const { id, candidates } = resolveAmong(names, 'Botafogo');
		expect(id).toBeNull();
		expect(candidates.map((candidate) => candidate.id).sort()).toEqual([
			'Botafogo FR',
			'Botafogo SP',
		]);
	}
	expect(resolveAmong(list, 'Botafogo-SP').id).toBe('Botafogo SP');
});

test('the code of a scoreboard counts in a short list, unless another club begins alike', () => {
	expect(resolveAmong(['CR Flamengo', 'Fluminense FC'], 'FLA', teams).id).toBe('CR Flamengo');
	expect(resolveAmong(['SC Corinthians Paulista', 'Coritiba FBC'], 'COR', teams).id).toBeNull();
});

test('countries meet across languages', () => {
	const countries = [
		'Países Baixos',
		'Costa do Marfim',
		'Bósnia e Herzegovina',
		'Congo DR',
		'Coreia do Sul',
	];
	const nations = createAmongResolver(countries, teams);
	const asked = ['Netherlands', 'Ivory Coast', 'Bosnia & Herzegovina', 'DR Congo', 'South Korea'];
	expect(asked.map((name) => nations.resolve(name).id)).toEqual(countries);
});

test('of two names that only an accent tells apart each finds itself, and any other spelling asks', () => {
	const names = ['Guaraní', 'Guarani', 'Celta de Vigo'];
	expect(
		['Guaraní', 'Guarani', 'GUARANI'].map((name) => resolveAmong(names, name, teams).id),
	).toEqual(['Guaraní', 'Guarani', null]);
});

test('every canonical name finds itself, and the order of the list changes no answer', () => {
	const names = teams.map(({ name }) => name);
	fc.assert(
		fc.property(fc.shuffledSubarray(names, { minLength: 2, maxLength: 60 }), (list) => {
			const [forward, backward] = [
				createAmongResolver(list, teams),
				createAmongResolver([...list].reverse(), teams),
			];
			for (const name of list) expect(forward.resolve(name).id).toBe(name);
			for (const name of names.slice(0, 40))
				expect(forward.resolve(name).id).toBe(backward.resolve(name).id);
		}),
		{ numRuns: 15 },
	);
});

test('S5 shortened words, and words of its own among others, name a club of a list; a place alone does not', () => {
	const { resolve } = createAmongResolver([
		'Everton de Viña del Mar',
		'Port Vale FC',
		'Millonarios Bogotá',
		'Komlói Bányász SK',
		'BFC Siófok',
	]);
	expect(resolve('Evert. V.d.Mar').name).toBe('Everton de Viña del Mar');
	expect(resolve('Burslem Port Vale FC').name).toBe('Port Vale FC');
	expect(resolve('Azul y Blanco Millonarios Fútbol Club').name).toBe('Millonarios Bogotá');
	expect(resolve('Siófoki Bányász').name).toBeNull();
});

test('what the guide reads as one club of the country of the list meets, and what it knows apart does not', () => {
	const names = ['Nacional de Montevideo', 'CA Peñarol', 'Racing Montevideo', 'Danubio FC'];
	const queries = ['Club Nacional', 'Racing Club', 'Nacional de Potosí'];
	const { resolve } = createTeamResolver(teams, ambiguous('team'));
	const countries = new Set<string | null>();
	const uruguay = createAmongResolver(names, teams, (name, country) => {
		countries.add(country);
		return resolve(name, { country }).id;
	});
	expect(queries.map((name) => uruguay.resolve(name).id)).toEqual([
		'Nacional de Montevideo',
		'Racing Montevideo',
		null,
	]);
	expect(countries).toEqual(new Set(['URU']));
	const alone = createAmongResolver(names, teams);
	expect(alone.resolve('Club Nacional').id).toBeNull();
});
