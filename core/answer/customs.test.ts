import { expect, test } from 'vitest';
import { aChannel, aCompetition, at } from '#tests/support/factories.ts';
import { competitionCustoms } from './customs.ts';
import { slotHabits } from './habits.ts';

const channels = new Map(['premiere', 'globo'].map((id) => [id, aChannel(id)]));
const WEEK = 7 * 86_400_000;

test('a line for each slot with a habit, then who holds the competition; what is not known is not there', () => {
	const league = aCompetition('liga', {
		shortName: 'Liga',
		rights: [{ channelId: 'globo', until: '2026-12-31', shows: 'part' }],
	});
	const games = Array.from({ length: 7 }, (_, week) => ({
		kickoffAt: at('2026-11-15T16:00') - week * WEEK,
		channels: [
			{ id: 'premiere', limited: false },
			...(week === 0 ? [] : [{ id: 'globo', limited: true }]),
		],
	}));
	const other = { kickoffAt: at('2026-11-14T21:00'), channels: [{ id: 'globo', limited: false }] };
	const habits = new Map([['liga', slotHabits([...games, other], league.zone)]]);
	const customs = competitionCustoms([league, aCompetition('copa')], {
		names: { channels },
		habits,
		today: '2026-11-20',
	});
	expect(customs).toEqual([
		{
			id: 'liga',
			name: 'Liga',
			lines: [
				'dom, 16h: premiere, 7 dos últimos 7 e globo, 6 dos últimos 7, em parte dos estados',
				'Direitos da competição: globo; nem todo jogo passa lá',
			],
			counted: true,
		},
	]);
	const uncounted = competitionCustoms([league], {
		names: { channels },
		habits: new Map(),
		today: '2026-11-20',
	});
	expect(uncounted).toEqual([
		{
			id: 'liga',
			name: 'Liga',
			lines: ['Direitos da competição: globo; nem todo jogo passa lá'],
			counted: false,
		},
	]);
});
