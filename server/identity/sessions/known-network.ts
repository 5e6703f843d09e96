import type { Reader } from '#server/db/app-database.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { createSessionsRepository } from './sessions-repository.ts';

/**
 * Whether an account has signed in from this network: attempts from elsewhere do not block it there
 * (V26). Does the same work whether or not the address has an account (V21, V22). `network` null =
 * unknown.
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
