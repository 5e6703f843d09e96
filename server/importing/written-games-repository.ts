import type { Writer } from '#server/db/app-database.ts';
import { batches } from '#server/games/batches.ts';
import { noteRemovalOf } from '#server/games/removal-repository.ts';

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

/** The present revisions of some games, by id; absent = the game is gone for good. */
export async function revisionsOf(trx: Writer, ids: readonly string[]): Promise<Map<string, number>> {
	const found = new Map<string, number>();
	for (const part of batches(ids)) {
		const rows = await trx.selectFrom('games').where('id', 'in', part).select(['id', 'revision']).execute();
		for (const { id, revision } of rows) found.set(id, revision);
	}
	return found;
}

/** Takes games out of the guide; their address, history and data stay, and the trash of the desk can bring them back. */
export async function removeGames(trx: Writer, ids: readonly string[], now: number): Promise<void> {
	await noteRemovalOf(trx, ids, now);
	for (const part of batches(ids)) {
		await trx
			.updateTable('games')
			.set(({ eb }) => ({ deleted_at: now, updated_at: now, revision: eb('revision', '+', 1) }))
			.where('id', 'in', part)
			.execute();
	}
}
