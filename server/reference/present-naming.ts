import type { AppDatabase } from '#server/db/app-database.ts';
import { type Naming, readNaming } from './naming.ts';
import { readReferenceState } from './reference-state-repository.ts';

/** One naming for each open database, the latest. */
const kept = new WeakMap<AppDatabase, { state: string; naming: Promise<Naming> }>();

/**
 * Naming from the database for whoever asks often: somebody who types, each item of a feed. Built
 * anew only after something that names are made of was changed, by whichever process; a change is
 * seen by the next one who asks.
 */
export async function presentNaming(db: AppDatabase): Promise<Naming> {
	const state = await readReferenceState(db.kysely);
	const known = kept.get(db);
	if (known?.state === state) return known.naming;
	const naming = readNaming(db);
	const entry = { state, naming };
	kept.set(db, entry);
	// What could not be read is asked for again; what somebody else has read since stays.
	naming.catch(() => kept.get(db) === entry && kept.delete(db));
	return naming;
}
