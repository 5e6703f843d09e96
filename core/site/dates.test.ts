import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoment } from '#core/copy/moments.ts';
import {
	addDays,
	dayOf,
	daysBetween,
	formatDayAndMonth,
	formatHour,
	formatLongDay,
	isoLocal,
	parseDay,
	startOfDay,
	weekdayShort,
} from './dates.ts';

const at = (iso: string) => Date.parse(iso);
const day = fc
	.date({
		min: new Date('1900-01-01T00:00:00Z'),
		max: new Date('2100-12-31T00:00:00Z'),
		noInvalidDate: true,
	})
	.map((date) => date.toISOString().slice(0, 10));

test('a day begins and ends at midnight in São Paulo', () => {
	expect(dayOf(at('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
	expect(dayOf(at('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
	expect(startOfDay('2026-11-21')).toBe(at('2026-11-21T03:00:00Z'));
});

test('F19 a midnight that did not exist begins at one o’clock', () => {
	expect(startOfDay('2018-11-04')).toBe(at('2018-11-04T03:00:00Z'));
	expect(formatHour(startOfDay('2018-11-04'))).toBe('1h');
	expect(dayOf(at('2018-11-04T02:59:59Z'))).toBe('2018-11-03');
});

test('impossible days are refused', () => {
	for (const text of [
		'2026-02-30',
		'1850-01-01',
		'1850',
		'2101-01-01',
		'2026-13-01',
		'2026-1-1',
		'hoje',
		'',
		'2026-11-21 ',
		'٢٠٢٦-١١-٢١',
	]) {
		expect(parseDay(text)).toBe(null);
	}
	expect(parseDay('2028-02-29')).toBe('2028-02-29');
	expect(parseDay('2027-02-29')).toBe(null);
});

test('law: a day’s first instant is the first that belongs to it', () => {
	fc.assert(
		fc.property(day, (text) => {
			expect(parseDay(text)).toBe(text);
			expect(dayOf(startOfDay(text))).toBe(text);
			expect(dayOf(startOfDay(text) - 1)).toBe(addDays(text, -1));
		}),
		{ numRuns: 300 },
	);
});

test('law: adding and counting days agree', () => {
	fc.assert(
		fc.property(
			day,
			fc.integer({ min: -5000, max: 5000 }),
			(text, count) => daysBetween(text, addDays(text, count)) === count,
		),
	);
});

test('hours and days as Brazilians write them', () => {
	expect(formatHour(at('2026-11-21T00:30:00Z'))).toBe('21h30');
	expect(formatHour(at('2026-11-20T23:00:00Z'))).toBe('20h');
	expect(formatHour(at('2026-11-21T03:05:00Z'))).toBe('0h05');
	expect(formatLongDay('2026-11-20')).toBe('sexta-feira, 20 de novembro de 2026');
	expect(formatDayAndMonth('2026-11-20')).toBe('sexta-feira, 20 de novembro');
	expect(weekdayShort('2026-11-21')).toBe('sáb');
	expect(formatMoment(at('2026-11-21T00:30:00Z'))).toBe('20/11/2026 às 21h30');
});

test('the machine-readable hour carries the offset of its own date', () => {
	expect(isoLocal(at('2026-11-21T00:30:00Z'))).toBe('2026-11-20T21:30:00-03:00');
	expect(isoLocal(at('2018-12-20T23:00:00Z'))).toBe('2018-12-20T21:00:00-02:00');
});
