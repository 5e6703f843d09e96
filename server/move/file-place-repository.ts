import type { StoreName } from '#core/media/stored-file.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

/** Where the bytes of uploaded files are. */
export function createFilePlaceRepository(db: Reader) {
	return {
		/** Files whose bytes are in `store`, by id, behind `after`. */
		async list(store: StoreName, after: string, limit: number) {
			return db
				.selectFrom('files')
				.where('store', '=', store)
				.where('id', '>', after)
				.orderBy('id')
				.limit(limit)
				.select(['id', 'object_id as objectId', 'size', 'sha256'])
				.execute();
		},

		async count(store: StoreName): Promise<number> {
			const { files } = await db
				.selectFrom('files')
				.where('store', '=', store)
				.select(({ fn }) => fn.countAll<number | string>().as('files'))
				.executeTakeFirstOrThrow();
			return Number(files);
		},
	};
}

export function createFilePlaceWriter(trx: Writer) {
	return {
		async set(id: string, store: StoreName): Promise<void> {
			await trx.updateTable('files').set({ store }).where('id', '=', id).execute();
		},
	};
}
