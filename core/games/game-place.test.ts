import { expect, test } from 'vitest';
import { gamePlace } from './game-place.ts';

const [league, supercup, abroad] = [
	{ country: 'BR', type: 'liga' },
	{ country: 'ITA', type: 'supercopa' },
	{ country: null, type: 'copa' },
];
const [brazil, italy, uruguay] = [{ country: 'BR' }, { country: 'ITA' }, { country: 'URU' }];

test('a ground that the source names has its town; one that the guide does not know has the country of its league', () => {
	const at = { city: 'Rio de Janeiro', state: 'RJ', country: 'BR' };
	expect(gamePlace({ venue: 'Maracanã', competition: league, teams: [brazil, brazil] })).toEqual({
		name: 'Maracanã',
		...at,
	});
	expect(gamePlace({ venue: 'Maracanã', competition: abroad, teams: [brazil, uruguay] })).toEqual({
		name: 'Maracanã',
		...at,
	});
	expect(gamePlace({ venue: 'Arena Nova', competition: league, teams: [brazil] })).toEqual({
		name: 'Arena Nova',
		country: 'BR',
	});
});

test('without a ground a domestic game has its country, and nothing is claimed of any other', () => {
	expect(gamePlace({ venue: null, competition: league, teams: [] })).toEqual({ country: 'BR' });
	expect(
		gamePlace({
			venue: null,
			competition: { country: 'ENG', type: 'liga' },
			teams: [{ country: 'ENG' }, { country: 'WAL' }],
		}),
	).toEqual({
		country: 'GB',
	});
	for (const [competition, teams] of [
		[supercup, [italy, italy]],
		[abroad, [brazil, brazil]],
		[{ country: 'USA', type: 'liga' }, [{ country: 'CAN' }]],
	] as const)
		expect(gamePlace({ venue: null, competition, teams })).toBeUndefined();
	expect(gamePlace({ venue: 'Mineirão', competition: abroad, teams: [uruguay] })).toEqual({
		name: 'Mineirão',
	});
});
