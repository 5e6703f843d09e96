import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { knowsNetwork } from './known-network.ts';

type PasswordSignIn = {
	email: string;
	password: string;
	address: string;
	network: string | null;
};

/**
 * Checks e-mail address and password. Unknown, wrong, passwordless and disabled all give one answer
 * after the same work (V21, V22). The attempt is counted first, and a password is hashed in every
 * case.
 */
export async function checkPassword(
	identity: Identity,
	{ email, password, address, network }: PasswordSignIn,
): Promise<Result<Account, 'wrong' | 'too-many'>> {
	const { db, throttle, hasher } = identity;
	const account = await createAccountsRepository(db.kysely).byEmail(email);
	const known = await knowsNetwork(db.kysely, { accountId: account?.id ?? '' }, network);
	const attempt = { what: 'signIn', subject: email, address, known } as const;
	if (!(await throttle.take(attempt))) return fail('too-many');
	const isRight = await hasher.verify(password, account?.passwordHash ?? null);
	if (account === null || !isRight || account.disabled) return fail('wrong');
	await throttle.forgive(attempt);
	return ok(account);
}
