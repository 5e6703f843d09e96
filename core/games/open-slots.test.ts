import { expect, test } from 'vitest';
import { aBroadcast, aChannel, aGame, at, NOW } from '#tests/support/factories.ts';
import { UNKNOWN_UFS } from './coverage/coverage.ts';
import { buildGame } from './game-builder.ts';
import { listGames } from './game-list.ts';
import { countOpenSlots, isContested, sharedSlots } from './open-slots.ts';

const channels = new Map(
	[
		aChannel('globo', { group: 'aberta', free: true }),
		aChannel('eptv', { group: 'aberta', regionUfs: ['SP'] }),
		aChannel('premiere'),
	].map((channel) => [channel.id, channel]),
);
const names = { teams: new Map(), competitions: new Map(), channels };
const context = { names, movedFrom: new Map(), now: NOW };
const kickoffAt = at('2026-11-22T16:00');
const on = (id: string, ...broadcasts: ReturnType<typeof aBroadcast>[]) =>
	aGame({ id, slug: id, kickoffAt, broadcasts });
const includes = (games: ReturnType<typeof on>[]) =>
	listGames(games, context).games.map((game) => game.broadcasts.map((card) => card.include));

test('an open channel that shows two games at one minute reaches the whole country with neither', () => {
	expect(includes([on('a', aBroadcast('globo'))])).toEqual([[undefined]]);
	expect(includes([on('a', aBroadcast('globo')), on('b', aBroadcast('globo'))])).toEqual([
		[UNKNOWN_UFS],
		[UNKNOWN_UFS],
	]);
	const inSp = aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } });
	expect(includes([on('a', inSp), on('b', aBroadcast('globo'))])).toEqual([['SP'], [UNKNOWN_UFS]]);
});

test('pay channels have several signals, regional stations have their region, and games that are off take no time', () => {
	expect(includes([on('a', aBroadcast('premiere')), on('b', aBroadcast('premiere'))])).toEqual([
		[undefined],
		[undefined],
	]);
	expect(includes([on('a', aBroadcast('eptv')), on('b', aBroadcast('eptv'))])).toEqual([
		[undefined],
		[undefined],
	]);
	const off = { ...on('b', aBroadcast('globo')), status: 'postponed' as const };
	expect(includes([on('a', aBroadcast('globo')), off])[0]).toEqual([undefined]);
});

test('a guess does not question what is confirmed', () => {
	const slots = countOpenSlots(
		[on('a', aBroadcast('globo')), on('b', aBroadcast('globo', { state: 'usual' }))],
		channels,
	);
	expect(isContested({ channelId: 'globo', kickoffAt, state: 'confirmed' }, slots)).toBe(false);
	expect(isContested({ channelId: 'globo', kickoffAt, state: 'usual' }, slots)).toBe(true);
});

test('“Globo passa X em SP; em PE, Y”: the minutes of a list that depend on the state', () => {
	const inSp = aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } });
	const butSp = aBroadcast('globo', { coverage: { include: [], exclude: ['SP'] } });
	const list = listGames(
		[on('a', inSp), on('b', butSp, aBroadcast('premiere')), on('c', aBroadcast('premiere'))],
		context,
	);
	expect(sharedSlots(list)).toEqual([
		{
			channel: 0,
			kickoffAt,
			games: [
				{ game: 0, include: 'SP' },
				{ game: 1, exclude: 'SP' },
			],
		},
	]);
});

test('the page of a game holds the games that its open channels show elsewhere, and no others', () => {
	const [game, other, premiere] = [
		on('a', aBroadcast('globo')),
		on('b', aBroadcast('globo')),
		on('c', aBroadcast('premiere')),
	];
	const { view } = buildGame({
		game,
		changes: [],
		names,
		now: NOW,
		sameTime: [game, other, premiere],
	});
	expect(view.sameTime?.games.map(({ slug }) => slug)).toEqual(['a', 'b']);
	expect(view.broadcasts.map(({ reach }) => reach)).toEqual([{ in: UNKNOWN_UFS }]);
	const alone = buildGame({ game, changes: [], names, now: NOW, sameTime: [game, premiere] }).view;
	expect([alone.sameTime, alone.broadcasts[0]?.reach]).toEqual([undefined, {}]);
});
