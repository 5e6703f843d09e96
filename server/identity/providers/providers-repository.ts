import type { Selectable } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { IdentityProviderTable } from '#server/identity/identity-schema.ts';

export type ProviderRow = Selectable<IdentityProviderTable>;

export function createProvidersRepository(db: Reader) {
	return {
		/** The providers that administrators added, ordered by name. */
		async list(): Promise<ProviderRow[]> {
			return db
				.selectFrom('identity_providers')
				.selectAll()
				.orderBy('label')
				.orderBy('id')
				.execute();
		},
	};
}

type ProvidersWriter = {
	insert(row: ProviderRow): Promise<void>;
	update(id: string, row: Partial<Omit<ProviderRow, 'id'>>): Promise<void>;
	remove(id: string): Promise<void>;
};

export function createProvidersWriter(trx: Writer): ProvidersWriter {
	return {
		async insert(row) {
			await trx.insertInto('identity_providers').values(row).execute();
		},
		async update(id, row) {
			await trx.updateTable('identity_providers').set(row).where('id', '=', id).execute();
		},
		async remove(id) {
			await trx.deleteFrom('identity_providers').where('id', '=', id).execute();
		},
	};
}
