import type { AppDatabase } from '#server/db/app-database.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import { createBotsRepository, createBotsWriter } from './bots-repository.ts';
import { createJobsWriter } from './jobs-repository.ts';
import { createWorkersWriter } from './workers-repository.ts';

const DAY = 86_400_000;
/** Marks about a day are useless after this. */
const MARKS_DAYS = 45;
const WORKERS_DAYS = 2;

/**
 * Deletes ended runs beyond the newest `keep` of each bot, old marks and dead processes. Resolves
 * with the number of runs.
 */
export async function forgetOldRuns(db: AppDatabase, { keep }: { keep: number }): Promise<number> {
	const now = await readDatabaseTime(db.kysely);
	let forgotten = 0;
	for (const { id } of await createBotsRepository(db.kysely).list()) {
		forgotten += await db.transaction(async (trx) => {
			await createBotsWriter(trx).forgetMarks(id, now - MARKS_DAYS * DAY);
			return createJobsWriter(trx).forgetEnded(id, { keep, quietBefore: now - DAY });
		});
	}
	await db.transaction((trx) => createWorkersWriter(trx).forget(now - WORKERS_DAYS * DAY));
	return forgotten;
}
