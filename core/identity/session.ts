const MINUTE = 60_000;

/**
 * Life of what a sign-in gives, in milliseconds. Below 5 minutes the official client would refresh
 * without pause.
 */
export const ID_TOKEN_MS = 15 * MINUTE;
/** Absolute: no refresh lengthens it (ASVS 10.4.8). */
export const SESSION_MS = 30 * 24 * 60 * MINUTE;
/**
 * How long after a rotation the refresh secret before it still answers: tabs share one, and answers
 * get lost.
 */
export const ROTATION_GRACE_MS = 2 * MINUTE;
/**
 * Another tab learns within a second that its session was replaced by a new sign-in; until then its
 * calls must not sign everybody out.
 */
export const REPLACED_GRACE_MS = MINUTE;
/** A change of password or address asks for credentials at most this old. */
const RECENT_LOGIN_MS = 5 * MINUTE;
/** The session cookie is given for an ID token at most this old (S7.03). */
export const TOKEN_SYNC_MS = 5 * MINUTE;
/** By how much clocks of two machines may differ (F17). */
export const CLOCK_SKEW_MS = MINUTE;

type RefreshState = { generation: number; rotatedAt: number };

/**
 * What a refresh secret of some generation means for its session:
 * - rotate: it is the newest one; the next generation replaces it;
 * - repeat: it was replaced a moment ago, so another tab came first or an answer was lost: the
 *   newest one is given again;
 * - reuse: somebody holds an old one; the whole session ends.
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

/**
 * Whether credentials were checked recently enough for what changes an account. `authAt` in UTC
 * milliseconds.
 */
export function isRecentLogin(authAt: number, now: number): boolean {
	return now - authAt <= RECENT_LOGIN_MS;
}
