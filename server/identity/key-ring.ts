import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type JWK } from 'jose';
import { missingKeyFrom, signingKey, spentKeys } from '#core/identity/key-rotation.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { SecretBox } from './secret-box.ts';
import { newSecret } from './secrets.ts';
import { insertSigningKey, listSigningKeys, removeSigningKeys } from './signing-keys-repository.ts';

const ALGORITHM = 'RS256';
/** How long the keys in memory are believed; a token with an unknown key asks sooner, but not each time. */
const REREAD_MS = 60_000;
const UNKNOWN_REREAD_MS = 5_000;

export type RingKey = { id: string; signsFrom: number; publicKey: CryptoKey; jwk: JWK; privateKey: CryptoKey | null };

/** The keys that sign ID tokens. They live in the database, so that every process of an installation signs and checks with the same. */
export type KeyRing = {
	/** The key that signs now; makes it, and its successor in time, where it is missing. */
	signing(): Promise<{ id: string; privateKey: CryptoKey }>;
	/** The key of a token; null = unknown. */
	verifying(id: string): Promise<CryptoKey | null>;
	/** Every key with which tokens may be checked (RFC 7517). */
	jwks(): Promise<{ keys: JWK[] }>;
};

export type KeyRingOptions = { db: AppDatabase; box: SecretBox; now: () => number };

export function createKeyRing({ db, box, now }: KeyRingOptions): KeyRing {
	let known: { readAt: number; keys: Promise<RingKey[]> } | null = null;

	function keys(youngerThan: number): Promise<RingKey[]> {
		if (known !== null && now() - known.readAt < youngerThan) return known.keys;
		const reading = read(db, box);
		known = { readAt: now(), keys: reading };
		reading.catch(() => {
			known = null;
		});
		return reading;
	}

	return {
		async signing() {
			let ring = await keys(REREAD_MS);
			if (missingKeyFrom(ring, now()) !== null) {
				await rotate({ db, box, now });
				known = null;
				ring = await keys(REREAD_MS);
			}
			const usable = ring.filter(({ privateKey }) => privateKey !== null);
			const key = signingKey(usable, now());
			if (key === null || key.privateKey === null) throw new Error('No key to sign with');
			return { id: key.id, privateKey: key.privateKey };
		},
		async verifying(id) {
			const find = (ring: RingKey[]) => ring.find((key) => key.id === id)?.publicKey ?? null;
			return find(await keys(REREAD_MS)) ?? find(await keys(UNKNOWN_REREAD_MS));
		},
		async jwks() {
			const ring = await keys(REREAD_MS);
			return { keys: ring.map(({ jwk }) => jwk) };
		},
	};
}

async function read(db: AppDatabase, box: SecretBox): Promise<RingKey[]> {
	const rows = await listSigningKeys(db.kysely);
	return Promise.all(
		rows.map(async (row) => {
			const jwk = { ...(JSON.parse(row.public_key) as JWK), kid: row.id, alg: ALGORITHM, use: 'sig' };
			const secret = box.open('signing-key', row.sealed_private_key);
			const privateKey = secret === null ? null : await importPKCS8(secret, ALGORITHM);
			return { id: row.id, signsFrom: row.signs_from, publicKey: (await importJWK(jwk, ALGORITHM)) as CryptoKey, jwk, privateKey };
		}),
	);
}

/** Makes the missing key and forgets those of which no token lives. Of two processes at once one makes it. */
async function rotate({ db, box, now }: KeyRingOptions): Promise<void> {
	const pair = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
	const [jwk, pem] = await Promise.all([exportJWK(pair.publicKey), exportPKCS8(pair.privateKey)]);
	const id = newSecret().slice(0, 22);
	await db.transaction(async (trx) => {
		const at = now();
		const present = (await listSigningKeys(trx)).map((row) => ({ id: row.id, signsFrom: row.signs_from }));
		const signsFrom = missingKeyFrom(present, at);
		if (signsFrom === null) return;
		const secrets = { public_key: JSON.stringify(jwk), sealed_private_key: box.seal('signing-key', pem) };
		await insertSigningKey(trx, { id, ...secrets, created_at: at, signs_from: signsFrom });
		await removeSigningKeys(
			trx,
			spentKeys(present, at).map((key) => key.id),
		);
	});
}
