import { parentPort, workerData } from 'node:worker_threads';
import webPush from 'web-push';
import { yieldToServing } from '#server/yield-to-serving.ts';
import type { PushOrder, SealedPush, Sender } from './seal-pushes.ts';

/** A token of the sender holds for twelve hours (RFC 8292 §2); one is signed for each push service in so many milliseconds. */
const TOKEN_MS = 60 * 60_000;
const tokens = new Map<string, { header: string; madeAt: number }>();

/** Encrypts one message for one browser (RFC 8291); null when its keys are none. */
function seal({ endpoint, p256dh, auth, payload, ttlSeconds, urgency, topic }: PushOrder, sender: Sender): SealedPush | null {
	const origin = new URL(endpoint).origin;
	const token = tokens.get(origin);
	const isKnown = token !== undefined && Date.now() - token.madeAt < TOKEN_MS;
	try {
		const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
			...{ TTL: ttlSeconds, urgency, topic, contentEncoding: 'aes128gcm' },
			// Signing costs as much as encrypting.
			vapidDetails: isKnown ? null : sender,
			headers: isKnown ? { Authorization: token.header } : {},
		} as webPush.RequestOptions);
		const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
		if (!isKnown) tokens.set(origin, { header: sent.authorization ?? '', madeAt: Date.now() });
		return { headers: sent, body: Uint8Array.from(body) };
	} catch {
		return null;
	}
}

if (parentPort !== null) {
	yieldToServing();
	const port = parentPort;
	const sender = workerData as Sender;
	port.on('message', (orders: PushOrder[]) => port.postMessage(orders.map((order) => seal(order, sender))));
}
