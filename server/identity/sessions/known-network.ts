import type { Reader } from '#server/db/app-database.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { createSessionsRepository } from './sessions-repository.ts';

/**
 * Whether an account signed in from a network before: what others try from elsewhere does not hold
 * it up there (V26). The same work whether or not there is an account of that address (V21, V22).
 * `network` null = not known.
 */
export async function knowsNetwork(
	db: Reader,
	who: { accountId: string } | { email: string },
	network: string | null,
): Promise<boolean> {
	const id =
		'accountId' in who
			? who.accountId
			: ((await createAccountsRepository(db).byEmail(who.email))?.id ?? '');
	return network !== null && createSessionsRepository(db).knowsNetwork(id, network);
}
