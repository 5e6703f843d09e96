import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createTeamResolver } from './team-resolver.ts';

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
])('S5 a spelling that is no alias, %s: %s', (_why, name, id) => {
	const found = resolver.resolve(name);
	expect(found.id).toBe(id);
	expect(found.confidence).toBeLessThan(0.9);
});

test.each(['Grêmio São Luiz', 'Nova Santos', 'Unidos do Palmeiras', 'Botafogo', 'Real Santa Cruz', 'Flamengo B', 'E. C.', 'FC Portugal'])(
	'S5 %s is not recognised by likeness',
	(name) => {
		expect(resolver.resolve(name).id).toBeNull();
	},
);

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
