import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '#core/site/dates.ts';
import { isListedBehind } from './day/listed-behind.ts';
import { GAME_STATUSES } from './game.ts';
import {
	compareGames,
	isBehind,
	isLive,
	isOff,
	isOver,
	LIVE_MINUTES,
	nextTurn,
} from './game-rules.ts';

const KICKOFF = Date.parse('2026-11-21T00:30:00Z');
const MINUTE = 60_000;
const game = { kickoffAt: KICKOFF, status: 'scheduled' } as const;

test('a game is live from its kickoff until two hours later', () => {
	expect(isLive(game, KICKOFF - 1)).toBe(false);
	expect(isLive(game, KICKOFF)).toBe(true);
	expect(isLive(game, KICKOFF + LIVE_MINUTES * MINUTE - 1)).toBe(true);
	expect(isLive(game, KICKOFF + LIVE_MINUTES * MINUTE)).toBe(false);
	expect(isLive({ ...game, status: 'postponed' }, KICKOFF)).toBe(false);
	expect(isLive({ ...game, kickoffAt: null }, KICKOFF)).toBe(false);
});

test('law: a game is never two things at once, and what the clock changes it changes at its turn', () => {
	const statuses = fc.constantFrom(...GAME_STATUSES);
	fc.assert(
		fc.property(
			statuses,
			fc.option(fc.integer({ min: 0, max: 10_000 })),
			fc.integer({ min: 0, max: 10_000 }),
			(status, minutes, nowMinutes) => {
				const kickoffAt = minutes === null ? null : minutes * MINUTE;
				const subject = { status, kickoffAt, day: dayOf(kickoffAt ?? 5_000 * MINUTE) };
				const now = nowMinutes * MINUTE;
				const states = (instant: number) => [
					isLive(subject, instant),
					isOver(subject, instant),
					isOff(subject),
				];
				expect(states(now).filter(Boolean).length).toBeLessThan(2);
				const all = (instant: number) => [...states(instant), isBehind(subject, instant)];
				const turn = nextTurn(subject, now);
				if (turn === null) expect(all(now + 1e12)).toEqual(all(now));
				else {
					expect(all(turn - 1)).toEqual(all(now));
					expect(all(turn)).not.toEqual(all(now));
				}
			},
		),
	);
});

test('a game is behind once it is over or its day is, and not while it runs past midnight', () => {
	const day = '2026-11-20';
	const after = KICKOFF + LIVE_MINUTES * MINUTE;
	const late = { ...game, day, kickoffAt: Date.parse('2026-11-20T23:30:00-03:00') };
	const open = { ...game, day, kickoffAt: null };
	expect([isBehind({ ...game, day }, after - 1), isBehind({ ...game, day }, after)]).toEqual([
		false,
		true,
	]);
	const midnight = Date.parse('2026-11-21T00:00:00-03:00');
	expect([
		isBehind(late, midnight),
		isBehind(open, midnight - 1),
		isBehind(open, midnight),
	]).toEqual([false, false, true]);
	expect(isBehind({ ...open, status: 'postponed' }, midnight)).toBe(true);
	expect(isListedBehind('over', { day, today: day })).toBe(true);
	expect(isListedBehind('hour', { day, today: day })).toBe(false);
	expect(isListedBehind('hour', { day, today: '2026-11-21' })).toBe(true);
	expect(isListedBehind('live', { day, today: '2026-11-21' })).toBe(false);
});

test('order: hour, then importance of the competition, games without an hour last', () => {
	const list = [
		{ kickoffAt: null, priority: 1, slug: 'c' },
		{ kickoffAt: 2, priority: 1, slug: 'b' },
		{ kickoffAt: 1, priority: 5, slug: 'a' },
		{ kickoffAt: 1, priority: 1, slug: 'z' },
		{ kickoffAt: null, priority: 1, slug: 'a' },
	];
	expect(list.toSorted(compareGames).map(({ kickoffAt, slug }) => `${kickoffAt} ${slug}`)).toEqual([
		'1 z',
		'1 a',
		'2 b',
		'null a',
		'null c',
	]);
});
