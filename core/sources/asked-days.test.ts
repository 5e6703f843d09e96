import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '#core/site/dates.ts';
import { askedDays } from './asked-days.ts';

const TODAY = '2026-12-30';
const lastOf = (template: string, intervalMinutes: number) =>
	askedDays({ template, intervalMinutes }, TODAY).at(-1);

test('an address of one day is asked for the next days too, any other once', () => {
	expect(lastOf('https://a.example/{dia}', 360)).toBe('2027-01-05');
	expect(lastOf('https://a.example/{dia-compacto}', 180)).toBe('2027-01-02');
	expect(lastOf('https://a.example/{dia}', 5)).toBe('2027-01-01');
	expect(lastOf('https://a.example/{de}/{ate}/{ano}', 360)).toBe(TODAY);
	expect(lastOf('https://a.example/', 10_080)).toBe(TODAY);
});

test('days follow each other from today, at most a week, and a longer interval never asks fewer', () => {
	const interval = fc.integer({ min: 5, max: 10_080 });
	fc.assert(
		fc.property(interval, interval, (one, other) => {
			const daysOf = (intervalMinutes: number) =>
				askedDays({ template: 'https://a.example/{dia}', intervalMinutes }, TODAY);
			const days = daysOf(Math.min(one, other));
			expect(days.map((day) => daysBetween(TODAY, day))).toEqual([...days.keys()]);
			expect(days.length).toBeLessThanOrEqual(7);
			expect(daysOf(Math.max(one, other)).length).toBeGreaterThanOrEqual(days.length);
		}),
	);
});
