import type { Reader } from '#server/db/app-database.ts';
import { createSecondFactorsRepository } from './second-factors-repository.ts';

/** Accounts that ask for more than a password. Each kind of factor adds its holders here. */
export async function readFactorHolders(db: Reader): Promise<ReadonlySet<string>> {
	const kinds = await Promise.all([createSecondFactorsRepository(db).holders()]);
	return new Set(kinds.flat());
}
