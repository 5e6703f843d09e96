import { expect, test } from 'vitest';
import { parseDatePrefix } from './date-prefix.ts';

function read(text: string): string | null {
	const found = parseDatePrefix(text);
	if (!found) return null;
	const { day, month, year, weekdays } = found.date;
	return `${year ?? '?'}-${month}-${day}${weekdays.length > 0 ? ` ${weekdays.join('/')}` : ''}|${found.rest.trim()}`;
}

test('dates of the old and new forms, in several languages', () => {
	expect(read('[Fri Aug/11]')).toBe('?-8-11 5|');
	expect(read('  Fri Aug 11 2023')).toBe('2023-8-11 5|');
	expect(read('Thu Jul/25 2024')).toBe('2024-7-25 4|');
	expect(read('June 14 20:00 @ Antwerpen')).toBe('?-6-14|20:00 @ Antwerpen');
	expect(read('Th 26/3/26 20:45 CET')).toBe('2026-3-26 4|20:45 CET');
	expect(read('[Sáb, 13/Maio]')).toBe('?-5-13 6|');
	expect(read('[qua 3/02]')).toBe('?-2-3 3|');
	expect(read('Sábado, 20 de janeiro de 2024')).toBe('2024-1-20 6|');
	expect(read('Terça-feira, 9 de maio')).toBe('?-5-9 2|');
	expect(read('Mié 12 Nov')).toBe('?-11-12 3|');
	expect(read('Mo. 3. März')).toBe('?-3-3 1|');
	expect(read('11. August 2024')).toBe('2024-8-11|');
	expect(read('23.09.2024')).toBe('2024-9-23|');
	expect(read('17/03 (domingo) 18:00')).toBe('?-3-17 0|18:00');
	expect(read('2024-08-12 20:45 A v B')).toBe('2024-8-12|20:45 A v B');
	expect(read('Jul 10 16:00   Colombia')).toBe('?-7-10|16:00   Colombia');
});

test('hours, clubs and rounds are no dates', () => {
	for (const text of [
		'19.30  Santos v Vasco',
		'1. FC Köln v Hertha',
		'2 de Mayo  1-0  Guaraní',
		'12 de Octubre FC v Olimpia',
		'1/8 final',
		'Matchday 5',
	])
		expect(read(text), text).toBeNull();
});

test('a club of 1860 behind a date is not the year', () => {
	expect(read('Sat Aug 11 1860 München v 1. FC Köln')).toBe('?-8-11 6|1860 München v 1. FC Köln');
});
