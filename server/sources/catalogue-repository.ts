import type { CatalogueEntry } from '#core/sources/catalogue-entry.ts';
import { catalogueEntrySchema } from '#core/sources/catalogue-entry.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedAs } from '#server/db/stored-json.ts';

/** An entry that operators added or edited. */
type EditedEntry = { entry: CatalogueEntry; revision: number };

/** Reads the entries that operators added or edited; a damaged one counts as missing. */
export function createCatalogueRepository(db: Reader) {
	return {
		async list(): Promise<EditedEntry[]> {
			const rows = await db.selectFrom('catalogue_entries').selectAll().orderBy('id').execute();
			return rows.flatMap(({ data, revision }) => {
				const entry = storedAs(catalogueEntrySchema, data);
				return entry === null ? [] : [{ entry, revision }];
			});
		},
		/** 0 = as shipped. */
		async revisionOf(id: string): Promise<number> {
			const query = db.selectFrom('catalogue_entries').select('revision').where('id', '=', id);
			return (await query.executeTakeFirst())?.revision ?? 0;
		},
	};
}

/** Writes entries of operators. */
export function createCatalogueWriter(trx: Writer) {
	return {
		async put(entry: CatalogueEntry, revision: number, now: number): Promise<void> {
			const row = { data: JSON.stringify(entry), revision, edited_at: now };
			await trx
				.insertInto('catalogue_entries')
				.values({ id: entry.id, ...row })
				.onConflict((conflict) => conflict.column('id').doUpdateSet(row))
				.execute();
		},
		/** The shipped entry of this id counts again, if there is one. */
		async remove(id: string): Promise<void> {
			await trx.deleteFrom('catalogue_entries').where('id', '=', id).execute();
		},
	};
}
