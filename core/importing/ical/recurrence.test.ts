import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { occurrencesOf, parseRule, RECURRENCE_LIMIT } from './recurrence.ts';

function days(rule: string, start: string): string[] | null {
	const parsed = parseRule(rule);
	return parsed && occurrencesOf(parsed, start).days;
}

/** The library's own answer, for rules whose first day belongs to the rule. */
function expected(rule: string, start: string, count: number): string[] {
	const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
	const found: string[] = [];
	for (let next = iterator.next(); next && found.length < count; next = iterator.next())
		found.push(next.toString().slice(0, 10));
	return found;
}

test('RFC 5545 §3.3.10 weekly, monthly and yearly rules', () => {
	expect(days('FREQ=WEEKLY;COUNT=3', '2026-11-21')).toEqual([
		'2026-11-21',
		'2026-11-28',
		'2026-12-05',
	]);
	expect(days('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,SA;UNTIL=20261219T235959Z', '2026-11-21')).toEqual([
		'2026-11-21',
		'2026-12-02',
		'2026-12-05',
		'2026-12-16',
		'2026-12-19',
	]);
	expect(days('FREQ=MONTHLY;BYDAY=-1SU;COUNT=3', '2026-11-29')).toEqual([
		'2026-11-29',
		'2026-12-27',
		'2027-01-31',
	]);
	expect(days('FREQ=YEARLY;COUNT=2', '2026-11-21')).toEqual(['2026-11-21', '2027-11-21']);
});

test('agrees with the iCalendar library on rules of days', () => {
	const rule = fc.record({
		freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
		interval: fc.integer({ min: 1, max: 3 }),
		count: fc.integer({ min: 1, max: 12 }),
		start: fc.integer({ min: 1, max: 28 }),
	});
	fc.assert(
		fc.property(rule, ({ freq, interval, count, start }) => {
			const first = `2026-03-${String(start).padStart(2, '0')}`;
			const text = `FREQ=${freq};INTERVAL=${interval};COUNT=${count}`;
			const bounded = expected(text, first, count).filter((day) => day <= '2028-02-28');
			expect(days(text, first)?.slice(0, bounded.length)).toEqual(bounded);
		}),
		{ numRuns: 50 },
	);
});

test('no rule makes the reading endless, and rules that games do not have are refused', () => {
	expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-01-01')).toEqual(['2026-01-01']);
	expect(days('FREQ=DAILY', '2026-01-01')).toHaveLength(RECURRENCE_LIMIT.occurrences);
	for (const rule of [
		'',
		'FREQ=SECONDLY',
		'FREQ=HOURLY;INTERVAL=0',
		'FREQ=WEEKLY;BYSETPOS=-1;BYDAY=MO',
		'garbage',
	])
		expect(parseRule(rule), rule).toBeNull();
	fc.assert(
		fc.property(fc.string({ maxLength: 60 }), (noise) => {
			const parsed = parseRule(`FREQ=DAILY;${noise}`);
			if (parsed)
				expect(occurrencesOf(parsed, '2026-01-01').days.length).toBeLessThanOrEqual(
					RECURRENCE_LIMIT.occurrences,
				);
		}),
	);
});
