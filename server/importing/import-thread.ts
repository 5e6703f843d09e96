import { parentPort, workerData } from 'node:worker_threads';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { yieldToServing } from '#server/yield-to-serving.ts';
import { createBatchRepository } from './batch-repository.ts';
import { type ImportTask, runImportTask } from './import-task.ts';

/** What a thread says: the source was understood; all is done. */
export type ThreadWord = 'read' | 'done';

export type ThreadOrder = { dataDir: string; databaseUrl: string | null; task: ImportTask };

const LONG_BYTES = 256 * 1024;
const LONG_ROWS = 2_000;

/** An agenda of a day is not made to wait behind anything; a table of a whole country is. */
async function isLong(db: AppDatabase, task: ImportTask): Promise<boolean> {
	if (task.kind === 'read') return task.source.bytes.byteLength > LONG_BYTES;
	return ((await createBatchRepository(db.kysely).byId(task.batchId))?.total ?? 0) > LONG_ROWS;
}

if (parentPort !== null) {
	const { dataDir, databaseUrl, task } = workerData as ThreadOrder;
	await using db = await openDatabase({ dataDir, databaseUrl, poolSize: 2 });
	if (await isLong(db, task)) yieldToServing();
	const port = parentPort;
	await runImportTask(db, task, () => port.postMessage('read' satisfies ThreadWord));
	port.postMessage('done' satisfies ThreadWord);
}
