import { sql } from 'kysely';
import type { RowAction, RowDecision } from '#core/importing/import-row.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { ImportRow } from './import-row.ts';
import { toTable } from './row-table.ts';

const PART = 100;

/** The result of a commit or an undo for one row. */
export type SettledRow = Pick<ImportRow, 'number' | 'gameId' | 'afterRevision' | 'result'> &
	Partial<Pick<ImportRow, 'before'>>;

/** Writes staged rows; only inside a transaction. */
export function createRowWriter(trx: Writer) {
	return {
		async insert(batchId: string, rows: readonly ImportRow[]): Promise<void> {
			for (let start = 0; start < rows.length; start += PART) {
				const part = rows.slice(start, start + PART).map((row) => toTable(batchId, row));
				await trx.insertInto('import_rows').values(part).execute();
			}
		},

		async clear(batchId: string): Promise<void> {
			for (const table of ['import_rows', 'import_questions', 'import_created_names'] as const)
				await trx.deleteFrom(table).where('batch_id', '=', batchId).execute();
		},

		/** Overwrites a whole row. */
		async update(batchId: string, row: ImportRow): Promise<void> {
			const { batch_id: _batch, number, ...values } = toTable(batchId, row);
			await trx
				.updateTable('import_rows')
				.set(values)
				.where('batch_id', '=', batchId)
				.where('number', '=', number)
				.execute();
		},

		/**
		 * Stores the results of rows: the few columns that a commit or an undo writes. Without `before`
		 * its stored value stays.
		 */
		async settle(batchId: string, rows: readonly SettledRow[]): Promise<void> {
			for (let start = 0; start < rows.length; start += PART)
				await settlePart(trx, batchId, rows.slice(start, start + PART));
			for (const { number, before } of rows) {
				if (before == null) continue;
				const query = trx.updateTable('import_rows').set({ before: JSON.stringify(before) });
				await query.where('batch_id', '=', batchId).where('number', '=', number).execute();
			}
		},

		/**
		 * Moves a row to those that wait for a person; its other columns, even damaged ones, stay
		 * unchanged.
		 */
		async setAside(
			batchId: string,
			{
				number,
				action,
				reason,
				concern,
			}: Pick<ImportRow, 'number' | 'action' | 'reason' | 'concern'>,
		) {
			const query = trx.updateTable('import_rows').set({ action, reason, concern });
			await query.where('batch_id', '=', batchId).where('number', '=', number).execute();
		},

		/** One decision for every row of some actions that still has a concern. */
		async decide(
			batchId: string,
			actions: readonly RowAction[],
			decision: RowDecision,
		): Promise<number> {
			const result = await trx
				.updateTable('import_rows')
				.set({ decision, concern: 0 })
				.where('batch_id', '=', batchId)
				.where('action', 'in', [...actions])
				.where('concern', '=', 2)
				.executeTakeFirst();
			return Number(result.numUpdatedRows);
		},
	};
}

/**
 * One statement for a whole part: a hundred thousand single updates would take longer than the
 * games. Both engines name the columns of `values` column1, column2 …
 */
async function settlePart(
	trx: Writer,
	batchId: string,
	rows: readonly SettledRow[],
): Promise<void> {
	const values = sql.join(
		rows.map(
			({ number, gameId, afterRevision, result }) =>
				sql`(${number}, ${gameId}, ${afterRevision}, ${result})`,
		),
	);
	await sql`
		update import_rows
		set game_id = settled.column2, after_revision = cast(settled.column3 as integer), result = settled.column4
		from (values ${values}) as settled
		where batch_id = ${batchId} and number = cast(settled.column1 as integer)
	`.execute(trx);
}
