import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dayOf, isoLocal, timeOf } from '#core/site/dates.ts';
import { clockSpans, shiftClock, zoneOf } from './clock.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const MINUTE = 60_000;

/** The hour on another clock as the rules of a style sheet find it; null where they tell none. */
const spansOf = memo((zone: string) => clockSpans(zone, NOW));

function memo<Value>(make: (key: string) => Value): (key: string) => Value {
	const made = new Map<string, Value>();
	return (key) => made.get(key) ?? (made.set(key, make(key)).get(key) as Value);
}

function clockOf(
	instant: number,
	zone: string,
): { hour: number; minute: number; day: number } | null {
	const [at, { hour, minute }] = [isoLocal(instant), timeOf(instant)];
	const [span, ...others] = spansOf(zone).filter(({ prefixes }) =>
		prefixes.some((prefix) => at.startsWith(prefix)),
	);
	expect(others).toEqual([]);
	return span === undefined ? null : shiftClock(hour, minute, span.minutes);
}

test('F19 law: within the months told, the hour on every clock is the one that its zone has', () => {
	const zones = [
		'America/Noronha',
		'America/Manaus',
		'America/Rio_Branco',
		'America/Santiago',
		'Europe/Lisbon',
		'Asia/Kathmandu',
		'Australia/Lord_Howe',
	];
	const first = Date.parse('2026-10-02T03:00:00Z') / MINUTE;
	const last = Date.parse('2027-05-31T00:00:00Z') / MINUTE;
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
			fc.integer({ min: first, max: last }),
			(zone, minutes) => {
				const instant = minutes * MINUTE;
				const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
				const here = Temporal.PlainDate.from(dayOf(instant));
				const expected = {
					hour: there.hour,
					minute: there.minute,
					day: here.until(there.toPlainDate()).days,
				};
				const { hour, minute } = timeOf(instant);
				const isSame = expected.day === 0 && expected.hour === hour && expected.minute === minute;
				// A zone may change its rules within an hour of Brasília: then nothing is told rather than
				// something wrong.
				expect([clockOf(instant, zone), null]).toContainEqual(isSame ? null : expected);
			},
		),
		{ numRuns: 400 },
	);
});

test('F20 a game after midnight in Brasília is of the day before in Manaus and Acre, and a late one of the day after in Noronha', () => {
	expect(clockOf(Date.parse('2026-11-22T03:30:00Z'), zoneOf('manaus', ''))).toEqual({
		hour: 23,
		minute: 30,
		day: -1,
	});
	expect(clockOf(Date.parse('2027-01-01T04:10:00Z'), zoneOf('acre', ''))).toEqual({
		hour: 23,
		minute: 10,
		day: -1,
	});
	expect(clockOf(Date.parse('2027-01-01T02:30:00Z'), zoneOf('noronha', ''))).toEqual({
		hour: 0,
		minute: 30,
		day: 1,
	});
});

test('clocks that agree with Brasília, and zones that nobody knows, are told nothing', () => {
	for (const zone of ['America/Sao_Paulo', 'America/Recife', 'Mars/Olympus', ''])
		expect([zone, clockSpans(zone, NOW)]).toEqual([zone, []]);
	expect(zoneOf('aparelho', 'Europe/Lisbon')).toBe('Europe/Lisbon');
});

test('F19 the day on which a summer time begins or ends elsewhere is told hour by hour', () => {
	const prefixes = clockSpans('America/Santiago', Date.parse('2026-09-01T12:00:00Z')).flatMap(
		(span) => span.prefixes,
	);
	expect(prefixes.some((prefix) => /^2026-09-0\d/.test(prefix))).toBe(true);
	expect(prefixes).not.toContain('2026-09');
});
