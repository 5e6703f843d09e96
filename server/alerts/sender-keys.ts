import webPush from 'web-push';
import { z } from 'zod';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { SecretBox } from '#server/identity/keys/secret-box.ts';

const RECORD = { collection: 'avisos', id: 'remetente' } as const;
const recordSchema = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() });

type SenderKeys = { publicKey: string; privateKey: string };

/**
 * The keys by which push services know this installation (RFC 8292), made at the first call and
 * kept sealed. Browsers subscribe to the public one: with other keys every subscription is void. So
 * keys that cannot be opened are replaced only by a person. Null = they cannot be opened.
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
			createSettingRepository(trx).writeIfMissing(RECORD.collection, RECORD.id, record, now),
		);
		// Of two processes at once, one made them.
		stored = await read();
	}
	const { data } = recordSchema.safeParse(stored);
	const privateKey = data === undefined ? null : box.open('push-key', data.sealedPrivateKey);
	return data === undefined || privateKey === null
		? null
		: { publicKey: data.publicKey, privateKey };
}
