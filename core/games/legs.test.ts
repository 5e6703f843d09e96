import { expect, test } from 'vitest';
import { otherLeg } from './legs.ts';

const played = (round: string | null, day = '2026-11-20') => ({ round, day });

test('the legs of a tie are told by the names of the rounds, however they are written', () => {
	expect(otherLeg(played('semifinal, ida'), played('Semifinal (volta)'))).toBe('second');
	expect(otherLeg(played('Semifinal - jogo de volta'), played('semifinal, ida'))).toBe('first');
	expect(otherLeg(played('Final, 1º jogo'), played('Final, 2º jogo'))).toBe('second');
	expect(otherLeg(played('quartas de final, partida 2'), played('quartas de final'))).toBe('first');
	expect(otherLeg(played('ida'), played('volta'))).toBe('second');
});

test('a knockout stage without words for the leg is told by its days', () => {
	expect(
		otherLeg(played('oitavas de final', '2026-11-20'), played('oitavas de final', '2026-11-27')),
	).toBe('second');
	expect(
		otherLeg(played('oitavas de final', '2026-11-27'), played('oitavas de final', '2026-11-20')),
	).toBe('first');
	expect(otherLeg(played('oitavas de final'), played('oitavas de final'))).toBeNull();
});

test('no tie: other stages, the same leg, rounds of a league or a group, a round that is not known', () => {
	for (const [one, other] of [
		['semifinal, ida', 'final, volta'],
		['semifinal, ida', 'semifinal, ida'],
		['1ª rodada', '20ª rodada'],
		['Grupo A', 'Grupo A'],
		['fase de grupos', 'fase de grupos'],
		[null, 'semifinal, volta'],
		['semifinal, ida', null],
	] as const) {
		expect([one, other, otherLeg(played(one, '2026-11-01'), played(other, '2026-11-20'))]).toEqual([
			one,
			other,
			null,
		]);
	}
});
