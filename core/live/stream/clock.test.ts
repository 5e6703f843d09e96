import { expect, test } from 'vitest';
import { clockOffset, retryAfterMs } from './clock.ts';

const DAY_MS = 86_400_000;
const noon = Date.UTC(2026, 10, 22, 12);

/** An answer that is read at once. */
const at = (now: number, known: number | null = null) => ({ askedAt: now, readAt: now, known });

test('a clock that is wrong by a day is known by the Date of an answer', () => {
	const date = new Date(noon).toUTCString();
	expect(clockOffset({ guiaNow: null, date }, at(noon + DAY_MS))).toBe(-DAY_MS);
	expect(clockOffset({ guiaNow: null, date }, at(noon - DAY_MS))).toBe(DAY_MS);
});

test('the editorial now of the server comes before the Date of its answer; without either what is known stays', () => {
	expect(clockOffset({ guiaNow: `${noon}`, date: new Date(0).toUTCString() }, at(noon - 5))).toBe(
		5,
	);
	expect(clockOffset({ guiaNow: 'noon', date: null }, at(noon))).toBeNull();
	expect(clockOffset({ guiaNow: null, date: 'noon' }, at(noon, 7))).toBe(7);
});

test('S9.04 an answer that was long on its way, or slept through, changes what is known by no more than it proves', () => {
	const hour = { guiaNow: `${noon}`, date: null };
	const asked = (wrong: number, sleptBefore: number, sleptAfter: number, known: number | null) =>
		clockOffset(hour, {
			askedAt: noon + wrong - sleptBefore,
			readAt: noon + wrong + sleptAfter,
			known,
		});
	expect(asked(0, 0, DAY_MS, null)).toBe(0);
	expect(asked(0, DAY_MS, 0, null)).toBe(0);
	expect(asked(DAY_MS, 0, DAY_MS, null)).toBe(-DAY_MS);
	expect(asked(DAY_MS, 9_000, 9_000, -DAY_MS)).toBe(-DAY_MS);
	expect(asked(0, 0, 0, -DAY_MS)).toBe(0);
});

test('a clock that is set back while an answer is on its way is the one that counts', () => {
	expect(
		clockOffset(
			{ guiaNow: `${noon}`, date: null },
			{ askedAt: noon + DAY_MS, readAt: noon, known: -DAY_MS },
		),
	).toBe(0);
});

test('Retry-After is read as seconds, or as an instant beside the Date of its answer', () => {
	expect(retryAfterMs('17', null)).toBe(17_000);
	expect(retryAfterMs(new Date(noon + 30_000).toUTCString(), new Date(noon).toUTCString())).toBe(
		30_000,
	);
	expect(retryAfterMs(new Date(noon).toUTCString(), new Date(noon + 9_000).toUTCString())).toBe(0);
	for (const value of [null, '', 'soon', '-3']) expect(retryAfterMs(value, null)).toBeNull();
});
