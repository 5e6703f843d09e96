import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_PAUSE_MS, pauseAfter } from './back-off.ts';

test('F14 pauses grow fourfold, spread by a fifth, and never beyond an hour', () => {
	expect([1, 2, 3].map((attempt) => pauseAfter(attempt, 0.5))).toEqual([30_000, 120_000, 480_000]);
	expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([24_000, 36_000]);
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 1_000 }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			(attempt, chance) => {
				expect(pauseAfter(attempt, chance)).toBeGreaterThan(0);
				expect(pauseAfter(attempt, chance)).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
			},
		),
	);
});
