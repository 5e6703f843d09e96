import { expect, test } from 'vitest';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game } from '#core/games/game.ts';
import { addDays, startOfDay } from '#core/site/dates.ts';
import { aBroadcast, aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import { buildFree } from './free.ts';
import type { GroupedList } from './game-groups.ts';
import { buildLive } from './live.ts';
import { buildWeek } from './week.ts';

const MINUTE = 60_000;
const context = { names: someNames(), movedFrom: new Map<string, string>(), now: NOW };

let last = 0;
const game = (kickoffAt: number | null, over: Partial<Game> = {}): Game => {
	last += 1;
	return aGame({ id: `game-${last}`, slug: `game-${last}`, kickoffAt, ...over });
};
const on = (...broadcasts: Broadcast[]) => ({ broadcasts });

/** Each group by its anchor, with the addresses of its large games and its lines. */
const shape = (list: GroupedList) =>
	list.groups.map(({ anchor, top, lines }) => [
		anchor,
		...[top, lines].map((places) => places.map((place) => list.games[place]?.slug)),
	]);
const slugs = (...games: Game[]) => games.map(({ slug }) => slug);

test('live: what runs, the three that matter most large, then what begins within the hour; nothing else', () => {
	const running = [-10, -30, -50, -100].map((minutes) => game(NOW + minutes * MINUTE));
	const [soon, later, over] = [
		game(NOW + 60 * MINUTE),
		game(NOW + 61 * MINUTE),
		game(NOW - 120 * MINUTE),
	];
	const off = game(NOW - MINUTE, { status: 'postponed' });
	const { list, validUntil } = buildLive({
		...context,
		games: [over, later, soon, off, ...running],
	});
	const [groups] = [shape(list)];
	expect(groups.map(([anchor]) => anchor)).toEqual(['agora', 'na-proxima-hora']);
	expect(groups[0]?.slice(1).flat().toSorted()).toEqual(slugs(...running).toSorted());
	expect(list.groups[0]?.top).toHaveLength(3);
	expect(groups[1]).toEqual(['na-proxima-hora', [], [soon.slug]]);
	expect(list.live).toHaveLength(4);
	// The one after it enters a minute from now, sooner than anything ends.
	expect(validUntil).toBe(NOW + MINUTE);
});

test('live: where nothing runs what begins within the hour is large; where that is nothing either, the next game', () => {
	const soon = game(NOW + 30 * MINUTE);
	expect(shape(buildLive({ ...context, games: [soon, game(NOW + 90 * MINUTE)] }).list)).toEqual([
		['na-proxima-hora', [soon.slug], []],
	]);
	const next = [
		game(at('2026-11-22T16:00'), on(aBroadcast('globo'))),
		game(at('2026-11-22T16:00')),
		game(at('2026-11-22T18:00')),
	];
	const { list, validUntil } = buildLive({ ...context, games: next });
	expect(shape(list)).toEqual([['proximo', [next[0]?.slug], []]]);
	expect(list.live).toEqual([]);
	expect(validUntil).toBe(startOfDay(addDays(TODAY, 1)));
	expect(buildLive({ ...context, games: [] }).list.groups).toEqual([]);
});

test('free: only what a free channel is confirmed to show, in some states too, today before tomorrow', () => {
	const some = aBroadcast('globo', { coverage: { include: ['PE', 'BA'], exclude: [] } });
	const [nation, states] = [
		game(at('2026-11-20T21:00'), on(aBroadcast('globo'))),
		game(at('2026-11-20T20:00'), on(some)),
	];
	const tomorrow = game(at('2026-11-21T16:00'), on(aBroadcast('globo'), aBroadcast('premiere')));
	const others = [
		game(at('2026-11-20T21:00'), on(aBroadcast('premiere'))),
		game(at('2026-11-20T21:00'), on(aBroadcast('globo', { state: 'usual' }))),
		game(at('2026-11-20T21:00'), on(aBroadcast('globo', { state: 'unconfirmed' }))),
		game(at('2026-11-20T12:00'), on(aBroadcast('globo'))),
		game(at('2026-11-20T22:00'), { ...on(aBroadcast('globo')), status: 'cancelled' }),
	];
	const { list, validUntil } = buildFree({
		...context,
		games: [...others, tomorrow, states, nation],
	});
	expect(shape(list)).toEqual([
		['hoje', slugs(nation, states), []],
		['amanha', [], [tomorrow.slug]],
	]);
	expect(list.groups.map(({ heading, note }) => [heading, note])[0]).toEqual(['Hoje', '2 jogos']);
	expect(validUntil).toBe(at('2026-11-20T20:00'));
});

test('free: a game that still runs from yesterday is one of today', () => {
	const now = at('2026-11-21T00:30');
	const night = game(at('2026-11-20T23:00'), on(aBroadcast('globo')));
	expect(shape(buildFree({ ...context, now, games: [night] }).list)).toEqual([
		['hoje', [night.slug], []],
	]);
});

test('week: of each of seven days five games at most, the first of them large, and how many there are', () => {
	const many = Array.from({ length: 7 }, (_, place) => game(at(`2026-11-22T1${place}:00`)));
	const [played, tonight] = [game(at('2026-11-20T12:00')), game(at('2026-11-20T21:30'))];
	const { list, validUntil } = buildWeek({ ...context, games: [...many, played, tonight] });
	expect(list.groups.map(({ day }) => day)).toEqual(
		Array.from({ length: 7 }, (_, away) => addDays(TODAY, away)),
	);
	expect(list.groups.map(({ top, lines }) => top.length + lines.length)).toEqual([
		1, 0, 5, 0, 0, 0, 0,
	]);
	expect(
		list.groups.slice(0, 3).map(({ heading, note, path, more }) => [heading, note, path, more]),
	).toEqual([
		['Hoje', '2 jogos', '/jogos-de-hoje', undefined],
		['Amanhã', 'nenhum jogo', '/jogos-de-amanha', undefined],
		['Dom 22/11', '7 jogos', '/jogos/2026-11-22', 'Ver os 7 jogos de domingo'],
	]);
	expect(validUntil).toBe(at('2026-11-20T21:30'));
});
