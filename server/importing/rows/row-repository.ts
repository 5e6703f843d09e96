import { type SqlBool, sql } from 'kysely';
import type { RowAction, RowResult } from '#core/importing/import-row.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { ImportRow } from './import-row.ts';
import { toRow } from './row-table.ts';

/** Filter for rows: all, those with concerns, or those of some actions or results. */
export type RowFilter = {
	problems?: boolean;
	actions?: readonly RowAction[];
	results?: readonly RowResult[];
	undecided?: boolean;
};

/** Reads staged rows. */
export function createRowRepository(db: Reader) {
	const ofBatch = (batchId: string) => rowsOf(db, batchId);
	const filtered = (batchId: string, filter: RowFilter) => rowsOfConcern(db, batchId, filter);

	return {
		async byNumber(batchId: string, number: number): Promise<ImportRow | null> {
			const row = await ofBatch(batchId)
				.where('number', '=', number)
				.selectAll()
				.executeTakeFirst();
			return row === undefined ? null : toRow(row);
		},

		/** A page of rows in source order. */
		async list(
			batchId: string,
			filter: RowFilter,
			{ offset, limit }: { offset: number; limit: number },
		): Promise<ImportRow[]> {
			const rows = await filtered(batchId, filter)
				.selectAll()
				.orderBy('number')
				.offset(offset)
				.limit(limit)
				.execute();
			return rows.map(toRow);
		},

		/** Rows after a number: to iterate over a long import. */
		async after(batchId: string, number: number, limit: number): Promise<ImportRow[]> {
			const rows = await ofBatch(batchId)
				.where('number', '>', number)
				.selectAll()
				.orderBy('number')
				.limit(limit)
				.execute();
			return rows.map(toRow);
		},

		/** Rows that the current step has not finished, after a number. */
		async pending(
			batchId: string,
			results: readonly RowResult[] | null,
			after: number,
			limit: number,
		): Promise<ImportRow[]> {
			const query = ofBatch(batchId).where('number', '>', after).orderBy('number').limit(limit);
			const rows = await (results === null
				? query.where('result', 'is', null)
				: query.where('result', 'in', [...results])
			)
				.selectAll()
				.execute();
			return rows.map(toRow);
		},

		/** Rows in which a name is open or answered. `key` as `nameKey` makes it. */
		async withAskedName(
			batchId: string,
			key: string,
			after: number,
			limit: number,
		): Promise<ImportRow[]> {
			const found = sql<SqlBool>`open_names like ${`%|${key.replace(/[\\%_]/g, '\\$&')}|%`} escape '\\'`;
			const rows = await ofBatch(batchId)
				.where(found)
				.where('number', '>', after)
				.selectAll()
				.orderBy('number')
				.limit(limit)
				.execute();
			return rows.map(toRow);
		},

		async count(batchId: string, filter: RowFilter): Promise<number> {
			const { count } = await filtered(batchId, filter)
				.select(({ fn }) => fn.countAll().as('count'))
				.executeTakeFirstOrThrow();
			return Number(count);
		},

		/** Row counts by action, concern, decision, result and side of the confidence threshold. */
		tally: (batchId: string) => tally(db, batchId),

		/** The revision of each game after its last import; absent = no import wrote it. */
		lastRevisions: (gameIds: readonly string[]) => lastRevisions(db, gameIds),
	};
}

async function lastRevisions(db: Reader, gameIds: readonly string[]): Promise<Map<string, number>> {
	const found = new Map<string, number>();
	for (let start = 0; start < gameIds.length; start += 500) {
		const rows = await db
			.selectFrom('import_rows')
			.where('game_id', 'in', gameIds.slice(start, start + 500))
			.where('after_revision', 'is not', null)
			.groupBy('game_id')
			.select(['game_id', ({ fn }) => fn.max('after_revision').as('revision')])
			.execute();
		for (const row of rows) if (row.game_id !== null) found.set(row.game_id, Number(row.revision));
	}
	return found;
}

async function tally(db: Reader, batchId: string) {
	const columns = ['action', 'reason', 'concern', 'decision', 'result', 'confidence'] as const;
	const rows = await rowsOf(db, batchId)
		.select([...columns])
		.select(({ fn }) => fn.countAll().as('count'))
		.groupBy([...columns])
		.execute();
	return rows.map((row) => ({
		...{
			action: row.action,
			reason: row.reason,
			concern: row.concern,
		},
		...{ decision: row.decision, result: row.result },
		...{ confidence: row.confidence / 100, count: Number(row.count) },
	}));
}

function rowsOf(db: Reader, batchId: string) {
	return db.selectFrom('import_rows').where('batch_id', '=', batchId);
}

function rowsOfConcern(
	db: Reader,
	batchId: string,
	{ problems, actions, results, undecided }: RowFilter,
) {
	let query = rowsOf(db, batchId);
	if (problems) query = query.where('concern', '>=', 1);
	if (undecided) query = query.where('concern', '=', 2);
	if (actions) query = query.where('action', 'in', [...actions]);
	if (results) query = query.where('result', 'in', [...results]);
	return query;
}
