import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/db/open-database.ts';
import type { StepOrder } from './import-step.ts';
import { runImportTask } from './import-task.ts';

/** Messages of a thread: the source is parsed; the step is done. */
export type ThreadWord = 'read' | 'done';

if (parentPort !== null) {
	const { dataDir, databaseUrl, task }: StepOrder = workerData;
	await using db = await openDatabase({ dataDir, databaseUrl, poolSize: 2, tuning: 'bulk' });
	const port = parentPort;
	await runImportTask(db, task, () => port.postMessage('read' satisfies ThreadWord));
	port.postMessage('done' satisfies ThreadWord);
}
