import type { AppDatabase } from '#server/db/app-database.ts';
import { createHeldJobWriter, type Held } from './held-job-repository.ts';

/**
 * The run was taken away: another worker may have it by now. Nothing of the transaction is kept.
 */
export class LeaseLost extends Error {
	override readonly name = 'LeaseLost';
	constructor() {
		super('This run belongs to another worker now');
	}
}

/**
 * The database for the code of one run: every transaction asks first, inside itself, whether the
 * run is still this worker's, so that one that was paused or cut off cannot write late (F16).
 * Whatever use case gets it is fenced without knowing.
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
