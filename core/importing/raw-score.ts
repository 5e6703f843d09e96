import type { Goals, ResultPhase, Score } from '#core/games/result.ts';

/** A pair of numbers as a source writes them: numbers, texts of digits, or nothing. */
type Written = readonly [home: unknown, away: unknown];

/**
 * The score that a source writes, unchecked (`readScore` does that). Null without a phase (it has
 * not begun) or without both numbers.
 */
export function rawScore(
	phase: ResultPhase | null | undefined,
	written: { goals: Written; penalties?: Written; minute?: unknown },
): Score | null {
	const goals = goalsOf(written.goals);
	if (phase == null || goals === null) return null;
	return {
		...goals,
		penalties: written.penalties === undefined ? null : goalsOf(written.penalties),
		phase,
		minute: minuteOf(written.minute),
	};
}

function goalsOf([home, away]: Written): Goals | null {
	const [one, other] = [numberOf(home), numberOf(away)];
	return one === null || other === null ? null : { home: one, away: other };
}

/** '2', '2.0' and '2,0' (a column of a spreadsheet) as numbers. */
function numberOf(value: unknown): number | null {
	if (typeof value === 'number') return value;
	const digits = typeof value === 'string' ? /^\s*(\d{1,4})(?:[.,]0+)?\s*$/u.exec(value) : null;
	return digits === null ? null : Number(digits[1]);
}

/** '58', "58'" and "90'+8'": the minutes of a stoppage are not counted. */
function minuteOf(value: unknown): number | null {
	if (typeof value === 'number') return Number.isFinite(value) ? Math.floor(value) : null;
	const digits = typeof value === 'string' ? /^\s*(\d{1,3})(?!\d)/u.exec(value) : null;
	return digits === null ? null : Number(digits[1]);
}
