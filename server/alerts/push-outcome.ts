import type { Outbound } from '#server/outbound/outbound.ts';

/**
 * sent = the push service took it · gone = the browser wants none any more · later = try again
 * after so many milliseconds, null = when it suits · refused = this message will never be taken;
 * status 0 = it could not be encrypted for this browser.
 */
export type PushOutcome =
	| { kind: 'sent' }
	| { kind: 'gone' }
	| { kind: 'later'; afterMs: number | null }
	| { kind: 'refused'; status: number };

const GONE = new Set([404, 410]);

/**
 * What an answer of a push service means (RFC 8030 §5, §7.3, §8.4). An address that may not be
 * asked is no push service.
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

/** Seconds, or a date of the real world (RFC 9110 §10.2.3); null = none that can be read. */
function retryAfter(header: string | undefined): number | null {
	if (header === undefined) return null;
	const ms = /^\d{1,7}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
	return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
