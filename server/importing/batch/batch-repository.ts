import type { ImportState } from '#core/importing/import-row.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { ImportBatchTable } from '#server/importing/imports-schema.ts';
import { toAsked, toBatch, toTable } from './batch-table.ts';
import type { ImportBatch } from './import-batch.ts';

/** The fields of an import that change during its life. */
type BatchChange = Partial<
	Pick<
		ImportBatch,
		| 'state'
		| 'mode'
		| 'problem'
		| 'total'
		| 'progress'
		| 'committedAt'
		| 'undoneAt'
		| 'format'
		| 'warnings'
		| 'tables'
		| 'hours'
	>
> & { asked?: ImportBatch['source']['asked'] };

const JSON_LIMIT = 200;

/** All SQL for whole imports. */
export function createBatchRepository(db: Reader) {
	return {
		async byId(id: string): Promise<ImportBatch | null> {
			const row = await db
				.selectFrom('import_batches')
				.where('id', '=', id)
				.selectAll()
				.executeTakeFirst();
			return row === undefined ? null : toBatch(row);
		},

		/**
		 * The newest imports without their texts; `before` = creation time of the last one already
		 * shown.
		 */
		async list({
			before,
			limit,
		}: {
			before: number | null;
			limit: number;
		}): Promise<ImportBatch[]> {
			const all = db
				.selectFrom('import_batches')
				.orderBy('created_at', 'desc')
				.orderBy('id', 'desc')
				.limit(limit);
			const query = before === null ? all : all.where('created_at', '<', before);
			return (await query.selectAll().execute()).map((row) =>
				toBatch({ ...row, source_text: null }),
			);
		},

		/** Imports in some states, oldest first: to resume after a crash. */
		async listInStates(states: readonly ImportState[]): Promise<ImportBatch[]> {
			const rows = await db
				.selectFrom('import_batches')
				.where('state', 'in', [...states])
				.selectAll()
				.orderBy('created_at')
				.execute();
			return rows.map(toBatch);
		},
	};
}

export function createBatchWriter(trx: Writer) {
	return {
		async insert(batch: ImportBatch): Promise<void> {
			await trx.insertInto('import_batches').values(toTable(batch)).execute();
		},

		/**
		 * Changes an import that is still in one of the `from` states; false when another request
		 * changed it first.
		 */
		async change(
			id: string,
			from: readonly ImportState[],
			change: BatchChange,
			now: number,
		): Promise<boolean> {
			const result = await trx
				.updateTable('import_batches')
				.set(({ eb }) => ({
					...toColumns(change),
					updated_at: now,
					revision: eb('revision', '+', 1),
				}))
				.where('id', '=', id)
				.where('state', 'in', [...from])
				.executeTakeFirst();
			return result.numUpdatedRows > 0n;
		},

		/**
		 * Stores the progress of the current step. Does not raise the revision: progress is not an
		 * edit. False when the import is deleted.
		 */
		async progress(id: string, progress: number, now: number): Promise<boolean> {
			const result = await trx
				.updateTable('import_batches')
				.set({ progress, updated_at: now })
				.where('id', '=', id)
				.executeTakeFirst();
			return result.numUpdatedRows > 0n;
		},

		/**
		 * Whether an import is in a state; locks it in that state until the transaction ends. Only
		 * inside one.
		 */
		async isIn(id: string, state: ImportState): Promise<boolean> {
			const held = trx
				.updateTable('import_batches')
				.set({ state })
				.where('id', '=', id)
				.where('state', '=', state);
			return (await held.executeTakeFirst()).numUpdatedRows > 0n;
		},

		async remove(id: string): Promise<void> {
			await trx.deleteFrom('import_batches').where('id', '=', id).execute();
		},
	};
}

function toColumns({
	warnings,
	tables,
	hours,
	asked,
	committedAt,
	undoneAt,
	...plain
}: BatchChange): Partial<ImportBatchTable> {
	return {
		...plain,
		...(warnings === undefined ? {} : { warnings: JSON.stringify(warnings.slice(0, JSON_LIMIT)) }),
		...(tables === undefined ? {} : { tables: JSON.stringify(tables.slice(0, JSON_LIMIT)) }),
		...(hours === undefined ? {} : { hours: JSON.stringify(hours) }),
		...(committedAt === undefined ? {} : { committed_at: committedAt }),
		...(undoneAt === undefined ? {} : { undone_at: undoneAt }),
		...(asked === undefined ? {} : toAsked(asked)),
	};
}
