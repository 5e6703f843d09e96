import type { Selectable } from 'kysely';
import type { Reader } from '#server/db/app-database.ts';
import type { IdentityProviderTable } from '#server/db/identity-schema.ts';

export type ProviderRow = Selectable<IdentityProviderTable>;

/** The providers that administrators added, in the order of their names. */
export async function listProviderRows(db: Reader): Promise<ProviderRow[]> {
	return db.selectFrom('identity_providers').selectAll().orderBy('label').orderBy('id').execute();
}
