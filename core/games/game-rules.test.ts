import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_STATUSES } from './game.ts';
import { compareGames, isLive, isOff, isOver, LIVE_MINUTES, nextTurn } from './game-rules.ts';

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
				const subject = { status, kickoffAt: minutes === null ? null : minutes * MINUTE };
				const now = nowMinutes * MINUTE;
				const states = (instant: number) => [isLive(subject, instant), isOver(subject, instant), isOff(subject)];
				expect(states(now).filter(Boolean).length).toBeLessThan(2);
				const turn = nextTurn(subject, now);
				if (turn === null) expect(states(now + 1e12)).toEqual(states(now));
				else {
					expect(states(turn - 1)).toEqual(states(now));
					expect(states(turn)).not.toEqual(states(now));
				}
			},
		),
	);
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
