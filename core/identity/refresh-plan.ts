import { ID_TOKEN_MS } from './session.ts';

/** S9.03: an ID token is renewed this long before it expires. */
const REFRESH_AHEAD_MS = 5 * 60_000;
/** S9.03: the pause after a failure doubles from here … */
export const BACKOFF_MIN_MS = 30_000;
/** … up to here. */
export const BACKOFF_MAX_MS = 16 * 60_000;

/**
 * Delay before the next renewal, in milliseconds. `expiresAt`, `now`: UTC milliseconds; `failures`
 * = consecutive network failures since the last successful renewal. A fast device clock never
 * causes a busy loop, and a slow one never delays renewal for hours.
 */
export function refreshDelay({
	expiresAt,
	now,
	failures,
}: {
	expiresAt: number;
	now: number;
	failures: number;
}): number {
	if (failures > 0) return Math.min(BACKOFF_MIN_MS * 2 ** (failures - 1), BACKOFF_MAX_MS);
	const wait = expiresAt - now - REFRESH_AHEAD_MS;
	return Math.min(Math.max(wait, BACKOFF_MIN_MS), ID_TOKEN_MS * 8);
}
