import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { shareUfs } from './share-ufs.ts';

const ALL = Object.keys(UFS) as Uf[];

test('every state sees exactly one of the games, and every game is seen somewhere', () => {
	const games = fc.array(fc.array(fc.constantFrom(...ALL), { maxLength: 2 }), {
		minLength: 2,
		maxLength: 4,
	});
	fc.assert(
		fc.property(games, (states) => {
			const shares = shareUfs(states);
			expect(shares.flat().sort()).toEqual([...ALL].sort());
			expect(shares.every((share) => share.length > 0)).toBe(true);
		}),
	);
});

test('a state sees its own club, else one of its region', () => {
	const [southeast, northeast] = shareUfs([
		['SP', 'RJ'],
		['PE', 'CE'],
	]);
	expect(southeast).toEqual(expect.arrayContaining(['SP', 'RJ', 'MG', 'ES']));
	expect(northeast).toEqual(expect.arrayContaining(['PE', 'CE', 'BA', 'RN']));
});
