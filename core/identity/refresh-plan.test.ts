import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BACKOFF_MAX_MS, BACKOFF_MIN_MS, refreshDelay } from './refresh-plan.ts';

const MINUTE = 60_000;

test('S9.03 a token of 15 minutes is renewed after 10, five before it expires', () => {
	expect(refreshDelay({ expiresAt: 15 * MINUTE, now: 0, failures: 0 })).toBe(10 * MINUTE);
});

test('S9.03 failures back off from 30 s, doubling, up to 16 minutes', () => {
	const delays = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) =>
		refreshDelay({ expiresAt: 0, now: 0, failures }),
	);
	expect(delays.map((ms) => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

test('S9.03 whatever the clocks say, a renewal neither spins nor is put off for hours', () => {
	fc.assert(
		fc.property(fc.integer(), fc.integer(), fc.nat(2_000), (expiresAt, now, failures) => {
			const delay = refreshDelay({ expiresAt, now, failures });
			expect(delay).toBeGreaterThanOrEqual(BACKOFF_MIN_MS);
			expect(delay).toBeLessThanOrEqual(Math.max(BACKOFF_MAX_MS, 2 * 60 * MINUTE));
		}),
	);
});
