import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from './plain-text.ts';

test('a name becomes one line, without what nobody sees', () => {
	expect(oneLine(' Flamengo\r\n\u202e x\u0000y\ud800 ', 60)).toBe('Flamengo x y');
	expect(oneLine('Sociedade Esportiva Palmeiras', 10)).toBe('Sociedade…');
	expect(oneLine('⚽⚽⚽⚽', 3)).toBe('⚽⚽…');
});

test('any text: one bounded line that an address can carry, and its own result unchanged', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 80 }), (text, most) => {
			const line = oneLine(text, most);
			expect([...line].length).toBeLessThanOrEqual(most);
			expect(line).not.toMatch(/[\n\r]/);
			expect(() => encodeURIComponent(line)).not.toThrow();
			expect(oneLine(line, most)).toBe(line);
		}),
	);
});
