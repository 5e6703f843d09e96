import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedJson } from '#server/db/stored-json.ts';

export type SettingRepository = ReturnType<typeof createSettingRepository>;

/** The records of the document collections of the specification, such as (configuracoes, marca). */
export function createSettingRepository(db: Reader) {
	return {
		/**
		 * The stored record, not yet validated; null when missing. Invalid JSON is returned as its
		 * text, which no schema accepts.
		 */
		async read(collection: string, id: string): Promise<unknown> {
			const row = await db
				.selectFrom('settings')
				.where('collection', '=', collection)
				.where('id', '=', id)
				.select('data')
				.executeTakeFirst();
			return row ? parseData(row.data) : null;
		},

		/** The same with its revision, which a save must name; 0 when there is no record. */
		async readRevised(
			collection: string,
			id: string,
		): Promise<{ data: unknown; revision: number }> {
			const query = db
				.selectFrom('settings')
				.where('collection', '=', collection)
				.where('id', '=', id);
			const row = await query.select(['data', 'revision']).executeTakeFirst();
			return row
				? { data: parseData(row.data), revision: row.revision }
				: { data: null, revision: 0 };
		},
	};
}

export function createSettingWriter(trx: Writer) {
	return {
		/**
		 * Stores a record whole if its revision is still `revision` (0 = no record); else returns false
		 * and writes nothing.
		 */
		async writeRevised(
			record: { collection: string; id: string; revision: number },
			data: object,
			now: number,
		): Promise<boolean> {
			const { collection, id, revision } = record;
			const text = JSON.stringify(data);
			if (revision === 0) {
				const values = { collection, id, data: text, revision: 1, updated_at: now };
				const made = await trx
					.insertInto('settings')
					.values(values)
					.onConflict((conflict) => conflict.doNothing())
					.executeTakeFirst();
				return made.numInsertedOrUpdatedRows === 1n;
			}
			const update = trx
				.updateTable('settings')
				.set({ data: text, updated_at: now, revision: revision + 1 })
				.where('collection', '=', collection)
				.where('id', '=', id)
				.where('revision', '=', revision);
			return (await update.executeTakeFirst()).numUpdatedRows === 1n;
		},

		/** Stores a record whole and increments its revision. */
		async write(collection: string, id: string, data: object, now: number): Promise<void> {
			const values = { collection, id, data: JSON.stringify(data), revision: 1, updated_at: now };
			await trx
				.insertInto('settings')
				.values(values)
				.onConflict((conflict) =>
					conflict.columns(['collection', 'id']).doUpdateSet((eb) => ({
						data: values.data,
						updated_at: now,
						revision: eb('settings.revision', '+', 1),
					})),
				)
				.execute();
		},

		/** Stores a record only if there is none. */
		async writeIfMissing(collection: string, id: string, data: object, now: number): Promise<void> {
			await trx
				.insertInto('settings')
				.values({ collection, id, data: JSON.stringify(data), revision: 1, updated_at: now })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
		},

		async remove(collection: string, id: string): Promise<void> {
			await trx
				.deleteFrom('settings')
				.where('collection', '=', collection)
				.where('id', '=', id)
				.execute();
		},
	};
}

function parseData(text: string): unknown {
	const data = storedJson(text);
	return data === undefined ? text : data;
}
