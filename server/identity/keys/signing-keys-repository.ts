import type { Reader, Writer } from '#server/db/app-database.ts';
import type { SigningKeyTable } from '#server/identity/identity-schema.ts';

export function createSigningKeysRepository(db: Reader) {
	return {
		async list(): Promise<SigningKeyTable[]> {
			return db
				.selectFrom('signing_keys')
				.selectAll()
				.orderBy('signs_from', 'desc')
				.orderBy('id')
				.execute();
		},
	};
}

export function createSigningKeysWriter(trx: Writer) {
	return {
		async insert(key: SigningKeyTable): Promise<void> {
			await trx.insertInto('signing_keys').values(key).execute();
		},

		async remove(ids: readonly string[]): Promise<void> {
			if (ids.length > 0) await trx.deleteFrom('signing_keys').where('id', 'in', ids).execute();
		},
	};
}
