import {
	createDecipheriv,
	createECDH,
	createPublicKey,
	type ECDH,
	hkdfSync,
	randomBytes,
	verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { AlertMessage } from '#core/alerts/message.ts';
import type { Subscription } from '#core/alerts/subscription.ts';

type Fault = { status: number; retryAfter?: string };
/** What a browser was shown, and the headers it came with. */
export type Shown = { message: AlertMessage; headers: Record<string, string> };

/**
 * A double of a push service and of the browsers behind it: takes messages, opens them as a browser
 * does (RFC 8291), and fails when it is told.
 */
export async function startPushService() {
	const browsers = new Map<string, { keys: ECDH; auth: Buffer; shown: Shown[] }>();
	const faults = new Map<string, Fault[]>();
	const server = createServer(async (request, response) => {
		const body = await buffer(request);
		const name = (request.url ?? '').slice(1);
		const browser = browsers.get(name);
		const fault = faults.get(name)?.shift();
		if (browser === undefined || fault !== undefined) {
			const { status, retryAfter } = fault ?? { status: 410 };
			response
				.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
				.end();
			return;
		}
		browser.shown.push({
			message: JSON.parse(open(body, browser)),
			headers: request.headers as Record<string, string>,
		});
		response.writeHead(201).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		/** For OUTBOUND_ALLOW. */
		address,
		/** A browser that subscribes; what it wants of the guide. */
		browser(name: string, wish: Partial<Subscription>): Subscription {
			const keys = createECDH('prime256v1');
			keys.generateKeys();
			const auth = randomBytes(16);
			browsers.set(name, { keys, auth, shown: [] });
			const own = {
				endpoint: `http://${address}/${name}`,
				p256dh: keys.getPublicKey('base64url'),
				auth: auth.toString('base64url'),
			};
			return {
				...own,
				topics: [],
				kinds: ['moved', 'channel', 'off', 'soon'],
				uf: null,
				quiet: null,
				...wish,
			};
		},
		/** What a browser was shown since this was last asked. */
		shown: (name: string): Shown[] => browsers.get(name)?.shown.splice(0) ?? [],
		/** The next answers to a browser's messages. */
		fail: (name: string, ...next: Fault[]) =>
			void faults.set(name, [...(faults.get(name) ?? []), ...next]),
		/** It wants none any more. */
		leave: (name: string) => void browsers.delete(name),
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const KEY_BYTES = { salt: 16, sender: 65 };

/**
 * Opens an encrypted message as RFC 8291 §3.4 and RFC 8188 §2 say: one record, whose last byte but
 * padding is 2.
 */
function open(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
	const salt = body.subarray(0, KEY_BYTES.salt);
	const senderLength = body.readUInt8(KEY_BYTES.salt + 4);
	const sender = body.subarray(KEY_BYTES.salt + 5, KEY_BYTES.salt + 5 + senderLength);
	const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
	const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
	const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
	const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
	const sealed = body.subarray(KEY_BYTES.salt + 5 + senderLength);
	const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
	const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
	const end = padded.lastIndexOf(2);
	if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
		throw new Error('no end of the record');
	return padded.subarray(0, end).toString('utf8');
}

/** What the sender's token says, once its signature was checked (RFC 8292 §2, §3). */
export function readSender(authorization: string): {
	claims: { aud: string; exp: number; sub: string };
	publicKey: string;
} {
	const [, token = '', publicKey = ''] =
		/^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
	const [head = '', claims = '', signature = ''] = token.split('.');
	const point = Buffer.from(publicKey, 'base64url');
	const jwk = {
		kty: 'EC',
		crv: 'P-256',
		x: point.subarray(1, 33).toString('base64url'),
		y: point.subarray(33).toString('base64url'),
	};
	const key = createPublicKey({ key: jwk, format: 'jwk' });
	const isSigned = verify(
		'sha256',
		Buffer.from(`${head}.${claims}`),
		{ key, dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	);
	if (!isSigned) throw new Error('not signed by its key');
	return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey };
}
