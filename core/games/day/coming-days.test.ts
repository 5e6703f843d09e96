import { expect, test } from 'vitest';
import { aGame, someNames } from '#tests/support/factories.ts';
import { daysWithGames } from './coming-days.ts';

const side = (teamId: string) => ({ teamId, label: null });
const games = [
	aGame({ day: '2026-11-21' }),
	aGame({ day: '2026-11-21', home: side('gremio'), away: side('flamengo') }),
	aGame({
		day: '2026-11-23',
		home: side('bahia'),
		away: { teamId: null, label: 'Vencedor da semifinal' },
		competitionId: 'serie-b',
	}),
];
const find = (term: string) =>
	daysWithGames(games, someNames(), term).map(({ day, count }) => `${day} ${count}`);

test('S2.03 the days on which a search finds games, by the rule of the list', () => {
	expect(find('mengão')).toEqual(['2026-11-21 2']);
	expect(find('semifinal')).toEqual(['2026-11-23 1']);
	expect(find('série b')).toEqual(['2026-11-23 1']);
	expect(find('flamwngo')).toEqual(['2026-11-21 2']);
	expect(find('xyz')).toEqual([]);
});
