import type { ImportFormat } from '#core/importing/draft-game.ts';
import { type DraftEdit, editDraft, emptyDraft } from '#core/importing/edit-draft.ts';
import type { RowAction, RowDecision } from '#core/importing/import-row.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { readWithCreated } from '#server/importing/new-names/with-created.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { createRowWriter } from '#server/importing/rows/row-write-repository.ts';
import { readNaming } from '#server/reference/naming.ts';
import { createBatchWriter } from './batch-repository.ts';
import type { AskedReading, ImportBatch } from './import-batch.ts';
import { createLearnedWriter } from './learned-repository.ts';
import { createBatchPlanner, weighed } from './plan-batch.ts';

export type ReviewProblem = 'not-found' | 'stale' | 'not-in-review';

/**
 * Applies a person's corrections to the reading of one row; an unreadable line may become a game.
 * `revision` = the row revision as shown.
 */
export async function editRow(
	db: AppDatabase,
	batchId: string,
	{ number, revision, edit }: { number: number; revision: number; edit: DraftEdit },
): Promise<Result<ImportRow, ReviewProblem>> {
	const naming = await readNaming(db);
	const reference = await readWithCreated(db.kysely, batchId, naming.reference);
	return changeRow(db, { batchId, number, revision }, async (trx, row) => {
		const draft = editDraft(row.draft ?? emptyDraft(row.line, row.text), edit);
		const next: ImportRow = {
			...row,
			draft,
			edited: true,
			decision: 'accept',
			unread: null,
			isDamaged: false,
		};
		const [planned] = await createBatchPlanner(reference).plan(trx, [next]);
		return planned?.row ?? next;
	});
}

/** Stores a person's decision on one row; null clears it. */
export async function decideRow(
	db: AppDatabase,
	batchId: string,
	{
		number,
		revision,
		decision,
	}: { number: number; revision: number; decision: RowDecision | null },
): Promise<Result<ImportRow, ReviewProblem>> {
	return changeRow(db, { batchId, number, revision }, async (_trx, row) =>
		weighed({ ...row, decision }),
	);
}

type RowName = { batchId: string; number: number; revision: number };

async function changeRow(
	db: AppDatabase,
	{ batchId, number, revision }: RowName,
	change: (trx: Writer, row: ImportRow) => Promise<ImportRow>,
): Promise<Result<ImportRow, ReviewProblem>> {
	return db.transaction(async (trx) => {
		if (!(await createBatchWriter(trx).isIn(batchId, 'review'))) return fail('not-in-review');
		const row = await createRowRepository(trx).byNumber(batchId, number);
		if (row === null) return fail('not-found');
		if (row.revision !== revision) return fail('stale');
		const next = { ...(await change(trx, row)), revision: revision + 1 };
		await createRowWriter(trx).update(batchId, next);
		return ok(next);
	});
}

/**
 * Marks damaged rows as waiting for a person, while the import is in review. Their stored content
 * does not change.
 */
export async function quarantine(
	db: AppDatabase,
	batchId: string,
	rows: readonly ImportRow[],
): Promise<void> {
	const damaged = rows.filter(({ isDamaged }) => isDamaged);
	if (damaged.length === 0) return;
	await db.transaction(async (trx) => {
		if (!(await createBatchWriter(trx).isIn(batchId, 'review'))) return;
		for (const row of damaged) await createRowWriter(trx).setAside(batchId, row);
	});
}

/** One decision for all undecided rows of some actions. Returns the number of changed rows. */
export async function decideAll(
	db: AppDatabase,
	batchId: string,
	{ actions, decision }: { actions: readonly RowAction[]; decision: RowDecision },
): Promise<Result<number, ReviewProblem>> {
	return db.transaction(async (trx) => {
		if (!(await createBatchWriter(trx).isIn(batchId, 'review'))) return fail('not-in-review');
		return ok(await createRowWriter(trx).decide(batchId, actions, decision));
	});
}

/**
 * Reads the source of an import again with other options; decisions on its rows are reset. False
 * while it is being written and afterwards.
 */
export async function askAgain(
	db: AppDatabase,
	batch: ImportBatch,
	asked: Partial<AskedReading> & { format?: ImportFormat | null },
	now: number,
): Promise<boolean> {
	const next = { ...batch.source.asked, ...asked };
	return db.transaction(async (trx) => {
		if (asked.columns)
			await createLearnedWriter(trx).learnColumns(batch.source.key, asked.columns, now);
		const change = { state: 'reading', problem: null, asked: next, total: 0, progress: 0 } as const;
		return createBatchWriter(trx).change(batch.id, ['review', 'failed'], change, now);
	});
}
