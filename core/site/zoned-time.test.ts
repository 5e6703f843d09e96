import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant, isZone, localToInstant, offsetZone } from './zoned-time.ts';

function instantOf(date: string, time: string, zone: string): [string, string] | null {
	const found = localToInstant(date, time, zone);
	return found && [formatInstant(found.epochMs), found.fit];
}

test('F19 a local hour becomes the UTC instant of its zone and day', () => {
	expect(instantOf('2026-11-21', '16:00', 'America/Sao_Paulo')).toEqual([
		'2026-11-21T19:00:00Z',
		'once',
	]);
	expect(instantOf('2018-11-21', '16:00', 'America/Sao_Paulo')).toEqual([
		'2018-11-21T18:00:00Z',
		'once',
	]);
	expect(instantOf('2026-07-01', '20:45', 'Europe/Lisbon')).toEqual([
		'2026-07-01T19:45:00Z',
		'once',
	]);
	expect(instantOf('2026-06-11', '13:00', '-06:00')).toEqual(['2026-06-11T19:00:00Z', 'once']);
	expect(instantOf('2026-06-11', '23:30', 'America/Rio_Branco')).toEqual([
		'2026-06-12T04:30:00Z',
		'once',
	]);
});

test('F19 an hour that the clocks skipped or showed twice becomes the later instant and says so', () => {
	expect(instantOf('2018-11-04', '00:00', 'America/Sao_Paulo')).toEqual([
		'2018-11-04T03:00:00Z',
		'gap',
	]);
	expect(instantOf('2026-09-06', '00:00', 'America/Santiago')).toEqual([
		'2026-09-06T04:00:00Z',
		'gap',
	]);
	expect(instantOf('2026-10-25', '02:30', 'Europe/Berlin')).toEqual([
		'2026-10-25T01:30:00Z',
		'overlap',
	]);
});

test('dates, hours and zones that do not exist give no instant', () => {
	for (const [date, time, zone] of [
		['2026-02-30', '16:00', 'UTC'],
		['1850-01-01', '16:00', 'UTC'],
		['2026-02-28', '24:00', 'UTC'],
		['2026-02-28', '16:00', 'Mars/Olympus'],
		['2026-02-28', '16:00', '+25:00'],
	] as const)
		expect(localToInstant(date, time, zone)).toBeNull();
	for (const zone of ['', 'a'.repeat(100), '../etc', 'America/Sao_Paulo\0'])
		expect(isZone(zone)).toBe(false);
});

test('a fixed offset is written with its sign and minutes, and shifts the hour by itself', () => {
	expect([-360, 0, 330, -210].map(offsetZone)).toEqual(['-06:00', '+00:00', '+05:30', '-03:30']);
	fc.assert(
		fc.property(fc.integer({ min: -840, max: 840 }), (minutes) => {
			const found = localToInstant('2026-06-15', '12:00', offsetZone(minutes));
			expect(found?.epochMs).toBe(Date.UTC(2026, 5, 15, 12) - minutes * 60_000);
		}),
	);
});

test('F19 every hour of the days on which clocks move is told from the others', () => {
	const moving = [
		['2018-11-04', 'America/Sao_Paulo', 60, 0],
		['2019-02-16', 'America/Sao_Paulo', 0, 60],
		['2026-09-06', 'America/Santiago', 60, 0],
		['2026-03-29', 'Europe/Berlin', 60, 0],
		['2026-10-25', 'Europe/Berlin', 0, 60],
		['2026-10-04', 'Australia/Lord_Howe', 30, 0],
		['2026-11-22', 'America/Sao_Paulo', 0, 0],
	] as const;
	for (const [date, zone, gaps, overlaps] of moving) {
		const fits = Array.from({ length: 1_440 }, (_, minute) => {
			const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
			return localToInstant(date, time, zone)?.fit;
		});
		expect([
			date,
			fits.filter((fit) => fit === 'gap').length,
			fits.filter((fit) => fit === 'overlap').length,
		]).toEqual([date, gaps, overlaps]);
	}
});
