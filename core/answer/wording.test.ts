import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import {
	lookOf,
	type Wording,
	type WordingStates,
	wordingAttribute,
	wordingIn,
} from './wording.ts';

const saying = (...texts: string[]): Wording => ({ look: 'plain', mark: '', texts });

test('a state hears its own words with its code in them, every other one and the country the same', () => {
	const states: WordingStates = {
		country: saying('em 2 estados'),
		states: [{ ufs: 'PE AL', wording: saying('em {UF}', '{UF} ✓') }],
	};
	expect(wordingIn(states, 'PE').texts).toEqual(['em PE', 'PE ✓']);
	expect(wordingIn(states, 'AL').texts).toEqual(['em AL', 'AL ✓']);
	expect([wordingIn(states, 'SP'), wordingIn(states, null)]).toEqual([
		states.country,
		states.country,
	]);
	expect(wordingAttribute({ ...states, states: [] })).toBe(undefined);
});

test('law: the attribute says to each state what the rule says, whatever a text holds', () => {
	const text = fc.oneof(fc.string(), fc.constantFrom('', 'Globo\tSP', 'a\n\nb', '{UF}'));
	const wording = fc.record({
		look: fc.constantFrom('free', 'paid', 'plain'),
		mark: fc.constantFrom('', 'azul G'),
		texts: fc.array(text, { minLength: 3, maxLength: 3 }),
	}) as fc.Arbitrary<Wording>;
	const entries = fc
		.uniqueArray(fc.constantFrom(...(Object.keys(UFS) as Uf[])), { minLength: 1 })
		.chain((ufs) =>
			fc
				.array(wording, { minLength: ufs.length, maxLength: ufs.length })
				.map((all) => ufs.map((uf, place) => ({ ufs: uf, wording: all[place] as Wording }))),
		);
	fc.assert(
		fc.property(wording, entries, (country, states) => {
			const lines = (wordingAttribute({ country, states }) ?? '')
				.split('\n')
				.map((line) => line.split('\t'));
			expect(lines).toHaveLength(states.length);
			for (const { ufs, wording: own } of states) {
				const [, look, mark, ...texts] =
					lines.find(([codes = '']) => codes.split(' ').includes(ufs)) ?? [];
				expect([look, mark]).toEqual([own.look, own.mark]);
				expect(texts).toEqual(own.texts.map((each) => each.replace(/[^\S\u00a0]+/g, ' ')));
			}
		}),
	);
});

test('free is filled, paid outlined, and what is no channel stands without a box', () => {
	expect([lookOf({ free: true }), lookOf({ free: false }), lookOf(null)]).toEqual([
		'free',
		'paid',
		'plain',
	]);
});
