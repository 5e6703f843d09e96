import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';
import type { Assertion, Attestation } from '#server/identity/passkeys/verify-passkey.ts';
import type { Certificate } from './proxies/certificate.ts';

/** What a device may do otherwise than it should. */
type Otherwise = {
	origin?: string;
	rpId?: string;
	/** Whether it made sure who uses it. */
	verified?: boolean;
	counter?: number;
	challenge?: string;
	userHandle?: string;
	/** Signs a statement about itself with this, as a security key may. */
	certificate?: Certificate;
};

/** The part of the browser's options that a device uses. */
type Asked = { challenge: string };

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A software authenticator with one discoverable passkey (ES256). */
export function passkeyDevice(home: { origin: string; rpId: string }) {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
	const id = randomBytes(32);
	let uses = 0;

	function clientData(type: string, challenge: string, origin: string): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	}

	function header({ rpId = home.rpId, verified = true, counter }: Otherwise, more = 0): Buffer {
		uses = counter ?? uses + 1;
		const [flags, count] = [Buffer.alloc(1), Buffer.alloc(4)];
		flags.writeUInt8(0x01 | (verified ? 0x04 : 0) | more);
		count.writeUInt32BE(uses);
		return Buffer.concat([sha256(rpId), flags, count]);
	}

	return {
		id: base64url(id),

		/** Makes its passkey. */
		register(asked: Asked, otherwise: Otherwise = {}): Attestation {
			const { challenge, origin } = { ...asked, ...home, ...otherwise };
			const client = clientData('webauthn.create', challenge, origin);
			const key = cbor(
				new Map<number, number | Buffer>([
					[1, 2],
					[3, -7],
					[-1, 1],
					[-2, Buffer.from(x, 'base64url')],
					[-3, Buffer.from(y, 'base64url')],
				]),
			);
			const length = Buffer.from([0, id.length]);
			const data = [header({ counter: 0, ...otherwise }, 0x40), Buffer.alloc(16), length, id, key];
			const { certificate, rpId = home.rpId } = otherwise;
			const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
			const stated = [Buffer.alloc(1), sha256(rpId), sha256(client), id, ...point];
			const object = new Map<string, unknown>([
				['fmt', certificate === undefined ? 'none' : 'fido-u2f'],
				['attStmt', certificate === undefined ? new Map() : statement(certificate, stated)],
				['authData', Buffer.concat(data)],
			]);
			const response = {
				clientDataJSON: base64url(client),
				attestationObject: base64url(cbor(object)),
			};
			return { id: base64url(id), response };
		},

		/** Signs in with it. */
		sign(asked: Asked, otherwise: Otherwise = {}): Assertion {
			const { challenge, origin, userHandle } = { ...asked, ...home, ...otherwise };
			const [client, data] = [clientData('webauthn.get', challenge, origin), header(otherwise)];
			const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
			const response = {
				clientDataJSON: base64url(client),
				authenticatorData: base64url(data),
				signature: base64url(signature),
				...(userHandle === undefined ? {} : { userHandle: base64url(Buffer.from(userHandle)) }),
			};
			return { id: base64url(id), response };
		},
	};
}

function statement({ file, key }: Certificate, stated: Buffer[]): Map<string, unknown> {
	const der = new X509Certificate(readFileSync(file)).raw;
	return new Map<string, unknown>([
		['sig', sign('sha256', Buffer.concat(stated), readFileSync(key, 'utf8'))],
		['x5c', [der]],
	]);
}

/** A device of the browser's own that makes sure of its person and answers at once. */
export async function addAuthenticator(cdp: CDPSession): Promise<void> {
	await cdp.send('WebAuthn.enable');
	const proofs = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
	const options = { protocol: 'ctap2', transport: 'internal', ...proofs } as const;
	await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
}

/** As much of CBOR (RFC 8949) as a passkey needs. */
function cbor(value: unknown): Buffer {
	if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
	if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
	if (typeof value === 'string')
		return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
	const entries = [...(value as Map<unknown, unknown>)];
	return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(type: number, length: number): Buffer {
	if (length < 24) return Buffer.from([(type << 5) | length]);
	return Buffer.from(
		length < 256 ? [(type << 5) | 24, length] : [(type << 5) | 25, length >> 8, length & 0xff],
	);
}
