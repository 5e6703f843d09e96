const FIRST_MS = 30_000;
const GROWTH = 4;
/** Spread around the pause, so that what failed together does not come back together. */
const SPREAD = 0.2;

/**
 * No pause is longer: a run that is due later than this was put off by a clock that has since been
 * set back.
 */
export const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Milliseconds until the next attempt after `attempt` (1 = the first) failed. `chance` from 0 to 1,
 * 0.5 = no spread.
 */
export function pauseAfter(attempt: number, chance: number): number {
	const pause = Math.min(FIRST_MS * GROWTH ** (attempt - 1), LONGEST_PAUSE_MS / (1 + SPREAD));
	return Math.round(pause * (1 - SPREAD + 2 * SPREAD * chance));
}
