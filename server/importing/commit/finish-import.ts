import { STATES_UNDER_WAY } from '#core/importing/import-row.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import type { CommitMode } from '#server/importing/batch/import-batch.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import type { ImportContext } from '#server/importing/run/start-import.ts';
import { readBatch } from '#server/importing/run/start-import.ts';

export type FinishProblem = 'undecided' | 'not-in-review' | 'not-done';

/**
 * Begins to write an import. In the mode 'whole' nothing is written while one row waits for a
 * decision (U14); 'partial' leaves those rows out, and keeps doubtful new games as drafts. The work
 * itself is `runImportTask`.
 */
export async function startCommit(
	db: AppDatabase,
	batchId: string,
	{ mode, now }: { mode: Exclude<CommitMode, 'undo'>; now: number },
): Promise<Result<null, FinishProblem>> {
	return db.transaction(async (trx) => {
		const batches = createBatchRepository(trx);
		if (!(await batches.isIn(batchId, 'review'))) return fail('not-in-review');
		if (
			mode === 'whole' &&
			(await createRowRepository(trx).count(batchId, { undecided: true })) > 0
		)
			return fail('undecided');
		await batches.change(
			batchId,
			['review'],
			{ state: 'committing', mode, problem: null, progress: 0 },
			now,
		);
		return ok(null);
	});
}

/** Begins to take an import back. */
export async function startUndo(
	db: AppDatabase,
	batchId: string,
	now: number,
): Promise<Result<null, FinishProblem>> {
	const begun = { state: 'undoing', mode: 'undo', problem: null, progress: 0 } as const;
	const changed = await db.transaction((trx) =>
		createBatchRepository(trx).change(batchId, ['done'], begun, now),
	);
	return changed ? ok(null) : fail('not-done');
}

/** Goes on with whatever an import is in the middle of. */
export async function continueImport(context: ImportContext, batchId: string): Promise<void> {
	const batch = await createBatchRepository(context.db.kysely).byId(batchId);
	if (batch?.state === 'reading') await readBatch(context, batch);
	if (batch?.state === 'committing')
		await context.imports.run({ kind: 'commit', batchId, now: context.clock() });
	if (batch?.state === 'undoing')
		await context.imports.run({ kind: 'undo', batchId, now: context.clock() });
}

/** Goes on with every import that an earlier life of the server left in the middle. */
export async function resumeImports(context: ImportContext): Promise<void> {
	const left = await createBatchRepository(context.db.kysely).listInStates(STATES_UNDER_WAY);
	for (const { id } of left) await continueImport(context, id);
}

/** Throws an import away that was never written. False for others: their history stays. */
export async function discardImport(db: AppDatabase, batchId: string): Promise<boolean> {
	return db.transaction(async (trx) => {
		const batches = createBatchRepository(trx);
		const open =
			(await batches.isIn(batchId, 'review')) ||
			(await batches.isIn(batchId, 'failed')) ||
			(await batches.isIn(batchId, 'reading'));
		if (open) await batches.remove(batchId);
		return open;
	});
}
