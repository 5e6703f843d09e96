import { expect, test } from 'vitest';
import { roundName } from './round-name.ts';

test('rounds, phases and groups of the sources in Portuguese', () => {
	const names: [string, string][] = [
		['Matchday 35', '35ª rodada'],
		['1. Round', '1ª rodada'],
		['12 rodada', '12ª rodada'],
		['Round 2', '2ª fase'],
		['Round of 16', 'oitavas de final'],
		['Quartas-de-finais', 'quartas de final'],
		['Finals, Semifinals', 'fase final, semifinal'],
		['Group, Matchday 3', 'fase de grupos, 3ª rodada'],
		['Gruppe H', 'Grupo H'],
		['Match for third place', 'disputa do 3º lugar'],
		['Match 5th place', 'disputa do 5º lugar'],
		['Apertura, Matchday 1', 'Apertura, 1ª rodada'],
		['Rodada 1 - Turno', 'Rodada 1 - Turno'],
	];
	for (const [source, portuguese] of names) expect(roundName(source, { league: false })).toBe(portuguese);
});

test('a league has no phases: its "Round 2" is a round', () => {
	expect(roundName('Round 2', { league: true })).toBe('2ª rodada');
	expect(roundName('Apertura, Round 35', { league: true })).toBe('Apertura, 35ª rodada');
	expect(roundName('Round of 16', { league: true })).toBe('oitavas de final');
});

test('a name that is already ours stays', () => {
	for (const name of ['35ª rodada', 'oitavas de final', 'semifinal, ida', 'Grupo A', 'disputa do 3º lugar'])
		expect(roundName(name, { league: false })).toBe(name);
});
