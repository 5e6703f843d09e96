import type { AppDatabase } from '#server/db/app-database.ts';
import { createHeldJobWriter, type Held } from './held-job-repository.ts';

/** The run was taken away, perhaps by another worker. The transaction is rolled back. */
export class LeaseLost extends Error {
	override readonly name = 'LeaseLost';
	constructor() {
		super('This run belongs to another worker now');
	}
}

/**
 * The database for one run's code. Each transaction first checks that the run still belongs to this
 * worker: a paused or disconnected one cannot write late (F16). Use cases that receive it are
 * fenced without knowing.
 */
export function fencedDatabase(db: AppDatabase, held: Held): AppDatabase {
	return {
		...db,
		transaction: (work) =>
			db.transaction(async (trx) => {
				if (!(await createHeldJobWriter(trx, held).isHeld())) throw new LeaseLost();
				return work(trx);
			}),
	};
}
