import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, startOfDay, timeOf } from './dates.ts';
import { formatInstant, localToInstant } from './zoned-time.ts';

/**
 * Zones of games that a Brazilian guide lists: with and without summer time, on both sides of
 * Brasília.
 */
const ZONES = [
	'America/Sao_Paulo',
	'America/Manaus',
	'America/Rio_Branco',
	'America/Noronha',
	'America/Santiago',
	'America/Asuncion',
	'Europe/Lisbon',
	'Europe/Madrid',
	'Asia/Tokyo',
	'UTC',
];
const DAY_MS = 86_400_000;
const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));
const times = fc
	.integer({ min: 0, max: 1_439 })
	.map(
		(minutes) =>
			`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
	);

/** What the clocks of a zone show: by another road than the code under test. */
function clockIn(zone: string, instant: number): string {
	const options = {
		timeZone: zone,
		dateStyle: 'short',
		timeStyle: 'short',
		hourCycle: 'h23',
	} as const;
	return new Intl.DateTimeFormat('sv-SE', options).format(instant);
}

test('F19 law: a local hour that exists is what the clocks of its zone show then; one that they skipped becomes a later one', () => {
	fc.assert(
		fc.property(fc.constantFrom(...ZONES), days, times, (zone, day, time) => {
			const found = localToInstant(day, time, zone);
			expect(found).not.toBeNull();
			const shown = clockIn(zone, found?.epochMs ?? 0);
			if (found?.fit === 'gap') expect(shown > `${day} ${time}`).toBe(true);
			else expect(shown).toBe(`${day} ${time}`);
		}),
		{ numRuns: 400 },
	);
});

test('F19 law: of an hour shown twice the later one is meant, never more than two hours apart', () => {
	const nights = [
		['America/Sao_Paulo', '2018-02-17', '23:30'],
		['Europe/Lisbon', '2026-10-25', '01:30'],
		['America/Santiago', '2026-04-04', '23:30'],
	] as const;
	for (const [zone, day, time] of nights) {
		const found = localToInstant(day, time, zone);
		expect([zone, found?.fit]).toEqual([zone, 'overlap']);
		expect(clockIn(zone, (found?.epochMs ?? 0) - 3_600_000)).toBe(`${day} ${time}`);
	}
});

test('F19 the zones of Brazil and its neighbours stand where their law puts them today', () => {
	const noon = (zone: string, day = '2026-07-01') =>
		formatInstant(localToInstant(day, '12:00', zone)?.epochMs ?? 0).slice(11, 16);
	expect(noon('America/Manaus')).toBe('16:00');
	expect(noon('America/Rio_Branco')).toBe('17:00');
	expect(noon('America/Noronha')).toBe('14:00');
	// No summer time in Brazil since 2019, none in Paraguay since 2024.
	for (const day of ['2026-01-15', '2026-07-01']) {
		expect([day, noon('America/Sao_Paulo', day), noon('America/Asuncion', day)]).toEqual([
			day,
			'15:00',
			'15:00',
		]);
	}
});

test('F20 law: every instant belongs to exactly one day, which holds it between its first instant and that of the next', () => {
	const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2045, 0, 1) });
	fc.assert(
		fc.property(instants, (instant) => {
			const day = dayOf(instant);
			expect(startOfDay(day) <= instant && instant < startOfDay(addDays(day, 1))).toBe(true);
			const { hour, minute } = timeOf(instant);
			expect(clockIn('America/Sao_Paulo', instant)).toBe(
				`${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
			);
		}),
		{ numRuns: 400 },
	);
});

test('F20 the last minute of a day and the first of the next, at the turn of a year, in a leap year and where midnight was skipped', () => {
	for (const day of [
		'2026-11-20',
		'2026-12-31',
		'2028-02-28',
		'2028-02-29',
		'2027-02-28',
		'2018-11-03',
		'2018-02-17',
	]) {
		const next = addDays(day, 1);
		const midnight = startOfDay(next);
		expect([dayOf(midnight - 60_000), dayOf(midnight)]).toEqual([day, next]);
		expect(Math.abs(midnight - startOfDay(day) - DAY_MS)).toBeLessThanOrEqual(3_600_000);
	}
	expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
	expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
});
