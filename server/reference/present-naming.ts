import type { AppDatabase } from '#server/db/app-database.ts';
import { type Naming, readNaming } from './naming.ts';
import { createReferenceStateRepository } from './reference-state-repository.ts';

/** The latest naming of each open database. */
const kept = new WeakMap<AppDatabase, { state: string; naming: Promise<Naming> }>();

/**
 * Cached naming for frequent callers: each keystroke, each feed item. Rebuilt only after its data
 * changed, in whichever process; the next call sees the change.
 */
export async function presentNaming(db: AppDatabase): Promise<Naming> {
	const state = await createReferenceStateRepository(db.kysely).read();
	const known = kept.get(db);
	if (known?.state === state) return known.naming;
	const naming = readNaming(db);
	const entry = { state, naming };
	kept.set(db, entry);
	// A failed read is retried; a newer entry stays.
	naming.catch(() => kept.get(db) === entry && kept.delete(db));
	return naming;
}
