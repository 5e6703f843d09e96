import type { Writer } from '#server/db/app-database.ts';

/** Publishes the games that an import has made, all at once. Returns how many. What a person took into hand meanwhile stays theirs. */
export async function publishDrafted(trx: Writer, batchId: string): Promise<number> {
	const made = trx.selectFrom('import_rows').where('batch_id', '=', batchId).where('result', '=', 'created').select('game_id');
	const result = await trx
		.updateTable('games')
		.set({ publication: 'published' })
		.where('id', 'in', made)
		.where('publication', '=', 'draft')
		.where('deleted_at', 'is', null)
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}
