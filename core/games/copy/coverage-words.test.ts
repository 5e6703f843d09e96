import { expect, test } from 'vitest';
import { coverageWords } from './games.ts';
import { coverageSentence } from './page.ts';

test('coverage in words: states, all but some, many as a number with the whole list', () => {
	expect(coverageWords()).toBe(null);
	expect(coverageWords('SP PR')).toEqual({ text: 'SP, PR', full: null });
	expect(coverageWords(undefined, 'BA')).toEqual({ text: 'menos BA', full: null });
	expect(coverageWords('AC AL AM BA CE')).toEqual({
		text: '5 estados',
		full: 'AC, AL, AM, BA, CE',
	});
	expect(coverageSentence({ include: ['SP', 'PR'], exclude: [] })).toBe('Só em São Paulo e Paraná');
	expect(coverageSentence({ include: [], exclude: ['BA'] })).toBe('Todo o Brasil, menos Bahia');
	expect(coverageSentence({ include: [], exclude: [] })).toBe('Todo o Brasil');
});

test('what is excluded is not included; a source that takes everything back is not read as the whole country', () => {
	expect(coverageWords('SP PR', 'PR')).toEqual({ text: 'SP', full: null });
	expect(coverageWords('SP', 'SP')).toEqual({ text: 'estados a confirmar', full: null });
	expect(coverageSentence({ include: ['SP'], exclude: ['SP'] })).toBe(
		'Estados a confirmar: a fonte se contradiz',
	);
});
