import { expect, test } from 'vitest';
import type { GameResult } from '#core/games/result.ts';
import { at, TODAY } from '#tests/support/factories.ts';
import { scoreLine, scoreSentence, scoreSource } from './score.ts';

const result = (over: Partial<GameResult>): GameResult => ({
	...{ home: 2, away: 1, penalties: null, phase: 'final', minute: null },
	source: 'football-data.org',
	at: at('2026-11-20T22:14'),
	...over,
});

test('issue 21: a score says how far it goes, and since when unless it is final', () => {
	const shootOut = { penalties: { home: 4, away: 3 } };
	const noteOf = (over: Partial<GameResult>) => scoreLine(result(over))[2];
	expect(
		[
			{},
			shootOut,
			{ phase: 'first-half', minute: 62 },
			{ phase: 'second-half' },
			{ phase: 'half-time' },
			{ phase: 'extra-time', minute: 105 },
			{ phase: 'penalties' },
			{ phase: 'penalties', ...shootOut },
			{ phase: 'running' },
			{ phase: 'running', minute: 80 },
			{ phase: 'running', ...shootOut },
		].map((over) => noteOf(over as Partial<GameResult>)),
	).toEqual([
		'fim de jogo',
		'fim de jogo (4 x 3 nos pênaltis)',
		'62 min, às 22h14',
		'2º tempo, às 22h14',
		'intervalo, às 22h14',
		'prorrogação, 105 min, às 22h14',
		'nos pênaltis, às 22h14',
		'4 x 3 nos pênaltis, às 22h14',
		'às 22h14',
		'80 min, às 22h14',
		'4 x 3 nos pênaltis, às 22h14',
	]);
});

test('issue 21: a score names its source and hour, with the date where it is not the day of the game', () => {
	expect(scoreSource(result({}), TODAY)).toBe('Fonte: football-data.org, às 22h14');
	expect(scoreSource(result({ source: null, at: at('2026-11-21T09:00') }), TODAY)).toBe(
		'Anotado pelo guia em 21/11 às 9h00',
	);
	expect(scoreSentence(result({}), TODAY)).toBe(
		'Placar: 2 x 1, fim de jogo. Fonte: football-data.org, às 22h14.',
	);
});
