import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';

const { teams, competitions, ambiguous } = shippedReference();
const resolver = createTeamResolver(teams, ambiguous('team'), competitions);

test.each([
	['words cut with a point', 'Indep. Rivadavia', 'independiente-rivadavia'],
	['words cut with a point', 'Olymp. Lyon', 'lyon'],
	['the home town behind the name', 'Cruzeiro Belo Horizonte', 'cruzeiro'],
	['the home town in another language', 'Ferencváros Budapest', 'ferencvaros'],
	['the full name', 'Asociación Atlética Argentinos Juniors', 'argentinos-juniors'],
	['the full name', 'Club Atlético Rosario Central', 'rosario-central'],
	['letters spelled out', 'Verein für Leibesübungen Wolfsburg', 'wolfsburg'],
	['the home state behind the name', 'Vila Nova de Goiás', 'vila-nova'],
	['letters before the name', 'R. Antwerp FC', 'antwerp'],
	['letters of links', 'GyE La Plata', 'gimnasia-la-plata'],
	['its country behind it', 'Danubio de Uruguay', 'danubio'],
	['the initial of its place behind it', 'SE Palmeiras S', 'palmeiras'],
	['a word cut without a point', 'Eint Frankfurt', 'eintracht-frankfurt'],
])('S5 a spelling that is no alias, %s: %s', (_why, name, id) => {
	const found = resolver.resolve(name);
	expect(found.id).toBe(id);
	expect(found.confidence).toBeLessThan(0.9);
});

test.each([
	'Grêmio São Luiz',
	'Nova Santos',
	'Unidos do Palmeiras',
	'Botafogo',
	'Real Santa Cruz',
	'Flamengo B',
	'E. C.',
	'FC Portugal',
])('S5 %s is not recognised by likeness', (name) => {
	expect(resolver.resolve(name).id).toBeNull();
});

test('S5 what is like the names of several is a question', () => {
	expect(resolver.resolve('Dep. Santa').id).toBeNull();
	expect(resolver.knows('Indep. Rivadavia')).toBe(false);
});

test('S5 initials and words that say what a club is are no part of its name', () => {
	expect(resolver.resolve('Accrington F.C.').id).toBe('accrington');
	expect(resolver.resolve('Fenerbahçe Sports Club').id).toBe('fenerbahce');
	expect(resolver.resolve('Real CD Espanyol').id).toBe('espanyol');
});

test('S5 where the country is known, a club of another one gives way to its namesake there', () => {
	expect(resolver.resolve('Arsenal FC').id).toBe('arsenal');
	expect(resolver.resolve('Arsenal FC', { country: 'ARG' }).id).toBe('arsenal-de-sarandi');
	expect(resolver.resolve('Arsenal FC', { country: 'ENG' }).id).toBe('arsenal');
	expect(resolver.resolve('Arsenal FC', { country: 'CONMEBOL' }).id).toBe('arsenal');
});

test('S5 letters of nobody before a town where several are at home, or before a shared name, tell nothing', () => {
	expect(resolver.resolve('CNC Recife').id).toBeNull();
	expect(resolver.resolve('CAX Liverpool').id).toBeNull();
	expect(resolver.resolve('B 1913').id).toBeNull();
	expect(resolver.resolve('Palmeiras C').id).toBeNull();
});

test('S5 with a country the answer is never a club of another, but for those that play in the leagues of a neighbour', () => {
	expect(resolver.resolve('Velež', { country: 'BIH' }).id).toBeNull();
	expect(resolver.resolve('Olympiakos', { country: 'CYP' }).id).toBeNull();
	expect(resolver.resolve('Toronto FC', { country: 'CAN' }).id).toBe('toronto');
});

test('S5 initials with points and what a club is at the other end are the same name, unless another club may be meant', () => {
	expect(resolver.resolve('Tigre C.A.').id).toBe('tigre');
	expect(resolver.resolve('Boavista F.C.').id).toBe('boavista-por');
	expect(resolver.resolve('Santa Cruz FC').id).toBeNull();
});

test('law: with a country given, no club of another country is the answer', () => {
	const countries = [...new Set(teams.map(({ country }) => country))].filter(
		(code) => !['CAN', 'WAL', 'MON', 'AND', 'LIE', 'SMR', 'NZL', 'AUS'].includes(code),
	);
	const clubs = teams.filter(({ type }) => type !== 'selecao');
	fc.assert(
		fc.property(
			fc.constantFrom(...clubs),
			fc.constantFrom(...countries),
			fc.boolean(),
			({ name, aliases }, country, assumes) => {
				for (const text of [name, ...aliases]) {
					const { id } = resolver.resolve(text, { country, assumes });
					const found = teams.find((team) => team.id === id);
					if (found && found.type !== 'selecao') expect(found.country, text).toBe(country);
				}
			},
		),
		{ numRuns: 200 },
	);
});
