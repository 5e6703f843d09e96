import webPush from 'web-push';

/** One message for one browser. `urgency` and `topic` as in RFC 8030 §5.3, §5.4. */
export type PushOrder = {
	endpoint: string;
	p256dh: string;
	auth: string;
	payload: string;
	ttlSeconds: number;
	urgency: 'normal' | 'high';
	topic: string;
};

/** The request to send: headers in lower case, and the encrypted bytes. */
export type SealedPush = { headers: Record<string, string>; body: Uint8Array };

/**
 * The sender: `subject` = an address where push services reach us (RFC 8292 §2.1), and our keys.
 */
export type Sender = { subject: string; publicKey: string; privateKey: string };

/**
 * How long a signed token is reused for one push service. Tokens are valid for twelve hours (RFC
 * 8292 §2).
 */
const TOKEN_MS = 60 * 60_000;

/** Encrypts messages of one sender (RFC 8291); null when the browser's keys are unusable. */
export function createSealer(sender: Sender): (order: PushOrder) => SealedPush | null {
	const tokens = new Map<string, { header: string; madeAt: number }>();
	return ({ endpoint, p256dh, auth, payload, ttlSeconds, urgency, topic }) => {
		const origin = new URL(endpoint).origin;
		const token = tokens.get(origin);
		const isKnown = token !== undefined && Date.now() - token.madeAt < TOKEN_MS;
		try {
			const { headers, body } = webPush.generateRequestDetails(
				{ endpoint, keys: { p256dh, auth } },
				payload,
				{
					...{ TTL: ttlSeconds, urgency, topic, contentEncoding: 'aes128gcm' },
					// Signing costs as much as encrypting, so a known token is reused.
					vapidDetails: isKnown ? null : sender,
					headers: isKnown ? { Authorization: token.header } : {},
				} as webPush.RequestOptions,
			);
			const sent = Object.fromEntries(
				Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
			);
			if (!isKnown) tokens.set(origin, { header: sent.authorization ?? '', madeAt: Date.now() });
			return { headers: sent, body };
		} catch {
			return null;
		}
	};
}
