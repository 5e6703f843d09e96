import fc from 'fast-check';
import { expect, test } from 'vitest';
import { considerMove, maxAge, nextCheckAt, type PollOutcome, retryAfter } from './poll-plan.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const NOTHING = {
	retryAfterMs: null,
	maxAgeMs: null,
	ttlMs: null,
	intervalMinutes: 30,
	failures: 0,
};
const minutes = (outcome: Partial<PollOutcome>, chance = 0) =>
	(nextCheckAt({ ...NOTHING, ...outcome }, NOW, chance) - NOW) / MINUTE;

test('F13 a source is asked at its interval, later when it says so, and later still when it fails', () => {
	expect(minutes({})).toBe(30);
	expect(minutes({}, 1)).toBe(33);
	expect(minutes({ ttlMs: 60 * MINUTE, maxAgeMs: 90 * MINUTE })).toBe(90);
	expect(minutes({ maxAgeMs: MINUTE })).toBe(30);
	expect([1, 2, 3, 4, 20].map((failures) => minutes({ failures }))).toEqual([
		30, 60, 120, 240, 1_440,
	]);
	expect(minutes({ failures: 5, intervalMinutes: 10_080 })).toBe(10_080);
	expect(minutes({ failures: 1, retryAfterMs: 2 * DAY })).toBe(2_880);
	expect(minutes({ retryAfterMs: 365 * DAY })).toBe(7 * 1_440);
});

test('F14 never before the interval is over, never later than a week and its jitter', () => {
	const wait = fc.option(fc.integer({ min: 0, max: 1_000 * DAY }));
	const outcome = fc.record({
		intervalMinutes: fc.integer({ min: 5, max: 10_080 }),
		failures: fc.nat(1_000),
		retryAfterMs: wait,
		maxAgeMs: wait,
		ttlMs: wait,
	});
	fc.assert(
		fc.property(outcome, fc.double({ min: 0, max: 1, noNaN: true }), (one, chance) => {
			const waited = nextCheckAt(one, NOW, chance) - NOW;
			expect(waited).toBeGreaterThanOrEqual(one.intervalMinutes * MINUTE);
			expect(waited).toBeLessThanOrEqual(7 * DAY * 1.1 + 1);
		}),
	);
});

test('headers that ask to wait', () => {
	expect(retryAfter('120', NOW)).toBe(120_000);
	expect(retryAfter('Sat, 21 Nov 2026 12:05:00 GMT', NOW)).toBe(5 * MINUTE);
	expect([
		retryAfter('Sat, 21 Nov 2026 11:05:00 GMT', NOW),
		retryAfter('soon', NOW),
		retryAfter(undefined, NOW),
	]).toEqual([null, null, null]);
	expect(maxAge('public, max-age=600, s-maxage=10', '100')).toBe(500_000);
	expect([
		maxAge('no-cache, max-age=600', undefined),
		maxAge('private', undefined),
		maxAge(undefined, undefined),
	]).toEqual([null, null, null]);
});

test('F13 a move is believed only when it is said again and again, over a day', () => {
	const first = considerMove(null, 'https://b.example/', NOW);
	expect(first).toEqual({
		move: { url: 'https://b.example/', since: NOW, count: 1 },
		adopt: false,
	});
	const third = { url: 'https://b.example/', since: NOW, count: 2 };
	expect(considerMove(third, 'https://b.example/', NOW + DAY - 1).adopt).toBe(false);
	expect(considerMove(third, 'https://b.example/', NOW + DAY)).toEqual({
		move: { ...third, count: 3 },
		adopt: true,
	});
	expect(considerMove(third, 'https://c.example/', NOW + DAY)).toMatchObject({
		move: { count: 1, since: NOW + DAY },
		adopt: false,
	});
	expect(considerMove(third, null, NOW + DAY)).toEqual({ move: null, adopt: false });
});
