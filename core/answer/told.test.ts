import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UFS, type Uf } from '#core/football-pt/uf.ts';
import { lookOf, type Told, type ToldStates, toldAttribute, toldIn } from './told.ts';

const saying = (...texts: string[]): Told => ({ look: 'plain', mark: '', texts });

test('a state hears its own words with its code in them, every other one and the country the same', () => {
	const states: ToldStates = {
		country: saying('em 2 estados'),
		states: [{ ufs: 'PE AL', told: saying('em {UF}', '{UF} ✓') }],
	};
	expect(toldIn(states, 'PE').texts).toEqual(['em PE', 'PE ✓']);
	expect(toldIn(states, 'AL').texts).toEqual(['em AL', 'AL ✓']);
	expect([toldIn(states, 'SP'), toldIn(states, null)]).toEqual([states.country, states.country]);
	expect(toldAttribute({ ...states, states: [] })).toBe(undefined);
});

test('law: the attribute says to each state what the rule says, whatever a text holds', () => {
	const text = fc.oneof(fc.string(), fc.constantFrom('', 'Globo\tSP', 'a\n\nb', '{UF}'));
	const told = fc.record({
		look: fc.constantFrom('free', 'paid', 'plain'),
		mark: fc.constantFrom('', 'azul G'),
		texts: fc.array(text, { minLength: 3, maxLength: 3 }),
	}) as fc.Arbitrary<Told>;
	const entries = fc
		.uniqueArray(fc.constantFrom(...(Object.keys(UFS) as Uf[])), { minLength: 1 })
		.chain((ufs) =>
			fc
				.array(told, { minLength: ufs.length, maxLength: ufs.length })
				.map((all) => ufs.map((uf, place) => ({ ufs: uf, told: all[place] as Told }))),
		);
	fc.assert(
		fc.property(told, entries, (country, states) => {
			const lines = (toldAttribute({ country, states }) ?? '')
				.split('\n')
				.map((line) => line.split('\t'));
			expect(lines).toHaveLength(states.length);
			for (const { ufs, told: own } of states) {
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
