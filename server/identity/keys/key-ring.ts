import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import { missingKeyFrom, signingKey, spentKeys } from '#core/identity/key-rotation.ts';
import { tellRecord } from '#server/damaged-record.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import type { SecretBox } from './secret-box.ts';
import { newSecret } from './secrets.ts';
import { ALGORITHM, openSigningKey, type RingKey } from './signing-key.ts';
import { insertSigningKey, listSigningKeys, removeSigningKeys } from './signing-keys-repository.ts';

/**
 * How long the keys in memory are believed; a token with an unknown key asks sooner, but not each
 * time.
 */
const REREAD_MS = 60_000;
const UNKNOWN_REREAD_MS = 5_000;

/**
 * The keys that sign ID tokens. They live in the database, so that every process of an installation
 * signs and checks with the same. A damaged one is as good as gone: its tokens hold no more (their
 * sessions go on by the refresh secret), and a new one signs where no other can.
 */
export type KeyRing = {
	/** The key that signs now; makes it, and its successor in time, where it is missing. */
	signing(): Promise<{ id: string; privateKey: CryptoKey }>;
	/** The key of a token; null = unknown. */
	verifying(id: string): Promise<CryptoKey | null>;
	/** Every key with which tokens may be checked (RFC 7517). */
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

/** The keys that are whole. */
async function readKeys(
	db: Reader,
	{ box, log }: Pick<KeyRingOptions, 'box' | 'log'>,
): Promise<RingKey[]> {
	const rows = await listSigningKeys(db);
	const keys = await Promise.all(rows.map((row) => openSigningKey(row, box)));
	for (const [place, { id }] of rows.entries())
		tellRecord(
			log,
			`signing_keys/${id}`,
			keys[place] !== null,
			'it signs nothing, and what it signed holds no more',
		);
	return keys.filter((key) => key !== null);
}

/**
 * Makes the missing key and forgets those of which no token lives. Of two processes at once one
 * makes it.
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
		await insertSigningKey(trx, { id, ...secrets, created_at: at, signs_from: signsFrom });
		const present = (await listSigningKeys(trx)).map((row) => ({
			id: row.id,
			signsFrom: row.signs_from,
		}));
		const spent = spentKeys(present, at, whole);
		await removeSigningKeys(
			trx,
			spent.map((key) => key.id),
		);
	});
}
