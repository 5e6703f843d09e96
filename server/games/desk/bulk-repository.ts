import type { BulkAction } from '#core/games/desk/bulk-action.ts';
import type { Game } from '#core/games/game.ts';
import { snapshotOf, type Undoable } from '#core/games/game-snapshot.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedAs } from '#server/db/stored-json.ts';
import { batches } from '#server/games/batches.ts';
import { undoableSchema } from '#server/games/undoable.ts';

/** One recorded action. */
type RecordedBulk = { id: string; operatorId: string; at: number; undoneAt: number | null };
/** `before` null = the stored previous state is damaged. */
type RecordedGame = { gameId: string; revision: number; before: Undoable | null };

/** Reads recorded actions. */
export function createBulkRepository(db: Reader) {
	return {
		async byId(id: string): Promise<RecordedBulk | null> {
			const row = await db
				.selectFrom('bulk_changes')
				.where('id', '=', id)
				.selectAll()
				.executeTakeFirst();
			return row === undefined
				? null
				: { id: row.id, operatorId: row.operator_id, at: row.at, undoneAt: row.undone_at };
		},

		/** The games of an action, in the order it changed them. */
		async listGames(id: string): Promise<RecordedGame[]> {
			const rows = await db
				.selectFrom('bulk_changed_games')
				.where('bulk_id', '=', id)
				.selectAll()
				.orderBy('position')
				.execute();
			return rows.map((row) => ({
				gameId: row.game_id,
				revision: row.revision,
				before: storedAs(undoableSchema, row.before),
			}));
		},
	};
}

/** Records actions; only inside their transaction. */
export function createBulkWriter(trx: Writer) {
	return {
		/**
		 * Stores the previous state of each game in an action. `revision` = the one after the action.
		 */
		async record(
			bulk: { id: string; operatorId: string; at: number; action: BulkAction },
			games: readonly { before: Game; revision: number }[],
		): Promise<void> {
			const { id, operatorId, at, action } = bulk;
			const row = {
				id,
				operator_id: operatorId,
				at,
				action: JSON.stringify(action),
				undone_at: null,
			};
			await trx.insertInto('bulk_changes').values(row).execute();
			const rows = games.map(({ before, revision }, position) => ({
				...{ bulk_id: id, position, game_id: before.id, revision },
				before: JSON.stringify({
					...snapshotOf(before),
					deletedAt: before.deletedAt,
				} satisfies Undoable),
			}));
			for (const part of batches(rows))
				await trx.insertInto('bulk_changed_games').values(part).execute();
		},

		/** Marks an action as undone. False = it already was. */
		async markUndone(id: string, at: number): Promise<boolean> {
			const query = trx
				.updateTable('bulk_changes')
				.set({ undone_at: at })
				.where('id', '=', id)
				.where('undone_at', 'is', null);
			return (await query.executeTakeFirst()).numUpdatedRows > 0n;
		},

		/** Deletes actions older than a UTC instant, which can no longer be undone. */
		async forgetBefore(at: number): Promise<void> {
			const old = trx.selectFrom('bulk_changes').where('at', '<', at).select('id');
			await trx.deleteFrom('bulk_changed_games').where('bulk_id', 'in', old).execute();
			await trx.deleteFrom('bulk_changes').where('at', '<', at).execute();
		},
	};
}
