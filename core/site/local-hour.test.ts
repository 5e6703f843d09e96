import { expect, test } from 'vitest';
import { formatHourIn, zoneCity } from './local-hour.ts';

const kickoff = Date.UTC(2026, 10, 21, 0, 30);

test('the hour of a zone, written as Brazilians do', () => {
	expect(formatHourIn(kickoff, 'America/Sao_Paulo')).toBe('21h30');
	expect(formatHourIn(kickoff, 'America/Manaus')).toBe('20h30');
	expect(formatHourIn(kickoff, 'Europe/Lisbon')).toBe('0h30');
	expect(formatHourIn(Date.UTC(2026, 10, 20, 20), 'America/Argentina/Buenos_Aires')).toBe('17h');
});

test('a zone that does not exist has no hour', () => {
	expect(formatHourIn(kickoff, 'Moon/Tranquility')).toBeNull();
});

test('a zone is named by its city', () => {
	expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
