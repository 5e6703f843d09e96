import type { AppDatabase } from '#server/db/app-database.ts';
import { createBatchWriter } from '#server/importing/batch/batch-repository.ts';
import { isLong } from '#server/importing/source/import-length.ts';
import type { Log } from '#server/log.ts';
import type { ImportTask } from './import-task.ts';
import { runInProcess } from './run-in-process.ts';
import { runInThread } from './run-in-thread.ts';

/** Runs the long steps of imports, one after the other, in parallel with the pages. */
export type ImportLane = {
	/** Resolves when the step has ended, successfully or not; the import records the outcome. */
	run(task: ImportTask): Promise<void>;
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * Opens the lane of one process. Short steps run in a thread, long ones in a process that ends with
 * its step.
 */
export function createImportLane(place: {
	dataDir: string;
	databaseUrl: string | null;
	db: AppDatabase;
	log: Log;
}): ImportLane {
	const { dataDir, databaseUrl, db, log } = place;
	const stop = new AbortController();
	let tail: Promise<unknown> = Promise.resolve();

	async function perform(task: ImportTask): Promise<void> {
		if (stop.signal.aborted) return;
		const order = { dataDir, databaseUrl, task };
		const isInProcess = await isLong(db, task);
		const problem = isInProcess
			? await runInProcess(order, stop.signal)
			: await runInThread(order, { signal: stop.signal });
		// Aborted by shutdown: the next start resumes it.
		if (problem === null || stop.signal.aborted) return;
		log.error(
			{ err: problem.error, batchId: task.batchId, step: task.kind },
			'an import could not go on',
		);
		const { code } = problem;
		await db.transaction(async (trx) => {
			const batches = createBatchWriter(trx);
			await batches.change(task.batchId, ['reading'], { state: 'failed', problem: code }, task.now);
			// A commit or an undo keeps its state, so that an operator can resume the unfinished work.
			await batches.change(task.batchId, ['committing', 'undoing'], { problem: code }, task.now);
		});
	}

	return {
		run(task) {
			const turn = tail.then(() => perform(task));
			tail = turn.catch((error: unknown) =>
				log.error({ err: error }, 'an import could not be marked as failed'),
			);
			return turn;
		},
		async [Symbol.asyncDispose]() {
			stop.abort();
			await tail;
		},
	};
}
