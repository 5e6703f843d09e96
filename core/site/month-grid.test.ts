import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthGrid, moveMonth } from './month-grid.ts';

const day = fc
	.date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

test('a month shows each of its days once, under its weekday', () => {
	fc.assert(
		fc.property(day, (each) => {
			const weeks = monthGrid(each);
			const days = weeks.flat().filter((cell) => cell !== null);
			expect(days).toContain(each);
			expect(new Set(days).size).toBe(days.length);
			for (const week of weeks) {
				expect(week).toHaveLength(7);
				week.forEach((cell, weekday) => {
					if (cell) expect(new Date(`${cell}T00:00:00Z`).getUTCDay()).toBe(weekday);
				});
			}
		}),
	);
});

test('November 2026 begins on a Sunday and has thirty days', () => {
	expect(monthGrid('2026-11-20')[0]?.[0]).toBe('2026-11-01');
	expect(monthGrid('2026-11-20').flat().filter(Boolean)).toHaveLength(30);
});

test('another month keeps the day of the month where it has it', () => {
	expect(moveMonth('2026-11-20', 1)).toBe('2026-12-20');
	expect(moveMonth('2026-12-20', 1)).toBe('2027-01-20');
	expect(moveMonth('2026-03-31', 1)).toBe('2026-04-30');
	expect(moveMonth('2028-03-31', -1)).toBe('2028-02-29');
});
