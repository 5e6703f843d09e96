/** A game that begins within so many minutes is worth an alert. */
export const SOON_MINUTES = 15;

const MINUTE = 60_000;

/**
 * Whole minutes until kickoff, rounded up; null = it has begun, or is more than 15 minutes away.
 * Both instants in UTC milliseconds.
 */
export function minutesToKickoff(kickoffAt: number, now: number): number | null {
	const minutes = Math.ceil((kickoffAt - now) / MINUTE);
	return minutes >= 1 && minutes <= SOON_MINUTES ? minutes : null;
}
