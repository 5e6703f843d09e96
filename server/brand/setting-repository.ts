import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export type SettingRepository = ReturnType<typeof createSettingRepository>;

/** The records of the document collections of the specification, such as (configuracoes, marca). */
export function createSettingRepository(db: Kysely<Database>) {
	return {
		/** The stored record, still to be parsed by its schema; null when missing. */
		async read(collection: string, id: string): Promise<unknown> {
			const row = await db
				.selectFrom('settings')
				.where('collection', '=', collection)
				.where('id', '=', id)
				.select('data')
				.executeTakeFirst();
			return row ? JSON.parse(row.data) : null;
		},

		/** Stores a record whole; its revision rises. */
		async write(collection: string, id: string, data: object, now: number): Promise<void> {
			const values = { collection, id, data: JSON.stringify(data), revision: 1, updated_at: now };
			await db
				.insertInto('settings')
				.values(values)
				.onConflict((conflict) =>
					conflict
						.columns(['collection', 'id'])
						.doUpdateSet((eb) => ({ data: values.data, updated_at: now, revision: eb('settings.revision', '+', 1) })),
				)
				.execute();
		},

		/** Stores a record only where none stands. */
		async writeIfMissing(collection: string, id: string, data: object, now: number): Promise<void> {
			await db
				.insertInto('settings')
				.values({ collection, id, data: JSON.stringify(data), revision: 1, updated_at: now })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
		},

		async remove(collection: string, id: string): Promise<void> {
			await db.deleteFrom('settings').where('collection', '=', collection).where('id', '=', id).execute();
		},
	};
}
