import type { AppDatabase } from '#server/db/app-database.ts';
import { type Naming, readNaming } from './naming.ts';
import { readReferenceState } from './reference-state-repository.ts';

const kept = new WeakMap<AppDatabase, { state: string; naming: Promise<Naming> }>();

/** Naming from the database for somebody who types: built anew only after a team, competition or channel was changed. */
export async function presentNaming(db: AppDatabase): Promise<Naming> {
	const state = await readReferenceState(db.kysely);
	const known = kept.get(db);
	if (known?.state === state) return known.naming;
	const naming = readNaming(db);
	kept.set(db, { state, naming });
	naming.catch(() => kept.delete(db));
	return naming;
}
