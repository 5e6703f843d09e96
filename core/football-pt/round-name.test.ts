import fc from 'fast-check';
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
		['Rodada 1 - Turno', '1ª rodada, Turno'],
		['Club Friendlies', 'amistoso de clubes'],
		['2nd Qualifying Round', '2ª fase classificatória'],
		['Qualifying Round 2', '2ª fase classificatória'],
		['Clausura - 1', 'Clausura, 1ª rodada'],
		['Group Stage - 2', 'fase de grupos, 2ª rodada'],
		['Regular Season - 12', '12ª rodada'],
		['Regular season', 'fase regular'],
		['temporada regular', 'fase regular'],
		['Quarter-finals', 'quartas de final'],
		['3.ª jornada', '3ª rodada'],
		['Group 2 - 16', 'Grupo 2, 16ª rodada'],
		['Championship, Matchday 9', 'fase do título, 9ª rodada'],
		['Semi-finals 1st leg', 'semifinal, ida'],
		['Round of 16 (2nd Leg)', 'oitavas de final, volta'],
		['Semi-final - 2', 'semifinal 2'],
		['Group A Round 2', 'Grupo A, 2ª rodada'],
		['Final Round', 'fase final'],
		['First round', '1ª fase'],
		['1/8-finals', 'oitavas de final'],
		['Bayern Nord - 2', 'Bayern Nord, 2ª rodada'],
		['Apertura Playoffs, Group A', 'Apertura, playoffs, Grupo A'],
		['Torneo Clausura', 'Clausura'],
		['Europe, Matchday 3', 'playoffs da Europa, 3ª rodada'],
		['Semifinal - Jogo de Volta', 'semifinal, volta'],
		['小组赛 (A组)', 'fase de grupos, Grupo A'],
		['小組E', 'Grupo E'],
		['1/8 决赛', 'oitavas de final'],
		['16 強', 'oitavas de final'],
		['決賽', 'final'],
		['A Final', 'A Final'],
		['Decisão de Grêmios', 'Decisão de Grêmios'],
		['Play-off do Norte - Sul', 'Play-off do Norte - Sul'],
	];
	for (const [source, portuguese] of names)
		expect(roundName(source, { league: false })).toBe(portuguese);
});

test('a league has no phases: its "Round 2" is a round', () => {
	expect(roundName('Round 2', { league: true })).toBe('2ª rodada');
	expect(roundName('Apertura, Round 35', { league: true })).toBe('Apertura, 35ª rodada');
	expect(roundName('Round of 16', { league: true })).toBe('oitavas de final');
});

test('a name that is already ours stays', () => {
	for (const name of [
		'35ª rodada',
		'oitavas de final',
		'semifinal, ida',
		'Grupo A',
		'disputa do 3º lugar',
	])
		expect(roundName(name, { league: false })).toBe(name);
});

test('what is in the words of the guide is not read a second time', () => {
	const word = fc.constantFrom(
		'2nd',
		'qualifying',
		'round',
		'12',
		'Group',
		'A',
		'-',
		',',
		'final',
		'leg',
		'semi',
		'matchday',
		'Norte',
		'组',
		'Apertura',
		'3ª',
		'fase',
	);
	fc.assert(
		fc.property(fc.array(word, { maxLength: 7 }), fc.boolean(), (words, league) => {
			const once = roundName(words.join(' '), { league });
			expect(roundName(once, { league })).toBe(once);
		}),
	);
});
