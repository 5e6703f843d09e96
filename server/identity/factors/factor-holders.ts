import type { Reader } from '#server/db/app-database.ts';
import { createPasskeysRepository } from '#server/identity/passkeys/passkeys-repository.ts';
import { readIdentitySettings } from '#server/identity/save-identity-settings.ts';
import { createSecondFactorsRepository } from './second-factors-repository.ts';

/**
 * Accounts that ask for more than a password. One with a passkey alone does so only where the guide
 * requires it of administrators.
 */
export async function readFactorHolders(db: Reader): Promise<ReadonlySet<string>> {
	const { settings } = await readIdentitySettings(db);
	const kinds = await Promise.all([
		createSecondFactorsRepository(db).holders(),
		settings.administratorsNeedFactor ? createPasskeysRepository(db).holders() : [],
	]);
	return new Set(kinds.flat());
}
