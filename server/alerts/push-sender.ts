import { createHash } from 'node:crypto';
import type { AlertMessage } from '#core/alerts/message.ts';
import type { Outbound } from '#server/outbound/outbound.ts';
import type { PushOrder, PushSealer, SealedPush } from './seal-pushes.ts';
import type { StoredSubscription } from './subscription-repository.ts';

/** A message on its way to one browser. `expiresAt` in UTC milliseconds: later the push service forgets it. */
export type Push = { to: StoredSubscription; message: AlertMessage; expiresAt: number };

/**
 * sent = the push service took it · gone = the browser wants none any more · later = try again after so many milliseconds, null = when it suits ·
 * refused = this message will never be taken; status 0 = it could not be encrypted for this browser.
 */
export type PushOutcome =
	| { kind: 'sent' }
	| { kind: 'gone' }
	| { kind: 'later'; afterMs: number | null }
	| { kind: 'refused'; status: number };

/** Messages that are under way at once; push services take many on one connection after another. */
const AT_ONCE = 32;
const LIMITS = { maxBytes: 64 * 1024, deadlineMs: 15_000 };
/** Letters of the header `Topic` (RFC 8030 §5.4). */
const TOPIC_LENGTH = 32;
const GONE = new Set([404, 410]);

/**
 * Sends messages by Web Push, many at once, and tells what became of each, in their order. Stops early when `signal` fires: what is left is
 * 'later'. `now` = editorial time, by which messages expire.
 */
export function createPushSender({
	sealer,
	outbound,
	signal,
	now,
}: {
	sealer: PushSealer;
	outbound: Outbound;
	signal: AbortSignal;
	now: () => number;
}) {
	/** Push services that asked for patience, by origin; until when. */
	const patience = new Map<string, number>();

	async function send({ to }: Push, sealed: SealedPush | null): Promise<PushOutcome> {
		if (sealed === null) return { kind: 'refused', status: 0 };
		const { origin } = new URL(to.endpoint);
		const wait = (patience.get(origin) ?? 0) - now();
		if (signal.aborted || wait > 0) return { kind: 'later', afterMs: wait > 0 ? wait : null };
		const reply = await outbound.request({
			url: to.endpoint,
			method: 'POST',
			headers: sealed.headers,
			body: sealed.body,
			signal,
			...LIMITS,
		});
		const outcome = outcomeOf(reply);
		if (outcome.kind === 'later' && outcome.afterMs !== null) patience.set(origin, now() + outcome.afterMs);
		return outcome;
	}

	return async (pushes: readonly Push[]): Promise<PushOutcome[]> => {
		const sealed = await sealer.seal(pushes.map((push) => orderOf(push, now())));
		const outcomes: PushOutcome[] = [];
		const queue = pushes.entries();
		// One iterator for all: each takes the next.
		const lane = async () => {
			for (const [place, push] of queue) outcomes[place] = await send(push, sealed[place] ?? null);
		};
		await Promise.all(Array.from({ length: AT_ONCE }, lane));
		return outcomes;
	};
}

/** What an answer of a push service means (RFC 8030 §5, §7.3, §8.4). An address that may not be asked is no push service. */
function outcomeOf(reply: Awaited<ReturnType<Outbound['request']>>): PushOutcome {
	if (!reply.ok) return reply.error === 'address' ? { kind: 'gone' } : { kind: 'later', afterMs: null };
	const { status, headers } = reply.value;
	if (status < 300) return { kind: 'sent' };
	if (GONE.has(status)) return { kind: 'gone' };
	if (status !== 429 && status < 500) return { kind: 'refused', status };
	return { kind: 'later', afterMs: retryAfter(headers['retry-after']) };
}

function orderOf({ to, message, expiresAt }: Push, now: number): PushOrder {
	const { endpoint, p256dh, auth } = to;
	const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH);
	const ttlSeconds = Math.max(0, Math.ceil((expiresAt - now) / 1_000));
	return {
		endpoint,
		p256dh,
		auth,
		payload: JSON.stringify(message),
		ttlSeconds,
		urgency: message.tag.startsWith('day:') ? 'normal' : 'high',
		topic,
	};
}

/** Seconds, or a date of the real world (RFC 9110 §10.2.3); null = none that can be read. */
function retryAfter(header: string | undefined): number | null {
	if (header === undefined) return null;
	const ms = /^\d{1,7}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
	return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
