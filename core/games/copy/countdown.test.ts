import fc from 'fast-check';
import { expect, test } from 'vitest';
import { untilWords } from './countdown.ts';

const MINUTE = 60_000;

test('the time until a game, in the two largest units', () => {
	for (const [minutes, words] of [
		[1, '1 min'],
		[59, '59 min'],
		[60, '1 h'],
		[61, '1 h e 1 min'],
		[24 * 60, '1 dia'],
		[27 * 60 + 5, '1 dia e 3 h'],
		[49 * 60, '2 dias e 1 h'],
	] as const)
		expect(untilWords(minutes * MINUTE)).toBe(words);
	expect([untilWords(1), untilWords(0), untilWords(-1)]).toEqual(['1 min', null, null]);
});

test('law: a game to come always has words, and they never promise less than a minute too much', () => {
	const units: Record<string, number> = { dia: 1_440, dias: 1_440, h: 60, min: 1 };
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 400 * 24 * 60 * MINUTE }), (ms) => {
			const parts = (untilWords(ms) ?? '').split(' e ').map((part) => part.split(' '));
			const minutes = parts.reduce(
				(sum, [count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? Number.NaN),
				0,
			);
			const step = minutes >= 1_440 ? 60 : 1;
			expect(ms / MINUTE - minutes).toBeLessThan(step);
			expect(minutes - ms / MINUTE).toBeLessThan(1);
		}),
	);
});
