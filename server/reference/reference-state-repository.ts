import { sql } from 'kysely';
import type { Reader } from '#server/db/app-database.ts';

export function createReferenceStateRepository(db: Reader) {
	return {
		/**
		 * A cheap fingerprint of everything that names are made of. It changes when an operator edits,
		 * merges or creates an entry, and when the importer learns or forgets a name. It also changes
		 * with the reference data of another product version.
		 */
		async read(): Promise<string> {
			const tables = ['teams', 'competitions', 'channels'] as const;
			const edited = tables.map((table) =>
				db
					.selectFrom(table)
					.select(({ fn }) => [
						fn.countAll().as('rows'),
						sql<string>`sum(revision)`.as('revisions'),
						sql<string>`max(edited_at)`.as('at'),
					])
					.executeTakeFirst(),
			);
			const learned = db
				.selectFrom('learned_names')
				.select(({ fn }) => [fn.countAll().as('rows'), fn.max('at').as('at')]);
			// Unedited rows are reloaded without a new revision: the record of loaded files has one.
			const loaded = db
				.selectFrom('settings')
				.where('collection', '=', 'configuracoes')
				.where('id', '=', 'referencia')
				.select('revision');
			return JSON.stringify(
				await Promise.all([...edited, learned.executeTakeFirst(), loaded.executeTakeFirst()]),
			);
		},
	};
}
