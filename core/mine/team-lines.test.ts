import { expect, test } from 'vitest';
import { buildDay } from '#core/games/day/day-builder.ts';
import type { Game } from '#core/games/game.ts';
import {
	aBroadcast,
	aCompetition,
	aGame,
	at,
	NOW,
	someNames,
	TODAY,
} from '#tests/support/factories.ts';
import { teamLines } from './team-lines.ts';

const names = someNames();
const competitions = new Map([
	...names.competitions,
	['sub-20', aCompetition('sub-20', { ageGroup: 'sub-20' })],
]);

function dayOfGames(games: Partial<Game>[], day = TODAY) {
	const whole = games.map((over, place) =>
		aGame({ id: `${place}`, slug: `${place}`, broadcasts: [aBroadcast('globo')], ...over }),
	);
	return buildDay({
		day,
		now: NOW,
		games: whole,
		names: { ...names, competitions },
		movedFrom: new Map(),
	}).view;
}

const side = (teamId: string) => ({ teamId, label: null });
const mine = ['flamengo', 'gremio', 'bahia', 'palmeiras'].map((id) => ({ id, name: id }));

/** 'flamengo: -' = its next game is asked for; else the hour of its game of the day. */
function outline(
	view: ReturnType<typeof dayOfGames>,
	top: readonly number[] = [],
	listed: readonly number[] = view.games.map((_, place) => place),
) {
	return teamLines(view, mine, { top, listed }).map(
		({ team, place }) => `${team.id}: ${place === null ? '-' : view.games[place]?.slug}`,
	);
}

test('today each team has a line, three at most, those that play first', () => {
	const view = dayOfGames([{ home: side('bahia'), away: side('bragantino') }]);
	expect(outline(view)).toEqual(['bahia: 0', 'flamengo: -', 'gremio: -']);
});

test('a game drawn large says itself whose it is, and its team has no line', () => {
	const view = dayOfGames([{ home: side('flamengo'), away: side('gremio') }]);
	expect(outline(view, [0])).toEqual(['bahia: -', 'palmeiras: -']);
});

test('a game that is over, of the youth or left out gives way to the next one of the team', () => {
	const games = [
		{ home: side('flamengo'), away: side('bragantino'), kickoffAt: at(`${TODAY}T11:00`) },
		{ home: side('gremio'), away: side('bragantino'), competitionId: 'sub-20' },
		{ home: side('bahia'), away: side('bragantino') },
	];
	expect(outline(dayOfGames(games), [], [0, 1])).toEqual(['flamengo: -', 'gremio: -', 'bahia: -']);
});

test('another day tells only of teams that it lists, of their first team before the youth', () => {
	const kickoffAt = at('2026-11-21T16:00');
	const games = [
		{ home: side('gremio'), away: side('bragantino'), competitionId: 'sub-20', kickoffAt },
		{ home: side('gremio'), away: side('bragantino'), kickoffAt: kickoffAt + 1 },
		{ home: side('bahia'), away: side('bragantino'), competitionId: 'sub-20', kickoffAt },
		{ home: side('palmeiras'), away: side('bragantino'), kickoffAt },
	];
	const view = dayOfGames(games, '2026-11-21');
	const place = (slug: string) => view.games.findIndex((game) => game.slug === slug);
	expect(outline(view, [], [place('0'), place('1'), place('2')])).toEqual([
		'gremio: 1',
		'bahia: 2',
	]);
});
