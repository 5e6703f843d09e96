import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#core/site/dates.ts';
import { type DayRule, daysOfRule } from './day-rule.ts';

const [SUN, WED, SAT] = ['2026-11-22', '2026-11-25', '2026-11-28'];

test('a weekend is what is left of it, a week ends on Sunday', () => {
	expect(daysOfRule({ kind: 'weekend' }, WED)).toEqual({ from: SAT, to: '2026-11-29' });
	expect(daysOfRule({ kind: 'weekend' }, SAT)).toEqual({ from: SAT, to: '2026-11-29' });
	expect(daysOfRule({ kind: 'weekend' }, SUN)).toEqual({ from: SUN, to: null });
	expect(daysOfRule({ kind: 'week', next: false }, WED)).toEqual({ from: WED, to: '2026-11-29' });
	expect(daysOfRule({ kind: 'week', next: true }, WED)).toEqual({
		from: '2026-11-30',
		to: '2026-12-06',
	});
	expect(daysOfRule({ kind: 'week', next: true }, SUN)).toEqual({
		from: '2026-11-23',
		to: '2026-11-29',
	});
});

test('a date without year is the nearest one, a day without month the next one; none that no calendar has', () => {
	const date = (day: number, month: number | null, year: number | null = null): DayRule => ({
		kind: 'date',
		day,
		month,
		year,
	});
	expect(daysOfRule(date(29, 11), SUN)?.from).toBe('2026-11-29');
	expect(daysOfRule(date(3, 1), SUN)?.from).toBe('2027-01-03');
	expect(daysOfRule(date(20, 11), SUN)?.from).toBe('2026-11-20');
	expect(daysOfRule(date(5, 2, 25), SUN)?.from).toBe('2025-02-05');
	expect(daysOfRule(date(21, null), SUN)?.from).toBe('2026-12-21');
	expect(daysOfRule(date(31, null), SUN)?.from).toBe('2026-12-31');
	expect(daysOfRule(date(31, 2), SUN)).toBeNull();
});

test('law: a weekday is one of the seven days from today', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 6 }),
			fc.integer({ min: 0, max: 2000 }),
			(weekday, ahead) => {
				const today = addDays(SUN, ahead);
				const { from } = daysOfRule({ kind: 'weekday', weekday }, today) ?? { from: '' };
				expect(from >= today && from <= addDays(today, 6)).toBe(true);
				expect(new Date(`${from}T00:00:00Z`).getUTCDay()).toBe(weekday);
			},
		),
	);
});
