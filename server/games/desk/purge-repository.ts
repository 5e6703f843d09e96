import { createChangeWriter } from '#server/changes/change-repository.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { batches } from '#server/games/batches.ts';

/** Games in the trash. */
export function createTrashRepository(db: Reader) {
	return {
		/** Ids of games trashed before a UTC instant, oldest first. */
		async listBefore(instant: number, limit: number): Promise<string[]> {
			const query = db
				.selectFrom('games')
				.where('deleted_at', 'is not', null)
				.where('deleted_at', '<', instant);
			return (await query.select('id').orderBy('deleted_at').limit(limit).execute()).map(
				({ id }) => id,
			);
		},
	};
}

export function createTrashWriter(trx: Writer) {
	return {
		/**
		 * Permanently deletes games with all their rows; their addresses stay gone. Only inside a
		 * transaction.
		 */
		async purge(ids: readonly string[], at: number): Promise<void> {
			for (const part of batches(ids)) {
				const slugs = await trx
					.selectFrom('game_slugs')
					.where('game_id', 'in', part)
					.select('slug')
					.execute();
				const gone = slugs.map(({ slug }) => ({ slug, at }));
				if (gone.length > 0) {
					const insert = trx.insertInto('gone_addresses').values(gone);
					await insert.onConflict((conflict) => conflict.column('slug').doNothing()).execute();
				}
				for (const table of [
					'bulk_changed_games',
					'broadcasts',
					'game_revisions',
					'game_slugs',
				] as const) {
					await trx.deleteFrom(table).where('game_id', 'in', part).execute();
				}
				await createChangeWriter(trx).forget((eb) => eb('game_id', 'in', part));
				await trx.deleteFrom('games').where('id', 'in', part).execute();
			}
		},
	};
}
