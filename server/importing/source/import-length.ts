import type { AppDatabase } from '#server/db/app-database.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import type { ImportTask } from '#server/importing/run/import-task.ts';
import { fileKind } from './file-kind.ts';

const LONG_BYTES = 256 * 1024;
const LONG_ROWS = 2_000;

/**
 * Whether a task goes to the low-priority process. One day's agenda must not wait; a table of a
 * whole country may. A packed file may unpack to any size, so it counts as long.
 */
export async function isLong(db: AppDatabase, task: ImportTask): Promise<boolean> {
	if (task.kind === 'read')
		return task.source.bytes.byteLength > LONG_BYTES || fileKind(task.source.bytes).kind === 'zip';
	return ((await createBatchRepository(db.kysely).byId(task.batchId))?.total ?? 0) > LONG_ROWS;
}
