import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import { isShownIn } from '#core/games/coverage/coverage-rules.ts';
import type { Game } from '#core/games/game.ts';
import { aBroadcast, aChannel, aGame, at, someNames } from '#tests/support/factories.ts';
import { mapSlots } from './map-slots.ts';
import type { MapSlot } from './map-view.ts';

const ALL = Object.keys(UFS) as Uf[];
const channels = new Map(
	[
		aChannel('globo', { shortName: 'Globo', group: 'aberta', free: true }),
		aChannel('sbt', { shortName: 'SBT', group: 'aberta', free: true }),
		aChannel('rpc', {
			shortName: 'RPC',
			group: 'aberta',
			free: true,
			regionUfs: ['PR'],
			parentId: 'globo',
		}),
		aChannel('tv-jornal', {
			shortName: 'TV Jornal',
			group: 'aberta',
			free: true,
			regionUfs: ['PE'],
		}),
		aChannel('premiere', {}),
	].map((channel) => [channel.id, channel]),
);
const names = { ...someNames(), channels };
const kickoffAt = at('2026-11-22T16:00');
const on = (id: string, ...broadcasts: Broadcast[]) =>
	aGame({ id, slug: id, kickoffAt, broadcasts });
const inside = (...include: Uf[]) => ({ coverage: { include, exclude: [] } });
const butIn = (...exclude: Uf[]) => ({ coverage: { include: [], exclude } });
const slotsOf = (...games: Game[]) => mapSlots(games, names);
const shownIn = ({ cells, games }: MapSlot, uf: Uf) =>
	cells
		.filter(({ ufs }) => ufs.split(' ').includes(uf))
		.map((cell) => cell.games.map((place) => games[place]?.slug));

test('a network that parts the country: the game that most states are shown is number 1', () => {
	const [slot, ...others] = slotsOf(
		on('a', aBroadcast('globo', inside('SP', 'PR'))),
		on('b', aBroadcast('globo', butIn('SP', 'PR'))),
	);
	expect([slot?.id, slot?.kind, slot?.games.map(({ slug }) => slug), others]).toEqual([
		'globo-16h',
		'states',
		['b', 'a'],
		[],
	]);
	expect([shownIn(slot as MapSlot, 'SP'), shownIn(slot as MapSlot, 'PE')]).toEqual([
		[['a']],
		[['b']],
	]);
});

test('only what is confirmed takes part: nothing usual, unconfirmed, called off, paid or without an hour', () => {
	const states = (['usual', 'unconfirmed', 'none'] as const).map((state) =>
		on(state, aBroadcast('globo', { state })),
	);
	const off = { ...on('off', aBroadcast('globo')), status: 'postponed' as const };
	const hourless = aGame({
		id: 'h',
		slug: 'h',
		kickoffAt: null,
		broadcasts: [aBroadcast('globo')],
	});
	expect(slotsOf(...states, off, hourless, on('paid', aBroadcast('premiere')))).toEqual([]);
});

test('what a slot is: one game for the country, a game of some states, of one station, of untold states', () => {
	const kinds = (...games: Game[]) => slotsOf(...games).map(({ id, kind }) => [id, kind]);
	expect(kinds(on('a', aBroadcast('globo')))).toEqual([['globo-16h', 'country']]);
	expect(kinds(on('a', aBroadcast('sbt', inside('PE', 'BA'))))).toEqual([['sbt-16h', 'states']]);
	expect(kinds(on('a', aBroadcast('sbt', inside('PE'))))).toEqual([['sbt-16h', 'region']]);
	expect(kinds(on('a', aBroadcast('tv-jornal')))).toEqual([['tv-jornal-16h', 'region']]);
	expect(kinds(on('a', aBroadcast('globo')), on('b', aBroadcast('globo')))).toEqual([
		['globo-16h', 'unknown'],
	]);
});

test('a game whose states are not told colours no tile', () => {
	const [slot] = slotsOf(on('a', aBroadcast('globo', inside('SP'))), on('b', aBroadcast('globo')));
	expect([slot?.kind, slot?.games.map(({ slug, statesUnknown }) => [slug, statesUnknown])]).toEqual(
		[
			'states',
			[
				['a', undefined],
				['b', true],
			],
		],
	);
	expect([shownIn(slot as MapSlot, 'SP'), shownIn(slot as MapSlot, 'PE')]).toEqual([[['a']], [[]]]);
});

test('a station of a network is part of it: where both show something else the tile names both', () => {
	const [slot] = slotsOf(on('a', aBroadcast('globo')), on('b', aBroadcast('rpc')));
	expect([slot?.id, shownIn(slot as MapSlot, 'PR'), shownIn(slot as MapSlot, 'SC')]).toEqual([
		'globo-16h',
		[['a', 'b']],
		[['a']],
	]);
});

const coverage = fc.record({
	include: fc.uniqueArray(fc.constantFrom(...ALL), { maxLength: 8 }),
	exclude: fc.uniqueArray(fc.constantFrom(...ALL), { maxLength: 4 }),
});
const broadcast = fc.record({
	channelId: fc.constantFrom(...channels.keys()),
	state: fc.constantFrom('confirmed' as const, 'usual' as const, 'unconfirmed' as const),
	coverage,
});
const days = fc.array(
	fc.uniqueArray(broadcast, { selector: ({ channelId }) => channelId, maxLength: 3 }),
	{ maxLength: 5 },
);

test('each state is in exactly one cell of each slot, and is shown no game whose channel does not reach it', () => {
	fc.assert(
		fc.property(days, (list) => {
			const games = list.map((broadcasts, place) =>
				on(`g${place}`, ...broadcasts.map((each) => aBroadcast(each.channelId, each))),
			);
			for (const slot of mapSlots(games, names)) {
				expect(slot.cells.flatMap(({ ufs }) => ufs.split(' ')).sort()).toEqual([...ALL].sort());
				for (const uf of ALL)
					for (const slug of shownIn(slot, uf).flat())
						expect([uf, slug, reaches(games, slug, uf)]).toEqual([uf, slug, true]);
			}
		}),
	);
});

function reaches(games: readonly Game[], slug: string | undefined, uf: Uf): boolean {
	const broadcasts = games.find((game) => game.slug === slug)?.broadcasts ?? [];
	return broadcasts.some((each) => {
		const channel = channels.get(each.channelId ?? '');
		return (
			channel?.group === 'aberta' && each.state === 'confirmed' && isShownIn(each, channel, uf)
		);
	});
}
