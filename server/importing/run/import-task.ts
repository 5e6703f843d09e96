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
 * Something long that an import has to do. Plain data, so that a thread can be given it. `now` =
 * editorial UTC milliseconds.
 */
export type ImportTask = { batchId: string; now: number } & (
	| { kind: 'read'; source: SourceFile }
	| { kind: 'commit' }
	| { kind: 'undo' }
);

/**
 * Does a task to its end, inside a thread that can be killed: a source is read where it stands, so
 * that a long one is in memory once. What is not in the state that the task belongs to is left
 * alone. `onRead`: a source was understood; what follows is bounded work.
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
