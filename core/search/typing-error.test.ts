import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneTypingError } from './typing-error.ts';

test.each([
	['flamego', 'flamengo', true],
	['palmerias', 'palmeiras', true],
	['santoss', 'santos', true],
	['gremyo', 'gremio', true],
	['santos', 'santos', false],
	['santos', 'sntso', false],
	['ab', 'ba', true],
	['', 'a', true],
	['abc', 'cba', false],
])('%s for %s', (typed, meant, expected) => {
	expect(isOneTypingError(typed, meant)).toBe(expected);
	expect(isOneTypingError(meant, typed)).toBe(expected);
});

test('one letter left out, added, changed or swapped is one error', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 20 }),
			fc.nat(),
			fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
			(word, place, letter) => {
				const at = place % word.length;
				const [before, after] = [word.slice(0, at), word.slice(at + 1)];
				for (const typed of [
					before + after,
					`${before}${letter}${word.slice(at)}`,
					before + letter + after,
				]) {
					expect(typed === word || isOneTypingError(word, typed)).toBe(true);
				}
			},
		),
	);
});
