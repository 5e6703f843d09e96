import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_STATUSES } from '#core/games/game.ts';
import type { GameResult } from '#core/games/result.ts';
import { anyResult } from '#tests/support/any-game.ts';
import { type AskedGame, minutesToNextAsk, runningPoliteness } from './next-ask.ts';

const NOW = 1_795_215_600_000;
const game = (minutes: number, over: Partial<AskedGame> = {}): AskedGame => ({
	kickoffAt: NOW + minutes * 60_000,
	status: 'scheduled',
	result: null,
	...over,
});
const final: GameResult = {
	...{ home: 2, away: 1, penalties: null, phase: 'final' as const, minute: null },
	...{ source: 'Serviço', at: NOW },
};
const ask = (...games: AskedGame[]) =>
	minutesToNextAsk({ usualMinutes: 60, runningMinutes: 4, games }, NOW);

test('a running game is asked about often, until its final score or long after its start', () => {
	expect(ask(game(0))).toBe(4);
	expect(ask(game(-149))).toBe(4);
	expect(ask(game(-150))).toBe(60);
	expect(ask(game(-100, { result: final }))).toBe(60);
	expect(ask(game(-100, { result: final }), game(-10))).toBe(4);
	expect(ask(game(-30, { status: 'postponed' }))).toBe(60);
	expect(ask(game(-30, { kickoffAt: null }))).toBe(60);
});

test('a source is asked shortly after the next kickoff, not an hour into the game', () => {
	expect(ask(game(20))).toBe(24);
	expect(ask(game(20), game(-5))).toBe(4);
	expect(ask(game(59))).toBe(60);
	expect(ask(game(300))).toBe(60);
});

test('only what tells running scores is asked more often', () => {
	expect(runningPoliteness({ format: 'espn' }, undefined)).toBe(4);
	expect(runningPoliteness({ format: 'football-txt' }, undefined)).toBeNull();
	expect(runningPoliteness({ format: null }, undefined)).toBeNull();
	expect(runningPoliteness({ format: 'espn' }, { runningMinutes: null })).toBeNull();
	expect(runningPoliteness({ format: 'espn' }, { runningMinutes: 15 })).toBe(15);
	expect(minutesToNextAsk({ usualMinutes: 60, runningMinutes: null, games: [game(0)] }, NOW)).toBe(
		60,
	);
});

const anyAsked = fc.record({
	kickoffAt: fc.option(
		fc.integer({ min: -400, max: 400 }).map((minutes) => NOW + minutes * 60_000),
	),
	status: fc.constantFrom(...GAME_STATUSES),
	result: fc.option(anyResult()),
});

test('laws: never below the polite minimum, never above the usual interval, usual without a game', () => {
	const minutes = fc.integer({ min: 2, max: 1_440 });
	fc.assert(
		fc.property(minutes, minutes, fc.array(anyAsked), (usualMinutes, runningMinutes, games) => {
			const next = minutesToNextAsk({ usualMinutes, runningMinutes, games }, NOW);
			expect(next).toBeLessThanOrEqual(usualMinutes);
			expect(next).toBeGreaterThanOrEqual(Math.min(usualMinutes, runningMinutes));
			const ended = games.map((one) => ({ ...one, result: final }));
			expect(minutesToNextAsk({ usualMinutes, runningMinutes, games: ended }, NOW)).toBe(
				usualMinutes,
			);
			expect(minutesToNextAsk({ usualMinutes, runningMinutes, games: [] }, NOW)).toBe(usualMinutes);
		}),
	);
});
