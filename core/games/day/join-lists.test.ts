import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { listGames } from '#core/games/game-list.ts';
import { aBroadcast, aGame, at, NOW, someNames } from '#tests/support/factories.ts';
import type { GameList } from './day-view.ts';
import { joinLists, leaveOut } from './join-lists.ts';

const list = (games: readonly Game[]) =>
	listGames(games, { names: someNames(), movedFrom: new Map(), now: NOW });
const side = (teamId: string) => ({ teamId, label: null });
const first = aGame({ id: '1', slug: 'first', broadcasts: [aBroadcast('globo')] });
const second = aGame({
	id: '2',
	slug: 'second',
	home: side('gremio'),
	away: side('bahia'),
	broadcasts: [aBroadcast('premiere')],
});

/** 'first: flamengo palmeiras globo' for each game. */
const outline = ({ games, teams, channels }: GameList) =>
	games.map(({ slug, home, away, broadcasts, answer }) => {
		const teamAt = (place: number | string) =>
			typeof place === 'number' ? teams[place]?.id : place;
		const at = [...broadcasts, answer.country].map(({ channel = -1 }) => channels[channel]?.id);
		return `${slug}: ${[teamAt(home), teamAt(away), ...at].join(' ')}`;
	});

test('a game takes the place of its slug with its names and channels; what did not change stays the same object', () => {
	const before = list([first, second]);
	const moved = {
		...second,
		kickoffAt: at('2026-11-20T19:00'),
		broadcasts: [aBroadcast('sportv')],
	};
	const joined = joinLists(before, list([moved]));
	expect(outline(joined)).toEqual([
		'first: flamengo palmeiras globo globo',
		'second: gremio bahia sportv sportv',
	]);
	expect([joined.games[0], joined.teams, joined.competitions]).toEqual([
		before.games[0],
		before.teams,
		before.competitions,
	]);
	expect([
		joined.games[0] === before.games[0],
		joined.teams === before.teams,
		joined.channels === before.channels,
	]).toEqual([true, true, false]);
});

test('the same games once more change nothing', () => {
	const before = list([first, second]);
	const again = joinLists(before, list([second, first]));
	expect([
		again.games === before.games,
		again.teams === before.teams,
		again.channels === before.channels,
	]).toEqual([true, true, true]);
});

test('a game goes with the names and channels that only it had', () => {
	const before = list([first, second]);
	const left = leaveOut(before, new Set(['first']));
	expect(outline(left)).toEqual(['second: gremio bahia premiere premiere']);
	expect([left.teams.length, left.channels.length, left.competitions.length]).toEqual([2, 1, 1]);
	expect(leaveOut(before, new Set())).toEqual(before);
});

test('a new spelling of a name reaches the games that did not change', () => {
	const before = list([first]);
	const names = someNames();
	const flamengo = names.teams.get('flamengo');
	const renamed = new Map([
		...names.teams,
		['flamengo', { ...(flamengo as NonNullable<typeof flamengo>), shortName: 'Fla' }],
	]);
	const more = listGames([{ ...first, id: '3', slug: 'third' }], {
		names: { ...names, teams: renamed },
		movedFrom: new Map(),
		now: NOW,
	});
	const joined = joinLists(before, more);
	expect([joined.games.length, joined.teams.map(({ name }) => name)]).toEqual([
		2,
		['Fla', 'Palmeiras'],
	]);
});
