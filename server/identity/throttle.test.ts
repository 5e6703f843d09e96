import { expect, test } from 'vitest';
import { LIMITS } from '#core/identity/throttle.ts';
import { createThrottle } from './throttle.ts';

const { limit } = LIMITS.secondFactor.account;

test('V26 who succeeds is not counted: an account whose owner signs in often is never held up', () => {
	const throttle = createThrottle(() => 0);
	for (let count = 0; count < 3 * limit; count += 1) {
		const attempt = {
			what: 'secondFactor',
			subject: 'ana',
			address: `203.0.113.${count}`,
		} as const;
		expect(throttle.take(attempt)).toBe(true);
		throttle.forgive(attempt);
	}
});

test('V23 wrong attempts on one account count together, from wherever they come, and the pause ends by itself', () => {
	let now = 0;
	const throttle = createThrottle(() => now);
	const attempt = (count: number) =>
		throttle.take({ what: 'secondFactor', subject: 'ana', address: `203.0.113.${count}` });
	expect(
		Array.from({ length: limit + 1 }, (_, count) => attempt(count)).filter(Boolean),
	).toHaveLength(limit);
	now += LIMITS.secondFactor.account.windowMs + 1;
	expect(attempt(99)).toBe(true);
});
