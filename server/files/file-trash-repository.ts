import type { StoredFile, StoreName } from '#core/media/stored-file.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

/**
 * Objects whose file is deleted, until the store removes them. A crash in between leaves no orphan.
 */
export function createFileTrashRepository(db: Reader) {
	return {
		async isObjectUsed(objectId: string): Promise<boolean> {
			const tables = ['files', 'file_uploads', 'file_trash'] as const;
			const found = await Promise.all(
				tables.map((table) =>
					db
						.selectFrom(table)
						.where('object_id', '=', objectId)
						.select('object_id')
						.executeTakeFirst(),
				),
			);
			return found.some((row) => row !== undefined);
		},

		async list(limit: number): Promise<{ objectId: string; store: StoreName }[]> {
			const rows = await db
				.selectFrom('file_trash')
				.select(['object_id', 'store'])
				.orderBy('at')
				.limit(limit)
				.execute();
			return rows.map((row) => ({ objectId: row.object_id, store: row.store }));
		},
	};
}

export function createFileTrashWriter(trx: Writer) {
	return {
		async add(
			{ objectId, store }: Pick<StoredFile, 'objectId' | 'store'>,
			at: number,
		): Promise<void> {
			await trx
				.insertInto('file_trash')
				.values({ object_id: objectId, store, at })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
		},

		async forget(objectId: string): Promise<void> {
			await trx.deleteFrom('file_trash').where('object_id', '=', objectId).execute();
		},
	};
}
