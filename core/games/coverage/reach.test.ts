import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { joinUfs, UNKNOWN_UFS } from './coverage.ts';
import { isShownIn } from './coverage-rules.ts';
import { reachOf, receivedIn } from './reach.ts';

const ufs = Object.keys(UFS) as Uf[];
const some = fc.uniqueArray(fc.constantFrom(...ufs), { maxLength: 4 });

test('law: the attributes in the markup say of each state what the coverage rule says', () => {
	fc.assert(
		fc.property(some, some, some, fc.constantFrom(...ufs), (include, exclude, regionUfs, uf) => {
			const reach = reachOf(joinUfs(include), joinUfs(exclude), joinUfs(regionUfs));
			if (reach.in === UNKNOWN_UFS) return;
			const isShown = isShownIn(
				{ state: 'confirmed', coverage: { include, exclude } },
				{ regionUfs },
				uf,
			);
			expect(receivedIn(reach, uf)).toBe(isShown ? 'yes' : 'no');
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

test('what is not known is perhaps received: states that nobody told, and limits where the state of the reader is not known', () => {
	expect(receivedIn({ in: UNKNOWN_UFS }, 'SP')).toBe('maybe');
	expect([
		receivedIn({ in: 'SP' }, null),
		receivedIn({ out: 'BA' }, null),
		receivedIn({}, null),
	]).toEqual(['maybe', 'maybe', 'yes']);
});
