import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '#server/identity/passkeys/verify-passkey.ts';

/** What a device may do otherwise than it should. */
type Otherwise = {
	origin?: string;
	rpId?: string;
	/** Whether it made sure who uses it. */
	verified?: boolean;
	counter?: number;
	challenge?: string;
	userHandle?: string;
	format?: string;
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
			const { challenge, origin, format } = { ...asked, ...home, format: 'none', ...otherwise };
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
			const object = new Map<string, unknown>([
				['fmt', format],
				['attStmt', new Map()],
				['authData', Buffer.concat(data)],
			]);
			const response = {
				clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
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

/** As much of CBOR (RFC 8949) as a passkey needs. */
function cbor(value: unknown): Buffer {
	if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
	if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
	if (typeof value === 'string')
		return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	const entries = [...(value as Map<unknown, unknown>)];
	return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(type: number, length: number): Buffer {
	if (length < 24) return Buffer.from([(type << 5) | length]);
	return Buffer.from(
		length < 256 ? [(type << 5) | 24, length] : [(type << 5) | 25, length >> 8, length & 0xff],
	);
}
