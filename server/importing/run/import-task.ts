import type { AppDatabase } from '#server/db/app-database.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import { runCommit } from '#server/importing/commit/commit-batch.ts';
import { runUndo } from '#server/importing/commit/undo-batch.ts';
import { kickoffsAround } from '#server/importing/reading/known-kickoffs.ts';
import { readRows } from '#server/importing/reading/read-document.ts';
import { stageReading } from '#server/importing/reading/stage-reading.ts';
import type { SourceFile } from '#server/importing/source/source-file.ts';
import { readNaming } from '#server/reference/naming.ts';

/**
 * A long task of an import. Plain data, so that it can be sent to a thread. `now` = editorial UTC
 * milliseconds.
 */
export type ImportTask = { batchId: string; now: number } & (
	| { kind: 'read'; source: SourceFile }
	| { kind: 'commit' }
	| { kind: 'undo' }
);

/**
 * Runs a task to its end, inside a thread that can be killed. It reads the source directly, so that
 * a long one is in memory once. An import in an unexpected state is left alone. `onRead`: the
 * source is parsed; the rest is bounded work.
 */
export async function runImportTask(
	db: AppDatabase,
	task: ImportTask,
	onRead: () => void = () => undefined,
): Promise<void> {
	const batch = await createBatchRepository(db.kysely).byId(task.batchId);
	if (batch === null) return;
	const naming = await readNaming(db);
	if (task.kind === 'read') {
		if (batch.state !== 'reading') return;
		const known = await kickoffsAround(db.kysely, task.source.referenceDate);
		const reading = await readRows({ ...task.source, known }, naming);
		onRead();
		await stageReading({ db, reference: naming.reference }, batch, reading, task.now);
		return;
	}
	const ctx = { db, reference: naming.reference };
	if (task.kind === 'commit' && batch.state === 'committing') await runCommit(ctx, batch, task.now);
	if (task.kind === 'undo' && batch.state === 'undoing') await runUndo(ctx, batch, task.now);
}
