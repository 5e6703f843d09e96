import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { isShownIn } from './coverage-rules.ts';

const ALL = Object.keys(UFS) as Uf[];
const ufs = fc.array(fc.constantFrom(...ALL), { maxLength: 8 });
const states = fc.constantFrom('confirmed', 'usual', 'unconfirmed');

function shownIn(
	include: Uf[],
	exclude: Uf[],
	regionUfs: Uf[],
	state: 'confirmed' | 'usual' | 'unconfirmed' = 'confirmed',
): Uf[] {
	return ALL.filter((uf) =>
		isShownIn({ state, coverage: { include, exclude } }, { regionUfs }, uf),
	);
}

test('law: who can watch is what is named, else the region of the channel, else everybody; less what is excluded, however sure it is', () => {
	fc.assert(
		fc.property(ufs, ufs, ufs, states, (include, exclude, region, state) => {
			const named = include.length > 0 ? include : region.length > 0 ? region : ALL;
			const wanted = ALL.filter((uf) => named.includes(uf) && !exclude.includes(uf));
			expect(shownIn(include, exclude, region, state)).toEqual(wanted);
		}),
	);
});

test('law: "para X" and "menos X" share no state and leave none out', () => {
	fc.assert(
		fc.property(
			ufs.filter((list) => list.length > 0),
			(list) => {
				const [only, others] = [shownIn(list, [], []), shownIn([], list, [])];
				expect(only.filter((uf) => others.includes(uf))).toEqual([]);
				expect([...only, ...others].sort()).toEqual([...ALL].sort());
			},
		),
	);
});

test('law: neither order nor repetition of the states counts', () => {
	fc.assert(
		fc.property(ufs, ufs, ufs, (include, exclude, region) => {
			const twice = (list: Uf[]) => [...list, ...list].reverse();
			expect(shownIn(twice(include), twice(exclude), twice(region))).toEqual(
				shownIn(include, exclude, region),
			);
		}),
	);
});
