import { expect, test } from 'vitest';
import { isKnownVenue, venueNames } from './known-venues.ts';

test('a ground is known by its name, with or without what it is', () => {
	for (const name of ['Maracanã', 'Estádio Maracanã', 'Barradão', 'Arena Castelão', 'Camp Nou'])
		expect(isKnownVenue(name), name).toBe(true);
	for (const name of ['Premiere', 'Santa Cruz', 'Estádio', ''])
		expect(isKnownVenue(name), name).toBe(false);
});

test('the venues of games are known beside them, without their towns', () => {
	expect(venueNames(['Arena Azul, Porto Alegre (RS)']).has('arena azul')).toBe(true);
	expect(venueNames([]).has('arena azul')).toBe(false);
});
