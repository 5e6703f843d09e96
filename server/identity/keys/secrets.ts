import { createHash, randomBytes } from 'node:crypto';

/** A secret for transmission: 256 random bits in base64url. */
export function newSecret(): string {
	return randomBytes(32).toString('base64url');
}

/**
 * The stored form of a secret of 128 bits or more: it cannot be guessed, so one SHA-256 is enough.
 */
export function hashSecret(secret: string): string {
	return createHash('sha256').update(secret).digest('base64url');
}
