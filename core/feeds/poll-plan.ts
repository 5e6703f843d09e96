import { parseFeedDate } from './feed-date.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/**
 * Upper limits: a source that asks us to wait is polled at least weekly, a failing one at least
 * daily.
 */
const LONGEST_ASKED_MS = 7 * DAY_MS;
const LONGEST_BACK_OFF_MS = DAY_MS;
const MOST_DOUBLINGS = 6;
const JITTER = 0.1;

/** How long a response asks us to wait. Milliseconds from now, null = not stated. */
export type Waiting = {
	retryAfterMs: number | null;
	maxAgeMs: number | null;
	ttlMs: number | null;
};

export type PollOutcome = Waiting & {
	intervalMinutes: number;
	/** Failures in a row, including this one; 0 = success. */
	failures: number;
};

/**
 * When to poll a source next. Never before its interval ends, nor before it asks (ttl, max-age,
 * Retry-After: the longest, at most a week). Consecutive failures double the interval each time, up
 * to a day. `chance` from 0 to 1 adds jitter, which only delays (F14).
 */
export function nextCheckAt(
	{ intervalMinutes, failures, retryAfterMs, maxAgeMs, ttlMs }: PollOutcome,
	now: number,
	chance: number,
): number {
	const interval = intervalMinutes * MINUTE_MS;
	const doubled = interval * 2 ** Math.min(Math.max(failures - 1, 0), MOST_DOUBLINGS);
	const own =
		failures === 0 ? interval : Math.max(interval, Math.min(doubled, LONGEST_BACK_OFF_MS));
	const asked = Math.min(Math.max(retryAfterMs ?? 0, maxAgeMs ?? 0, ttlMs ?? 0), LONGEST_ASKED_MS);
	const wait = Math.max(own, asked);
	return now + Math.round(wait * (1 + JITTER * Math.min(Math.max(chance, 0), 1)));
}

/**
 * Retry-After (seconds or a date, RFC 9110 §10.2.3) in milliseconds from now; null = missing,
 * unreadable or past.
 */
export function retryAfter(header: string | undefined, now: number): number | null {
	const text = header?.trim() ?? '';
	if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
	const at = parseFeedDate(text);
	return at === null || at <= now ? null : at - now;
}

/** max-age of Cache-Control (RFC 9111 §5.2.2.1) minus the current age; null = none. */
export function maxAge(cacheControl: string | undefined, age: string | undefined): number | null {
	if (cacheControl === undefined || /\b(no-store|no-cache)\b/i.test(cacheControl)) return null;
	const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(cacheControl)?.[1];
	if (seconds === undefined) return null;
	const old = /^\d{1,9}$/.test(age?.trim() ?? '') ? Number(age) : 0;
	return Math.max(Number(seconds) - old, 0) * 1_000;
}

type Move = { url: string; since: number; count: number };

const STABLE_COUNT = 3;
const STABLE_MS = DAY_MS;

/**
 * A permanent redirect is adopted only after three identical answers in a row, over at least a day.
 * A captive portal, a mistake or alternating 301 and 302 must not move a source. `to` = where
 * permanent redirects alone led this time, null = nowhere.
 */
export function considerMove(
	before: Move | null,
	to: string | null,
	now: number,
): { move: Move | null; adopt: boolean } {
	if (to === null) return { move: null, adopt: false };
	const move =
		before !== null && before.url === to
			? { ...before, count: before.count + 1 }
			: { url: to, since: now, count: 1 };
	return { move, adopt: move.count >= STABLE_COUNT && now - move.since >= STABLE_MS };
}
