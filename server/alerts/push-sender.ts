import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AlertMessage } from '#core/alerts/message.ts';
import { threadEnv } from '#server/config/env.ts';
import type { PushOutcome } from './push-outcome.ts';
import type { PushThreadData, PushThreadOrder } from './push-thread.ts';
import type { PushOrder } from './seal-push.ts';
import type { StoredSubscription } from './subscription-repository.ts';

/** A message for one browser. The push service drops it after `expiresAt` (UTC milliseconds). */
export type Push = { to: StoredSubscription; message: AlertMessage; expiresAt: number };

/** Sends messages and returns their outcomes in the same order; one call at a time. */
export type SendPushes = (pushes: readonly Push[]) => Promise<PushOutcome[]>;
type PushSender = { send: SendPushes; [Symbol.asyncDispose](): Promise<void> };

/**
 * `signal` stops it early: the rest are 'later'. `now` = editorial time, by which messages expire.
 */
type PushSenderOptions = PushThreadData & { signal: AbortSignal; now: () => number };

const FILE = new URL('./push-thread.ts', import.meta.url);
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };
/** Length of the `Topic` header in characters (RFC 8030 §5.4). */
const TOPIC_LENGTH = 32;

/**
 * Encrypts and sends Web Push in a thread of its own. Fifty thousand messages take over a minute of
 * one core, and pages must not wait for them.
 */
export function openPushSender({ sender, allow, signal, now }: PushSenderOptions): PushSender {
	const workerData: PushThreadData = { sender, allow };
	const thread = new Worker(FILE, { workerData, env: threadEnv(), resourceLimits: HEAP });
	const order = (wanted: PushThreadOrder) => thread.postMessage(wanted);
	const stop = () => order('stop');
	signal.addEventListener('abort', stop);
	if (signal.aborted) stop();
	return {
		async send(pushes) {
			order(pushes.map((push) => orderOf(push, now())));
			const [outcomes] = await once(thread, 'message');
			return outcomes;
		},
		async [Symbol.asyncDispose]() {
			signal.removeEventListener('abort', stop);
			await thread.terminate();
		},
	};
}

function orderOf({ to, message, expiresAt }: Push, now: number): PushOrder {
	const { endpoint, p256dh, auth } = to;
	return {
		...{ endpoint, p256dh, auth },
		payload: JSON.stringify(message),
		ttlSeconds: Math.max(0, Math.ceil((expiresAt - now) / 1_000)),
		urgency: message.tag.startsWith('day:') ? 'normal' : 'high',
		topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH),
	};
}
