import { createPublicKey } from 'node:crypto';
import { type CryptoKey, importJWK, importPKCS8, type JWK } from 'jose';
import { z } from 'zod';
import { storedAs } from '#server/db/stored-json.ts';
import type { SigningKeyTable } from '#server/identity/identity-schema.ts';
import type { SecretBox } from './secret-box.ts';

/** RSASSA-PKCS1-v1_5 with SHA-256 (RFC 7518 §3.3). */
export const ALGORITHM = 'RS256';

/** A key pair that signs and verifies tokens. `signsFrom` in UTC milliseconds. */
export type RingKey = {
	id: string;
	signsFrom: number;
	publicKey: CryptoKey;
	jwk: JWK;
	privateKey: CryptoKey;
};

const publicSchema = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });

/**
 * Opens a key from its row; null = damaged. Both halves must exist and match. The sealed private
 * half is tamper-proof, so it vouches for the public one. A lone half would sign unverifiable
 * tokens or verify foreign ones.
 */
export async function openSigningKey(
	row: SigningKeyTable,
	box: SecretBox,
): Promise<RingKey | null> {
	const stored = storedAs(publicSchema, row.public_key);
	const secret = box.open('signing-key', row.sealed_private_key);
	if (stored === null || secret === null) return null;
	try {
		const own = createPublicKey(secret).export({ format: 'jwk' });
		if (own.n !== stored.n || own.e !== stored.e) return null;
		const jwk = { ...stored, kid: row.id, alg: ALGORITHM, use: 'sig' };
		const [publicKey, privateKey] = await Promise.all([
			importJWK(jwk, ALGORITHM),
			importPKCS8(secret, ALGORITHM),
		]);
		return {
			id: row.id,
			signsFrom: row.signs_from,
			jwk,
			publicKey: publicKey as CryptoKey,
			privateKey,
		};
	} catch {
		return null;
	}
}
