import webPush from 'web-push';
import { z } from 'zod';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { SecretBox } from '#server/identity/keys/secret-box.ts';

const RECORD = { collection: 'avisos', id: 'remetente' } as const;
const recordSchema = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() });

type SenderKeys = { publicKey: string; privateKey: string };

/**
 * The VAPID keys of this installation (RFC 8292), generated at the first call and stored encrypted.
 * Browsers subscribe to the public key, so new keys would void every subscription. Therefore only a
 * person replaces keys that cannot be decrypted. Null = they cannot be decrypted.
 */
export async function readSenderKeys(
	{ db, box }: { db: AppDatabase; box: SecretBox },
	now: number,
): Promise<SenderKeys | null> {
	const read = async () => createSettingRepository(db.kysely).read(RECORD.collection, RECORD.id);
	let stored = await read();
	if (stored === null) {
		const { publicKey, privateKey } = webPush.generateVAPIDKeys();
		const record = { publicKey, sealedPrivateKey: box.seal('push-key', privateKey) };
		await db.transaction((trx) =>
			createSettingWriter(trx).writeIfMissing(RECORD.collection, RECORD.id, record, now),
		);
		// When two processes race, both use the keys of the first.
		stored = await read();
	}
	const { data } = recordSchema.safeParse(stored);
	const privateKey = data === undefined ? null : box.open('push-key', data.sealedPrivateKey);
	return data === undefined || privateKey === null
		? null
		: { publicKey: data.publicKey, privateKey };
}
