import type { AppDatabase } from '#server/db/app-database.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import { isLong } from '#server/importing/source/import-length.ts';
import type { Log } from '#server/log.ts';
import type { ImportTask } from './import-task.ts';
import { runInProcess } from './run-in-process.ts';
import { runInThread } from './run-in-thread.ts';

/** Does the long steps of imports, one after the other, beside what serves pages. */
export type ImportLane = {
	/** Resolves when the step has ended, well or not; what became of it stands in the import. */
	run(task: ImportTask): Promise<void>;
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * Opens the lane of one process. What is short is done in a thread, what is long in a process,
 * which lives as long as its step.
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
		// Ended by us: the next start goes on with it.
		if (problem === null || stop.signal.aborted) return;
		log.error(
			{ err: problem.error, batchId: task.batchId, step: task.kind },
			'an import could not go on',
		);
		const { code } = problem;
		await db.transaction(async (trx) => {
			const batches = createBatchRepository(trx);
			await batches.change(task.batchId, ['reading'], { state: 'failed', problem: code }, task.now);
			// What was being written stays so, for somebody to go on with: it is half done.
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
