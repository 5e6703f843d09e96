import type { Outbound } from '#server/outbound/outbound.ts';

/**
 * sent = the push service accepted it · gone = the subscription has ended · later = retry after so
 * many milliseconds, null = at the caller's own pace · refused = this message will never be
 * accepted; status 0 = it could not be encrypted for this browser.
 */
export type PushOutcome =
	| { kind: 'sent' }
	| { kind: 'gone' }
	| { kind: 'later'; afterMs: number | null }
	| { kind: 'refused'; status: number };

const GONE = new Set([404, 410]);

/**
 * What a push service's response means (RFC 8030 §5, §7.3, §8.4). A blocked address cannot be a
 * push service, so it counts as gone.
 */
export function pushOutcome(reply: Awaited<ReturnType<Outbound['request']>>): PushOutcome {
	if (!reply.ok)
		return reply.error === 'address' ? { kind: 'gone' } : { kind: 'later', afterMs: null };
	const { status, headers } = reply.value;
	if (status < 300) return { kind: 'sent' };
	if (GONE.has(status)) return { kind: 'gone' };
	if (status !== 429 && status < 500) return { kind: 'refused', status };
	return { kind: 'later', afterMs: retryAfter(headers['retry-after']) };
}

/**
 * Seconds or an HTTP date (RFC 9110 §10.2.3), judged by the real clock; null = absent or
 * unreadable.
 */
function retryAfter(header: string | undefined): number | null {
	if (header === undefined) return null;
	const ms = /^\d{1,7}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
	return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
