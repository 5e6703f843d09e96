import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreOf } from '#core/games/result.ts';
import { anyResult } from '#tests/support/any-game.ts';
import { NOW } from '#tests/support/factories.ts';
import { isHalfTyped, likelyPhase, NO_SCORE, scoreOfTyped, toTypedScore } from './typed-score.ts';

test('law: a score that is opened and sent as it stands is the same score', () => {
	fc.assert(
		fc.property(fc.option(anyResult()), (result) => {
			expect(scoreOfTyped(toTypedScore(result))).toEqual(result && scoreOf(result));
			expect(isHalfTyped(toTypedScore(result))).toBe(false);
		}),
	);
});

test('one number alone is asked for, none is no score', () => {
	expect(scoreOfTyped(NO_SCORE)).toBeNull();
	expect(isHalfTyped(NO_SCORE)).toBe(false);
	expect(isHalfTyped({ ...NO_SCORE, home: '1' })).toBe(true);
	const level = { ...NO_SCORE, home: '1', away: '1' };
	expect(isHalfTyped({ ...level, penaltiesHome: '4' })).toBe(true);
	expect(isHalfTyped({ ...NO_SCORE, penaltiesHome: '4', penaltiesAway: '3' })).toBe(true);
	expect(isHalfTyped({ ...level, penaltiesHome: '4', penaltiesAway: '3' })).toBe(false);
});

test('a score typed during the game does not end it', () => {
	const minute = 60_000;
	expect(likelyPhase(NOW, NOW + 119 * minute)).toBe('running');
	expect(likelyPhase(NOW, NOW + 120 * minute)).toBe('final');
	expect(likelyPhase(null, NOW)).toBe('final');
});
