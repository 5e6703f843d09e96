import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import type { Goals, ResultPhase, Score } from '#core/games/result.ts';

/** A score in the form: texts that may still be empty. No goals = no score. */
export type TypedScore = {
	home: string;
	away: string;
	penaltiesHome: string;
	penaltiesAway: string;
	phase: ResultPhase;
	minute: string;
};

export const NO_SCORE: TypedScore = {
	home: '',
	away: '',
	penaltiesHome: '',
	penaltiesAway: '',
	phase: 'final',
	minute: '',
};

export function toTypedScore(score: Score | null): TypedScore {
	if (score === null) return NO_SCORE;
	return {
		home: `${score.home}`,
		away: `${score.away}`,
		penaltiesHome: numberText(score.penalties?.home),
		penaltiesAway: numberText(score.penalties?.away),
		phase: score.phase,
		minute: numberText(score.minute),
	};
}

function numberText(value: number | null | undefined): string {
	return value === null || value === undefined ? '' : `${value}`;
}

/** Whether one of two numbers is missing, which no server could guess. */
export function isHalfTyped({ home, away, penaltiesHome, penaltiesAway }: TypedScore): boolean {
	const isOne = (one: string, other: string) => (one.trim() === '') !== (other.trim() === '');
	const isShootOutAlone = home.trim() === '' && penaltiesHome.trim() !== '';
	return isOne(home, away) || isOne(penaltiesHome, penaltiesAway) || isShootOutAlone;
}

/** What the form sends. A text that is no number becomes one that the server refuses. */
export function scoreOfTyped(typed: TypedScore): Score | null {
	const goals = goalsOf(typed.home, typed.away);
	if (goals === null) return null;
	const penalties = goalsOf(typed.penaltiesHome, typed.penaltiesAway);
	const minute = typed.minute.trim() === '' ? null : Number(typed.minute);
	return { ...goals, penalties, phase: typed.phase, minute };
}

function goalsOf(home: string, away: string): Goals | null {
	if (home.trim() === '' || away.trim() === '') return null;
	return { home: Number(home), away: Number(away) };
}

/** What a score typed at `now` most likely describes. Both in UTC ms; null = hour undefined. */
export function likelyPhase(kickoffAt: number | null, now: number): ResultPhase {
	return kickoffAt !== null && now < kickoffAt + LIVE_MINUTES * 60_000 ? 'running' : 'final';
}
