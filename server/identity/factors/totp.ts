import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '#server/identity/keys/secret-box.ts';

/** RFC 6238 with the parameters of every authenticator app. */
export const TOTP = { periodSec: 30, digits: 6, hashingAlgorithm: 'SHA1' } as const;
/** RFC 4226 §4: as long as the hash. */
const SECRET_BYTES = 20;
/** Steps accepted before and after the current one: clocks differ, and people are slow. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32, as authenticator apps expect it. */
export function newTotpSecret(): string {
	return base32(randomBytes(SECRET_BYTES));
}

/** The number of 30-second steps since 1970. `now` in UTC milliseconds. */
export function totpStep(now: number): number {
	return Math.floor(now / (TOTP.periodSec * 1000));
}

/** The code of a step (RFC 4226 §5.3). */
export function totpCode(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
	const offset = (hash.at(-1) ?? 0) & 0x0f;
	const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** TOTP.digits;
	return String(number).padStart(TOTP.digits, '0');
}

/**
 * The step of this code; null = no valid step. Steps up to `lastStep` are already used: a shoulder
 * surfer gains nothing (RFC 6238 §5.2). Compares every candidate in constant time.
 */
export function matchTotp(
	secret: string,
	code: string,
	{ now, lastStep }: { now: number; lastStep: number },
): number | null {
	const typed = code.replace(/\s/g, '');
	const here = totpStep(now);
	let found: number | null = null;
	for (let step = here - DRIFT; step <= here + DRIFT; step += 1) {
		const isRight = sameText(totpCode(secret, Math.max(0, step)), typed);
		if (isRight && step > lastStep && step >= 0) found = step;
	}
	return found;
}

function base32(bytes: Buffer): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
	return (bits.match(/.{1,5}/g) ?? [])
		.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
		.join('');
}

function fromBase32(text: string): Buffer {
	const bits = [...text]
		.map((character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0'))
		.join('');
	return Buffer.from((bits.match(/.{8}/g) ?? []).map((group) => Number.parseInt(group, 2)));
}
