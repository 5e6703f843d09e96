import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/db/open-database.ts';
import { yieldToServing } from '#server/yield-to-serving.ts';
import { type ImportTask, runImportTask } from './import-task.ts';

export type ThreadOrder = { dataDir: string; databaseUrl: string | null; task: ImportTask };

if (parentPort !== null) {
	const { dataDir, databaseUrl, task } = workerData as ThreadOrder;
	yieldToServing();
	await using db = await openDatabase({ dataDir, databaseUrl, poolSize: 2 });
	await runImportTask(db, task);
	parentPort.postMessage('done');
}
