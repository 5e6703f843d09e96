import type { AppDatabase } from '#server/db/app-database.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import { createAccountsWriter } from '#server/identity/accounts/accounts-repository.ts';
import { createOperatorsWriter } from '#server/identity/accounts/operators-repository.ts';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';
import { newId } from '#server/ids.ts';
import { createLog } from '#server/log.ts';

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

const DEVICE = { userAgent: 'test', network: '203.0.113.0/24' };
const START = Date.UTC(2026, 10, 21, 12);

/** An identity service whose clock the test turns. */
export function clocked(db: AppDatabase): { identity: Identity; pass(ms: number): void } {
	let now = START;
	const box = createSecretBox('key of this test, of no value elsewhere');
	const identity = createIdentity({ db, log: createLog('silent').log, box, now: () => now });
	return {
		identity,
		pass(ms) {
			now += ms;
		},
	};
}

export async function begin(identity: Identity, over: Parameters<typeof anAccount>[1] = {}) {
	const account = await anAccount(identity, over);
	return {
		account,
		tokens: await identity.sessions.start({ account, device: DEVICE, signInProvider: 'password' }),
	};
}
