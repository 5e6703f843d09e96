import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import { missingKeyFrom, signingKey, spentKeys } from '#core/identity/key-rotation.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import type { SecretBox } from './secret-box.ts';
import { newSecret } from './secrets.ts';
import { ALGORITHM, openSigningKey, type RingKey } from './signing-key.ts';
import { createSigningKeysRepository, createSigningKeysWriter } from './signing-keys-repository.ts';

/**
 * How long the keys in memory are trusted, in milliseconds. An unknown key triggers an earlier
 * read, with its own rate limit.
 */
const REREAD_MS = 60_000;
const UNKNOWN_REREAD_MS = 5_000;

/**
 * The signing keys of ID tokens. They are in the database, so that every process of an installation
 * uses the same ones. A damaged key counts as missing: its tokens become invalid, but their
 * sessions continue by refresh secret. A new key is made when no other can sign.
 */
export type KeyRing = {
	/** The current signing key. Creates it, and later its successor, when missing. */
	signing(): Promise<{ id: string; privateKey: CryptoKey }>;
	/** The verification key of a token; null = unknown. */
	verifying(id: string): Promise<CryptoKey | null>;
	/** All keys that verify tokens (RFC 7517). */
	jwks(): Promise<{ keys: JWK[] }>;
};

type KeyRingOptions = { db: AppDatabase; box: SecretBox; log: Log; now: () => number };

export function createKeyRing({ db, box, log, now }: KeyRingOptions): KeyRing {
	let known: { readAt: number; keys: Promise<RingKey[]> } | null = null;

	function keys(youngerThan: number): Promise<RingKey[]> {
		if (known !== null && now() - known.readAt < youngerThan) return known.keys;
		const reading = readKeys(db.kysely, { box, log });
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
				await rotate({ db, box, log, now });
				known = null;
				ring = await keys(REREAD_MS);
			}
			const key = signingKey(ring, now());
			if (key === null) throw new Error('No key to sign with');
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

/** The undamaged keys. */
async function readKeys(
	db: Reader,
	{ box, log }: Pick<KeyRingOptions, 'box' | 'log'>,
): Promise<RingKey[]> {
	const rows = await createSigningKeysRepository(db).list();
	const keys = await Promise.all(rows.map((row) => openSigningKey(row, box)));
	for (const [place, { id }] of rows.entries())
		reportRecord(
			log,
			`signing_keys/${id}`,
			keys[place] !== null,
			'it signs nothing, and what it signed holds no more',
		);
	return keys.filter((key) => key !== null);
}

/**
 * Creates the missing key and deletes keys without live tokens. Of two concurrent processes one
 * creates it.
 */
async function rotate({ db, box, log, now }: KeyRingOptions): Promise<void> {
	const pair = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
	const [jwk, pem] = await Promise.all([exportJWK(pair.publicKey), exportPKCS8(pair.privateKey)]);
	const id = newSecret().slice(0, 22);
	await db.transaction(async (trx) => {
		const at = now();
		const whole = await readKeys(trx, { box, log });
		const signsFrom = missingKeyFrom(whole, at);
		if (signsFrom === null) return;
		const secrets = {
			public_key: JSON.stringify(jwk),
			sealed_private_key: box.seal('signing-key', pem),
		};
		await createSigningKeysWriter(trx).insert({
			id,
			...secrets,
			created_at: at,
			signs_from: signsFrom,
		});
		const present = (await createSigningKeysRepository(trx).list()).map((row) => ({
			id: row.id,
			signsFrom: row.signs_from,
		}));
		const spent = spentKeys(present, at, whole);
		await createSigningKeysWriter(trx).remove(spent.map((key) => key.id));
	});
}
