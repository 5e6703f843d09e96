import { expect, test } from 'vitest';
import { createRefusals } from './refusals.ts';

test('a refusal is repeated until it ends, and for five seconds at most', () => {
	let now = 0;
	const refusals = createRefusals(() => now);
	refusals.note('short', 1_000);
	refusals.note('long', 900_000);
	expect([refusals.holds('short'), refusals.holds('long'), refusals.holds('none')]).toEqual([
		true,
		true,
		false,
	]);
	now = 1_000;
	expect([refusals.holds('short'), refusals.holds('long')]).toEqual([false, true]);
	now = 5_000;
	expect(refusals.holds('long')).toBe(false);
});
