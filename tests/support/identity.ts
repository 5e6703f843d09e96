import type { Account } from '#server/identity/accounts/account.ts';
import { createAccountsWriter } from '#server/identity/accounts/accounts-repository.ts';
import { createOperatorsWriter } from '#server/identity/accounts/operators-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { newId } from '#server/ids.ts';

export const PASSWORD = 'grama molhada 1958';

/** An account that can sign in with PASSWORD; with `role` it is an operator. */
export async function anAccount(
	identity: Identity,
	{ role = null, ...over }: Partial<Account> & { role?: 'administrator' | 'editor' | null } = {},
): Promise<Account> {
	const at = identity.now();
	const id = newId();
	const account: Account = {
		...{
			id,
			email: `${id}@guia.example`,
			emailVerified: true,
			displayName: 'Ana',
			photoUrl: null,
			disabled: false,
		},
		...{
			passwordHash: await identity.hasher.hash(PASSWORD),
			validSince: at,
			createdAt: at,
			lastLoginAt: null,
		},
		...over,
	};
	await identity.db.transaction(async (trx) => {
		await createAccountsWriter(trx).insert(account);
		if (role === null || account.email === null) return;
		const invited = { invitedBy: null, invitedAt: at, joinedAt: at, revision: 1 };
		const operator = {
			id: newId(),
			accountId: account.id,
			email: account.email,
			name: account.displayName,
			role,
			disabled: false,
		};
		await createOperatorsWriter(trx).insert({ ...operator, ...invited });
	});
	return account;
}
