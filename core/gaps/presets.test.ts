import { expect, test } from 'vitest';
import { UFS } from '#core/football-pt/uf-names.ts';
import { keysOf } from '#core/kit/keys.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { presetCompetitions } from './presets.ts';

const { competitions } = shippedReference();

test('all of Brazil: every state and the cups of Brazilian clubs, no other league', () => {
	const brazil = presetCompetitions('brazil', competitions, null);
	expect(brazil).toEqual(
		expect.arrayContaining(['brasileirao-a', 'estadual-rr', 'libertadores', 'copinha']),
	);
	expect(brazil).not.toContain('ingles');
	expect(brazil).not.toContain('brasileirao-sub17');
});

test('my state: its own competitions, its regional cups and the national ones', () => {
	const ofBahia = presetCompetitions('state', competitions, 'BA');
	expect(ofBahia).toEqual(
		expect.arrayContaining(['estadual-ba', 'copa-do-nordeste', 'brasileirao-a', 'copa-do-brasil']),
	);
	expect(ofBahia).not.toContain('estadual-pe');
	for (const uf of keysOf(UFS))
		expect(presetCompetitions('state', competitions, uf)).toContain(`estadual-${uf.toLowerCase()}`);
});

test('Europe on Brazilian television names only competitions that the guide ships', () => {
	const europe = presetCompetitions('europe', competitions, null);
	expect(europe).toEqual(expect.arrayContaining(['champions', 'ingles', 'espanhol', 'portugues']));
	expect(europe).toHaveLength(25);
});
