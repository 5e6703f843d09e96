import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UFS, type Uf } from '#core/site/uf.ts';
import { isShownIn, joinUfs, UNKNOWN_UFS } from './coverage.ts';
import { reachOf } from './reach.ts';

const ufs = Object.keys(UFS) as Uf[];
const some = fc.uniqueArray(fc.constantFrom(...ufs), { maxLength: 4 });

test('law: the attributes in the markup say of each state what the coverage rule says', () => {
	fc.assert(
		fc.property(some, some, some, fc.constantFrom(...ufs), (include, exclude, regionUfs, uf) => {
			const reach = reachOf(joinUfs(include), joinUfs(exclude), joinUfs(regionUfs));
			if (reach.in === UNKNOWN_UFS) return;
			const received = reach.in === undefined ? !(reach.out ?? '').split(' ').includes(uf) : reach.in.split(' ').includes(uf);
			expect(received).toBe(isShownIn({ state: 'confirmed', coverage: { include, exclude } }, { regionUfs }, uf));
		}),
	);
});

test('no limit has no attribute; a source that takes back every state it names leaves them unknown', () => {
	expect(reachOf('', '')).toEqual({});
	expect(reachOf('SP PR', '')).toEqual({ in: 'SP PR' });
	expect(reachOf(undefined, 'BA')).toEqual({ out: 'BA' });
	expect(reachOf('BA', 'BA')).toEqual({ in: UNKNOWN_UFS });
	expect(reachOf(UNKNOWN_UFS, undefined)).toEqual({ in: UNKNOWN_UFS });
});
