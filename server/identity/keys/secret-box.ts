import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdfSync,
	randomBytes,
	timingSafeEqual,
} from 'node:crypto';

/** Text sealed for one purpose does not open for another. */
type SealPurpose =
	| 'signing-key'
	| 'second-factor'
	| 'provider-secret'
	| 'bot-secret'
	| 'source-key'
	| 'push-key'
	| 'key-check';
type MacPurpose = 'refresh' | 'session-cookie' | 'attempt';

/** Encrypts secrets at rest with the key of this installation (GUIA_KEY or the key file). */
export type SecretBox = {
	/** AES-256-GCM, as text: `v1.` and base64url. */
	seal(purpose: SealPurpose, secret: string): string;
	/** The secret; null when the text was altered or sealed with another key or purpose. */
	open(purpose: SealPurpose, sealed: string): string | null;
	/**
	 * HMAC-SHA-256 in base64url: proves that a text came from this installation, or replaces a text
	 * so that it cannot be guessed back.
	 */
	mac(purpose: MacPurpose, text: string): string;
};

const VERSION = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox(key: string): SecretBox {
	const derive = (purpose: string) =>
		Buffer.from(hkdfSync('sha256', key, 'guia-de-jogos', purpose, 32));
	const sealing = derive('seal');
	const macKeys = {
		refresh: derive('mac refresh'),
		'session-cookie': derive('mac session-cookie'),
		attempt: derive('mac attempt'),
	};
	return {
		seal(purpose, secret) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(purpose));
			const parts = [iv, cipher.update(secret, 'utf8'), cipher.final()];
			return VERSION + Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
		},
		open(purpose, sealed) {
			if (!sealed.startsWith(VERSION)) return null;
			const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
			if (bytes.length < IV_BYTES + TAG_BYTES) return null;
			const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES), {
				authTagLength: TAG_BYTES,
			});
			decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES));
			try {
				return Buffer.concat([
					decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)),
					decipher.final(),
				]).toString('utf8');
			} catch {
				return null;
			}
		},
		mac: (purpose, text) => createHmac('sha256', macKeys[purpose]).update(text).digest('base64url'),
	};
}

/** Compares two texts of equal length in constant time. */
export function sameText(a: string, b: string): boolean {
	const [left, right] = [Buffer.from(a), Buffer.from(b)];
	return left.length === right.length && timingSafeEqual(left, right);
}
