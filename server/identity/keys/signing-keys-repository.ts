import type { Reader, Writer } from '#server/db/app-database.ts';
import type { SigningKeyTable } from '#server/identity/identity-schema.ts';

export async function listSigningKeys(db: Reader): Promise<SigningKeyTable[]> {
	return db
		.selectFrom('signing_keys')
		.selectAll()
		.orderBy('signs_from', 'desc')
		.orderBy('id')
		.execute();
}

export async function insertSigningKey(trx: Writer, key: SigningKeyTable): Promise<void> {
	await trx.insertInto('signing_keys').values(key).execute();
}

export async function removeSigningKeys(trx: Writer, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await trx.deleteFrom('signing_keys').where('id', 'in', ids).execute();
}
