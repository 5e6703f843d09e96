import { expect, test } from 'vitest';
import type { RawGame } from './raw-game.ts';
import { createRawGames } from './raw-games.ts';

const game = (over: Partial<RawGame>): RawGame => ({
	...{
		line: 2,
		text: 'Santos x Remo',
		date: '2026-11-21',
		time: null,
		zone: null,
		home: 'Santos',
		away: 'Remo',
		competition: null,
	},
	...{ round: null, venue: null, status: 'scheduled', channels: [], issues: [] },
	...over,
});

test('games of a table come back as they were given, those with facts that others do not have too', () => {
	const channels = [{ name: 'Globo', include: [], exclude: ['RS' as const], note: null }];
	const given = [
		game({}),
		game({ line: 3, time: '16:00', homeAlso: ['Santos-SP'], channels }),
		game({ line: 4, home: 'Remo', away: 'Santos', channels, instant: 0 }),
		...Array.from({ length: 200 }, (_, index) =>
			game({ line: 5 + index, round: `Matchday ${index}` }),
		),
	];
	const kept = createRawGames();
	for (const one of given) kept.push(one);
	expect([...kept]).toEqual(given);
	expect([kept.length, kept.at(2), kept.at(given.length)]).toEqual([
		given.length,
		given[2],
		undefined,
	]);
});
