const FIRST_MS = 30_000;
const GROWTH = 4;
/** Jitter, so that simultaneous failures do not retry simultaneously. */
const SPREAD = 0.2;

/**
 * Longest pause: a run due later than this was postponed by a clock that has since been set back.
 */
export const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Milliseconds until the next attempt after failed attempt number `attempt` (1 = the first).
 * `chance` from 0 to 1, with 0.5 = no jitter.
 */
export function pauseAfter(attempt: number, chance: number): number {
	const pause = Math.min(FIRST_MS * GROWTH ** (attempt - 1), LONGEST_PAUSE_MS / (1 + SPREAD));
	return Math.round(pause * (1 - SPREAD + 2 * SPREAD * chance));
}
