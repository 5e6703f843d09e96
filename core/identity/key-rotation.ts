import { CLOCK_SKEW_MS, ID_TOKEN_MS } from './session.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a key signs before the next one takes over. */
export const KEY_SIGNS_MS = 30 * DAY;
/**
 * A key is published this long before it signs, so that every process and JWKS client knows it by
 * then.
 */
export const KEY_LEAD_MS = 2 * HOUR;

type Key = { id: string; signsFrom: number };

/**
 * The key that signs at `now`: the newest one that has started; null = none. `keys` in any order.
 */
export function signingKey<K extends Key>(keys: readonly K[], now: number): K | null {
	const ready = keys
		.filter(({ signsFrom }) => signsFrom <= now)
		.toSorted((a, b) => b.signsFrom - a.signsFrom || (a.id < b.id ? -1 : 1));
	return ready[0] ?? null;
}

/**
 * From when a missing key must sign; null = none is missing. Without any key, at once; otherwise
 * one lead ahead, when the newest is about to end.
 */
export function missingKeyFrom(keys: readonly Key[], now: number): number | null {
	if (signingKey(keys, now) === null) return now;
	const newest = Math.max(...keys.map(({ signsFrom }) => signsFrom));
	return now >= newest + KEY_SIGNS_MS - KEY_LEAD_MS ? now + KEY_LEAD_MS : null;
}

/**
 * Keys whose tokens have all expired: a successor has signed for longer than a token lives.
 * `successors` = keys able to sign.
 */
export function spentKeys<K extends Key>(
	keys: readonly K[],
	now: number,
	successors: readonly Key[] = keys,
): K[] {
	const overlap = ID_TOKEN_MS + 2 * CLOCK_SKEW_MS;
	return keys.filter((key) =>
		successors.some((next) => next.signsFrom > key.signsFrom && next.signsFrom + overlap < now),
	);
}
