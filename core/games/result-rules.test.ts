import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResult, readScore } from './contract/result.ts';
import { GAME_STATUSES } from './game.ts';
import {
	type GameResult,
	isSameScore,
	LAST_MINUTE,
	MOST_GOALS,
	RESULT_PHASES,
	type Score,
	SHOOT_OUT_PHASES,
	stampScore,
	TIMED_PHASES,
	tidyScore,
} from './result.ts';
import { contradictsOperator, scoreAfter, statusWith } from './result-rules.ts';

const score = (over: Partial<Score> = {}): Score => ({
	...{ home: 2, away: 1, penalties: null, phase: 'second-half', minute: 60 },
	...over,
});
const held = (over: Partial<GameResult> = {}): GameResult => ({
	...score(),
	source: 'Serviço',
	at: 1_780_000_000_000,
	...over,
});

const goals = fc.integer({ min: 0, max: MOST_GOALS });
const anyScore = fc
	.record({
		home: goals,
		away: goals,
		penalties: fc.option(fc.record({ home: goals, away: goals })),
		phase: fc.constantFrom(...RESULT_PHASES),
		minute: fc.option(fc.integer({ min: 0, max: LAST_MINUTE })),
	})
	.map((read) => tidyScore(read))
	.filter((read) => read !== null);
const anyResult = anyScore.map((read): GameResult => ({ ...read, source: 'Serviço', at: 1 }));
const anyGame = fc.record({
	result: fc.option(anyResult),
	status: fc.constantFrom(...GAME_STATUSES),
});

test('goals, minutes and shoot-outs outside of football are no score', () => {
	expect(readScore(score({ home: 100 }))).toBeNull();
	expect(readScore(score({ home: -1 }))).toBeNull();
	expect(readScore(score({ home: 1.5 }))).toBeNull();
	expect(readScore(score({ minute: 151 }))).toBeNull();
	expect(readScore(score({ phase: 'final', penalties: { home: 4, away: 4 } }))).toBeNull();
	expect(readScore({ home: 1 })).toBeNull();
	expect(readResult({ ...score(), source: null })).toBeNull();
});

test('a phase keeps only what it can know; a second leg may be shot out with unequal goals', () => {
	fc.assert(
		fc.property(anyScore, ({ phase, minute, penalties }) => {
			expect(minute === null || TIMED_PHASES.has(phase)).toBe(true);
			expect(penalties === null || SHOOT_OUT_PHASES.has(phase)).toBe(true);
		}),
	);
	const leg = score({ phase: 'final', minute: null, penalties: { home: 5, away: 4 } });
	expect(readScore(leg)).toEqual(leg);
});

test('a stored result comes back as it was', () => {
	fc.assert(
		fc.property(anyResult, (result) => {
			const at = 1_780_000_000_000;
			expect(readResult(JSON.parse(JSON.stringify({ ...result, at })))).toEqual({ ...result, at });
		}),
	);
});

test('a source that says nothing changes nothing, and the same answer twice is one change', () => {
	fc.assert(
		fc.property(anyGame, fc.option(anyScore), (game, read) => {
			expect(scoreAfter(game, null)).toBe(game.result);
			const once = stampScore(game.result, scoreAfter(game, read), { source: 'B', at: 2 });
			const again = stampScore(once, scoreAfter({ ...game, result: once }, read), {
				source: 'B',
				at: 3,
			});
			expect(again).toEqual(once);
		}),
	);
});

test('no source takes a game back: not from its end, its phase or its minute', () => {
	fc.assert(
		fc.property(anyResult, anyScore, fc.constantFrom(...GAME_STATUSES), (result, read, status) => {
			const after = scoreAfter({ result, status }, read) as Score;
			if (result.phase === 'final') expect(after.phase).toBe('final');
			if (result.phase !== 'running' && after.phase !== 'running')
				expect(RESULT_PHASES.indexOf(after.phase)).toBeGreaterThanOrEqual(
					RESULT_PHASES.indexOf(result.phase),
				);
			if (after.phase === result.phase && after.minute !== null)
				expect(after.minute).toBeGreaterThanOrEqual(result.minute ?? 0);
		}),
	);
	const end = held({ phase: 'final', minute: null });
	const game = { result: end, status: 'finished' } as const;
	expect(scoreAfter(game, score({ home: 3 }))).toBe(end);
	expect(scoreAfter(game, score({ ...end, home: 3 }))).toMatchObject({ home: 3 });
	expect(scoreAfter({ result: null, status: 'finished' }, score())).toBeNull();
});

test('a source that says less takes no detail away', () => {
	const result = held({ phase: 'half-time', minute: null });
	const vague = score({ phase: 'running', minute: null });
	expect(scoreAfter({ result, status: 'scheduled' }, vague)).toBe(result);
	expect(scoreAfter({ result, status: 'scheduled' }, { ...vague, home: 3 })).toMatchObject({
		home: 3,
		phase: 'running',
	});
});

test('what an operator typed is contradicted only by another score', () => {
	const typed = held({ source: null });
	expect(contradictsOperator(typed, score())).toBe(false);
	expect(contradictsOperator(typed, score({ away: 2 }))).toBe(true);
	expect(contradictsOperator(held(), score({ away: 2 }))).toBe(false);
	expect(contradictsOperator(null, score())).toBe(false);
});

test('a score that stays keeps its source and its hour', () => {
	const by = { source: null, at: 5 };
	expect(stampScore(held(), score(), by)).toEqual(held());
	expect(stampScore(held(), score({ home: 3 }), by)).toEqual({ ...score({ home: 3 }), ...by });
	expect(stampScore(held(), null, by)).toBeNull();
	expect(isSameScore(null, null)).toBe(true);
});

test('a final score ends a game, and leaves what an operator said of it', () => {
	expect(statusWith('scheduled', score({ phase: 'final' }))).toBe('finished');
	expect(statusWith('scheduled', score())).toBe('scheduled');
	expect(statusWith('cancelled', score({ phase: 'final' }))).toBe('cancelled');
});
