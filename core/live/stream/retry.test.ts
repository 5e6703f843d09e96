import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryWait } from './retry.ts';

const ALMOST_ONE = 1 - Number.EPSILON;

test('S9.04 the pause before another attempt is at most 1 s, then 1.5 times as long each time, never above 60 s', () => {
	const longest = [0, 1, 2, 3, 10, 11, 500].map((failures) =>
		Math.round(retryWait(failures, ALMOST_ONE)),
	);
	expect(longest).toEqual([1_000, 1_500, 2_250, 3_375, 57_665, 60_000, 60_000]);
});

test('S9.04 the pause is drawn from the whole span (full jitter)', () => {
	fc.assert(
		fc.property(
			fc.nat({ max: 50 }),
			fc.double({ min: 0, max: ALMOST_ONE, noNaN: true }),
			(failures, chance) => {
				const most = retryWait(failures, ALMOST_ONE);
				expect(retryWait(failures, chance)).toBeCloseTo(chance * most, 5);
				expect(retryWait(failures, 0)).toBe(0);
			},
		),
	);
});
