import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { writeCoverageText } from '#core/games/copy/coverage-typed.ts';
import { tidyCoverage } from './coverage-rules.ts';
import { readCoverageText, splitChannelText } from './coverage-text.ts';

test.each([
	['menos RS', [], ['RS']],
	['(menos RS)', [], ['RS']],
	['exceto SP e RJ', [], ['RJ', 'SP']],
	['menos bahia', [], ['BA']],
	['só SP e RJ', ['RJ', 'SP'], []],
	['somente sp, pr', ['PR', 'SP'], []],
	['apenas para São Paulo e Paraná', ['PR', 'SP'], []],
	['SP RJ mg', ['MG', 'RJ', 'SP'], []],
	['mg e es', ['ES', 'MG'], []],
	['para SP', ['SP'], []],
	['todo o Brasil', [], []],
	['interior de São Paulo', null, null],
	['Curitiba', null, null],
	['', null, null],
])('where a broadcast is seen, as it is typed: %s', (text, include, exclude) => {
	expect(readCoverageText(text)).toEqual(include === null ? null : { include, exclude });
});

test('a channel and its states are typed in one go; a sub-channel in brackets stays a part of the name', () => {
	expect(splitChannelText(' Globo (menos RS) ')).toEqual({
		name: 'Globo',
		coverage: { include: [], exclude: ['RS'] },
	});
	expect(splitChannelText('Record [SP e RJ]')).toEqual({
		name: 'Record',
		coverage: { include: ['RJ', 'SP'], exclude: [] },
	});
	expect(splitChannelText('YouTube (GE TV)')).toEqual({ name: 'YouTube (GE TV)', coverage: null });
	expect(splitChannelText('(menos RS)')).toEqual({ name: '(menos RS)', coverage: null });
	expect(splitChannelText('sportv')).toEqual({ name: 'sportv', coverage: null });
});

test('law: what is written of a coverage is read as the same coverage', () => {
	const ufs = fc.uniqueArray(fc.constantFrom(...(Object.keys(UFS) as Uf[])), { maxLength: 8 });
	fc.assert(
		fc.property(ufs, ufs, (include, others) => {
			const coverage = tidyCoverage({
				include,
				exclude: others.filter((uf) => !include.includes(uf)),
			});
			const text = writeCoverageText(coverage);
			expect(text === '' ? { include: [], exclude: [] } : readCoverageText(text)).toEqual(coverage);
		}),
	);
});
