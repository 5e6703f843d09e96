import { STATES_UNDER_WAY } from '#core/importing/import-row.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import type { CommitMode } from '#server/importing/batch/import-batch.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import type { ImportContext } from '#server/importing/run/start-import.ts';
import { readBatch } from '#server/importing/run/start-import.ts';

export type FinishProblem = 'undecided' | 'not-in-review' | 'not-done';

/**
 * Starts the commit of an import. In the mode 'whole' one undecided row blocks the commit (U14).
 * 'partial' skips those rows and keeps doubtful new games as drafts. `runImportTask` does the work.
 */
export async function startCommit(
	db: AppDatabase,
	batchId: string,
	{ mode, now }: { mode: Exclude<CommitMode, 'undo'>; now: number },
): Promise<Result<null, FinishProblem>> {
	return db.transaction(async (trx) => {
		const batches = createBatchWriter(trx);
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

/** Starts the undo of an import. */
export async function startUndo(
	db: AppDatabase,
	batchId: string,
	now: number,
): Promise<Result<null, FinishProblem>> {
	const begun = { state: 'undoing', mode: 'undo', problem: null, progress: 0 } as const;
	const changed = await db.transaction((trx) =>
		createBatchWriter(trx).change(batchId, ['done'], begun, now),
	);
	return changed ? ok(null) : fail('not-done');
}

/** Resumes the current step of an import. */
export async function continueImport(context: ImportContext, batchId: string): Promise<void> {
	const batch = await createBatchRepository(context.db.kysely).byId(batchId);
	if (batch?.state === 'reading') await readBatch(context, batch);
	if (batch?.state === 'committing')
		await context.imports.run({ kind: 'commit', batchId, now: context.clock() });
	if (batch?.state === 'undoing')
		await context.imports.run({ kind: 'undo', batchId, now: context.clock() });
}

/** Resumes every import that a stopped server left unfinished. */
export async function resumeImports(context: ImportContext): Promise<void> {
	const left = await createBatchRepository(context.db.kysely).listInStates(STATES_UNDER_WAY);
	for (const { id } of left) await continueImport(context, id);
}

/** Deletes an import that was never written. False for others: their history stays. */
export async function discardImport(db: AppDatabase, batchId: string): Promise<boolean> {
	return db.transaction(async (trx) => {
		const batches = createBatchWriter(trx);
		const open =
			(await batches.isIn(batchId, 'review')) ||
			(await batches.isIn(batchId, 'failed')) ||
			(await batches.isIn(batchId, 'reading'));
		if (open) await batches.remove(batchId);
		return open;
	});
}
