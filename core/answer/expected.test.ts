import { expect, test } from 'vitest';
import type { Right } from '#core/competitions/rights.ts';
import {
	aBroadcast,
	aChannel,
	aCompetition,
	aGame,
	at,
	NOW,
	someNames,
} from '#tests/support/factories.ts';
import { expectedOf, type Habits, isUnanswered } from './expected.ts';
import { type ShownGame, slotHabits } from './habits.ts';

const KICKOFF = at('2026-11-22T16:00');
const WEEK = 7 * 86_400_000;
const SP = 'America/Sao_Paulo';

/** Sundays before the game, newest first; on each the channels of its place in the list. */
function sundays(...channels: string[][]): Habits {
	const games = channels.map((ids, week): ShownGame => {
		return {
			kickoffAt: KICKOFF - (week + 1) * WEEK,
			channels: ids.map((id) => ({ id, limited: id === 'globo' })),
		};
	});
	return new Map([['brasileirao-a', slotHabits(games, SP)]]);
}

function names(...rights: Right[]) {
	const known = someNames();
	const channels = new Map([...known.channels, ['fox', aChannel('fox', { status: 'retired' })]]);
	return {
		...known,
		channels,
		competitions: new Map([['brasileirao-a', aCompetition('brasileirao-a', { rights })]]),
	};
}

const times = (count: number, ...ids: string[]) => Array.from({ length: count }, () => ids);
const open = aGame({ kickoffAt: KICKOFF });
const part = (channelId: string, until = '2026-12-31'): Right => ({
	channelId,
	until,
	shows: 'part',
});

test('a channel of six of the last ten games is usual, with its ground; one of five is not', () => {
	const habits = sundays(
		...times(5, 'premiere', 'globo'),
		...times(1, 'premiere'),
		...times(4, 'sportv'),
	);
	expect(expectedOf(open, { names: names(), habits, now: NOW })).toEqual({
		...{ kind: 'usual', times: 6, of: 10 },
		channels: [expect.objectContaining({ id: 'premiere', games: 6, set: 0 })],
	});
	const five = sundays(...times(5, 'premiere'), ...times(5, 'sportv'));
	expect(expectedOf(open, { names: names(), habits: five, now: NOW })).toBeNull();
});

test('channels with six games together are one set; the ground counts the games for which the whole sentence holds', () => {
	const saidOf = (...weeks: string[][]) => {
		const { channels, times } = expectedOf(open, {
			names: names(),
			habits: sundays(...weeks),
			now: NOW,
		}) ?? { channels: [] };
		return { sets: channels.map(({ id, set }) => `${id} ${set}`), times };
	};
	const both = saidOf(...times(7, 'premiere', 'sportv'), ...times(2, 'premiere'), ['globo']);
	expect(both).toEqual({ sets: ['premiere 0', 'sportv 0'], times: 7 });
	const either = saidOf(
		...times(4, 'premiere'),
		...times(2, 'premiere', 'sportv'),
		...times(4, 'sportv'),
	);
	expect(either).toEqual({ sets: ['premiere 0', 'sportv 1'], times: 10 });
	const mixed = saidOf(
		...times(4, 'premiere', 'sportv', 'globo'),
		...times(4, 'premiere', 'sportv'),
		...times(2, 'globo'),
	);
	expect(mixed).toEqual({ sets: ['premiere 0', 'sportv 0', 'globo 1'], times: 10 });
});

test('what was shown in some states only says so; at most three channels, none of them off the air', () => {
	const habits = sundays(...times(10, 'globo', 'premiere', 'sportv', 'fox'));
	const expected = expectedOf(open, { names: names(), habits, now: NOW });
	expect(expected?.channels.map(({ id, partly }) => [id, partly ?? false])).toEqual([
		['globo', true],
		['premiere', false],
		['sportv', false],
	]);
});

test('where nothing was counted, the holder that shows all games; else who holds the rights, until their last day', () => {
	const asked = { habits: new Map(), now: NOW };
	const all: Right = { channelId: 'premiere', until: '2026-12-31', shows: 'all' };
	const usual = expectedOf(open, { ...asked, names: names(part('globo'), all) });
	expect(usual).toEqual({ kind: 'usual', channels: [expect.objectContaining({ id: 'premiere' })] });
	const rights = expectedOf(open, {
		...asked,
		names: names(part('globo'), part('sportv', '2026-11-22'), part('premiere', '2026-11-21')),
	});
	expect(rights).toMatchObject({ kind: 'rights', channels: [{ id: 'globo' }, { id: 'sportv' }] });
	expect(expectedOf(open, { ...asked, names: names(part('globo', '2026-11-21')) })).toBeNull();
});

test('a game without an hour has no slot: rights only', () => {
	const habits = sundays(...times(10, 'premiere'));
	const game = aGame({ kickoffAt: null, day: '2026-11-22' });
	expect(expectedOf(game, { names: names(part('globo')), habits, now: NOW })).toMatchObject({
		kind: 'rights',
	});
});

test('a source that named a channel, or said that no channel shows it, is never talked over', () => {
	const habits = sundays(...times(10, 'premiere'));
	for (const broadcast of [
		aBroadcast('globo'),
		aBroadcast('globo', { state: 'unconfirmed' }),
		aBroadcast(null, { state: 'none' }),
	]) {
		const game = aGame({ kickoffAt: KICKOFF, broadcasts: [broadcast] });
		expect(isUnanswered(game, NOW)).toBe(false);
		expect(expectedOf(game, { names: names(part('globo')), habits, now: NOW })).toBeNull();
	}
});

test('what a person marked as usual gives way to the count, not to rights', () => {
	const game = aGame({
		kickoffAt: KICKOFF,
		broadcasts: [aBroadcast('sportv', { state: 'usual' })],
	});
	const counted = expectedOf(game, {
		names: names(),
		habits: sundays(...times(7, 'premiere')),
		now: NOW,
	});
	expect(counted).toMatchObject({ kind: 'usual', of: 7, channels: [{ id: 'premiere', games: 7 }] });
	expect(expectedOf(game, { names: names(part('globo')), habits: new Map(), now: NOW })).toBeNull();
});

test('nothing is expected of a game that is off or behind', () => {
	const asked = { names: names(part('globo')), habits: sundays(...times(10, 'premiere')) };
	expect(
		expectedOf(aGame({ kickoffAt: KICKOFF, status: 'postponed' }), { ...asked, now: NOW }),
	).toBeNull();
	expect(expectedOf(open, { ...asked, now: at('2026-11-23T08:00') })).toBeNull();
});
