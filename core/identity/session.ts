const MINUTE = 60_000;

/**
 * Lifetimes of sign-in credentials, in milliseconds. Below 5 minutes the official client would
 * refresh continuously.
 */
export const ID_TOKEN_MS = 15 * MINUTE;
/** Absolute: refreshes do not extend it (ASVS 10.4.8). */
export const SESSION_MS = 30 * 24 * 60 * MINUTE;
/**
 * How long the previous refresh secret still works after a rotation: tabs share one, and responses
 * get lost.
 */
export const ROTATION_GRACE_MS = 2 * MINUTE;
/**
 * Another tab learns within a second that a new sign-in replaced its session. Until then its
 * requests must not sign out every tab.
 */
export const REPLACED_GRACE_MS = MINUTE;
/** Changing a password or address requires credentials at most this old. */
const RECENT_LOGIN_MS = 5 * MINUTE;
/** The session cookie requires an ID token at most this old (S7.03). */
export const TOKEN_SYNC_MS = 5 * MINUTE;
/** Tolerated difference between the clocks of two machines (F17). */
export const CLOCK_SKEW_MS = MINUTE;

type RefreshState = { generation: number; rotatedAt: number };

/**
 * What a refresh secret of a given generation means for its session:
 * - rotate: it is the newest; the next generation replaces it;
 * - repeat: it was just replaced, so another tab was faster or a response was lost: the newest is
 *   returned again;
 * - reuse: an old one is in use, possibly stolen; the whole session ends.
 */
export function judgeRefresh(
	session: RefreshState,
	generation: number,
	now: number,
): 'rotate' | 'repeat' | 'reuse' {
	if (generation === session.generation) return 'rotate';
	const isPrevious = generation === session.generation - 1;
	return isPrevious && now - session.rotatedAt <= ROTATION_GRACE_MS ? 'repeat' : 'reuse';
}

/** Whether the sign-in is recent enough for changes to an account. `authAt` in UTC milliseconds. */
export function isRecentLogin(authAt: number, now: number): boolean {
	return now - authAt <= RECENT_LOGIN_MS;
}
