import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { joinUfs, splitUfs } from './coverage.ts';
import { isShownIn, tidyCoverage } from './coverage-rules.ts';

const ALL = Object.keys(UFS) as Uf[];
const ufs = fc.array(fc.constantFrom(...ALL), { maxLength: 8 });
const national = { regionUfs: [] };

function shown(
	include: Uf[],
	exclude: Uf[],
	uf: Uf,
	channel: { regionUfs: Uf[] } = national,
): boolean {
	return isShownIn({ state: 'confirmed', coverage: { include, exclude } }, channel, uf);
}

test('"Globo (SP, PR)" is for São Paulo and Paraná; "sportv (menos BA)" for everybody else', () => {
	expect(shown(['SP', 'PR'], [], 'SP')).toBe(true);
	expect(shown(['SP', 'PR'], [], 'PE')).toBe(false);
	expect(shown([], ['BA'], 'BA')).toBe(false);
	expect(shown([], ['BA'], 'PE')).toBe(true);
});

test('what is both included and excluded is excluded', () => {
	expect(shown(['SP'], ['SP'], 'SP')).toBe(false);
});

test('a regional channel is not seen outside its region unless the broadcast says so', () => {
	expect(shown([], [], 'RS', { regionUfs: ['SP'] })).toBe(false);
	expect(shown([], [], 'SP', { regionUfs: ['SP'] })).toBe(true);
	expect(shown(['RS'], [], 'RS', { regionUfs: ['SP'] })).toBe(true);
});

test('nobody shows a game that a source says is not shown', () => {
	expect(isShownIn({ state: 'none', coverage: { include: [], exclude: [] } }, national, 'SP')).toBe(
		false,
	);
});

test('law: tidying a coverage changes nothing for anybody, and tidying twice is tidying once', () => {
	fc.assert(
		fc.property(ufs, ufs, fc.constantFrom(...ALL), (include, exclude, uf) => {
			const tidy = tidyCoverage({ include, exclude });
			expect(shown(tidy.include, tidy.exclude, uf)).toBe(shown(include, exclude, uf));
			expect(tidyCoverage(tidy)).toEqual(tidy);
		}),
	);
});

test('law: include lists only ever narrow, exclude lists only ever narrow', () => {
	fc.assert(
		fc.property(ufs, ufs, fc.constantFrom(...ALL), (include, exclude, uf) => {
			if (shown(include, exclude, uf))
				expect(shown([], exclude, uf) && shown(include, [], uf)).toBe(true);
		}),
	);
});

test('codes survive storage, and what is no UF is dropped', () => {
	fc.assert(
		fc.property(ufs, (codes) => {
			expect(splitUfs(joinUfs(codes))).toEqual(codes);
		}),
	);
	expect(splitUfs('SP, XX PR  constructor')).toEqual(['SP', 'PR']);
	expect(splitUfs('')).toEqual([]);
});
