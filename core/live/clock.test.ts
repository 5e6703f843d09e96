import { expect, test } from 'vitest';
import { clockOffset, retryAfterMs } from './clock.ts';

const DAY_MS = 86_400_000;
const noon = Date.UTC(2026, 10, 22, 12);

test('a clock that is wrong by a day is known by the Date of an answer', () => {
	const date = new Date(noon).toUTCString();
	expect(clockOffset({ guiaNow: null, date }, noon + DAY_MS)).toBe(-DAY_MS);
	expect(clockOffset({ guiaNow: null, date }, noon - DAY_MS)).toBe(DAY_MS);
});

test('the editorial now of the server comes before the Date of its answer', () => {
	expect(clockOffset({ guiaNow: `${noon}`, date: new Date(0).toUTCString() }, noon - 5)).toBe(5);
	expect(clockOffset({ guiaNow: 'noon', date: null }, noon)).toBeNull();
	expect(clockOffset({ guiaNow: null, date: 'noon' }, noon)).toBeNull();
});

test('Retry-After is read as seconds, or as an instant beside the Date of its answer', () => {
	expect(retryAfterMs('17', null)).toBe(17_000);
	expect(retryAfterMs(new Date(noon + 30_000).toUTCString(), new Date(noon).toUTCString())).toBe(30_000);
	expect(retryAfterMs(new Date(noon).toUTCString(), new Date(noon + 9_000).toUTCString())).toBe(0);
	for (const value of [null, '', 'soon', '-3']) expect(retryAfterMs(value, null)).toBeNull();
});
