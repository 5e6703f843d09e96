import type { Selectable } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { IdentityProviderTable } from '#server/db/identity-schema.ts';

export type ProviderRow = Selectable<IdentityProviderTable>;

/** The providers that administrators added, in the order of their names. */
export async function listProviderRows(db: Reader): Promise<ProviderRow[]> {
	return db.selectFrom('identity_providers').selectAll().orderBy('label').orderBy('id').execute();
}

export async function insertProviderRow(trx: Writer, row: ProviderRow): Promise<void> {
	await trx.insertInto('identity_providers').values(row).execute();
}

/** Stores a provider when nobody saved it since `revision`; else false, and nothing is written. */
export async function updateProviderRow(trx: Writer, row: ProviderRow, revision: number): Promise<boolean> {
	const { id, created_at: _, ...changed } = row;
	const query = trx.updateTable('identity_providers').set(changed).where('id', '=', id).where('revision', '=', revision);
	return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

export async function deleteProviderRow(trx: Writer, id: string): Promise<boolean> {
	return (await trx.deleteFrom('identity_providers').where('id', '=', id).executeTakeFirst()).numDeletedRows === 1n;
}
