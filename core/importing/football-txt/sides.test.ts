import { expect, test } from 'vitest';
import { parseSides } from './sides.ts';

function read(text: string): string | null {
	const sides = parseSides(text);
	return (
		sides &&
		`${sides.home} x ${sides.away} ${sides.status}${sides.venue ? ` @ ${sides.venue}` : ''}`
	);
}

test('a result after or between the sides, with its notes', () => {
	expect(read('Liverpool v Arsenal  2-1 (1-0)')).toBe('Liverpool x Arsenal finished');
	expect(read('San Tirso SD v Selaya FC  5-3 pen. 1-1 a.e.t. (1-1, 0-1)')).toBe(
		'San Tirso SD x Selaya FC finished',
	);
	expect(read('Spain  1-1 a.e.t. (1-1, 1-1), 3-4 pen.  Russia  @ Luzhniki Stadium, Moscow')).toBe(
		'Spain x Russia finished @ Luzhniki Stadium, Moscow',
	);
	expect(read('England   0-0 Spain   (aet, 4-2 pen)')).toBe('England x Spain finished');
	expect(read('Germany   2-1 Czech Republic   (aet/gg)')).toBe('Germany x Czech Republic finished');
	expect(read('Grêmio  2 (4) - (5) 3 Internacional')).toBe('Grêmio x Internacional finished');
	expect(read('Grêmio 2 x 1 Inter')).toBe('Grêmio x Inter finished');
	expect(read('Real Sociedad – FC Barcelona 0–1')).toBe('Real Sociedad x FC Barcelona finished');
	expect(read('Al Hilal (KSA) v River Plate (ARG)  1-2')).toBe(
		'Al Hilal (KSA) x River Plate (ARG) finished',
	);
});

test('names with digits, dots, hyphens and apostrophes', () => {
	expect(read('TSV 1860 München  0-1 (0-0)  1. FC Saarbrücken')).toBe(
		'TSV 1860 München x 1. FC Saarbrücken finished',
	);
	expect(read('FC 08 Villingen 2-2 1899 Hoffenheim II')).toBe(
		'FC 08 Villingen x 1899 Hoffenheim II finished',
	);
	expect(read('Hannover 96 - 1. FC Köln')).toBe('Hannover 96 x 1. FC Köln scheduled');
	expect(read("Newell's Old Boys v O'Higgins")).toBe("Newell's Old Boys x O'Higgins scheduled");
	expect(read('Rot-Weiss Essen v SG Barockstadt Fulda-Lehnerz')).toBe(
		'Rot-Weiss Essen x SG Barockstadt Fulda-Lehnerz scheduled',
	);
	expect(read('Brighton & Hove Albion  -:-  Leeds')).toBe(
		'Brighton & Hove Albion x Leeds scheduled',
	);
	expect(read('A1 v A2    @ Cardiff')).toBe('A1 x A2 scheduled @ Cardiff');
	expect(read('@ Düsseldorf     West Germany     1-1 Italy')).toBe(
		'West Germany x Italy finished @ Düsseldorf',
	);
});

test('the status of a note in brackets, or bare at the end', () => {
	expect(read('A FC v B FC  [postponed]')).toBe('A FC x B FC postponed');
	expect(read('A FC v B FC  [cancelled]')).toBe('A FC x B FC cancelled');
	expect(read('A FC v B FC  3-0 [awarded]')).toBe('A FC x B FC finished');
	expect(read('A FC v B FC  1-0 [abandoned]')).toBe('A FC x B FC cancelled');
	expect(read('A FC v B FC  w/o')).toBe('A FC x B FC finished');
});

test('what names no two sides is no game', () => {
	for (const text of [
		'',
		'Flamengo',
		'v Palmeiras',
		'Man City v',
		'- : -',
		'2-1',
		'(ECU) v Delfín',
	])
		expect(read(text), text).toBeNull();
});
