import { emailKey } from '#core/identity/email.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { AccountTable } from '#server/identity/identity-schema.ts';
import { type Account, type FederatedIdentity, toAccount } from './account.ts';

/** Reads accounts and their linked identities. */
export function createAccountsRepository(db: Reader) {
	return {
		async byId(id: string): Promise<Account | null> {
			const row = await db
				.selectFrom('accounts')
				.where('id', '=', id)
				.selectAll()
				.executeTakeFirst();
			return row ? toAccount(row) : null;
		},

		/** Finds an account by any spelling of its e-mail address. */
		async byEmail(email: string): Promise<Account | null> {
			const row = await db
				.selectFrom('accounts')
				.where('email_key', '=', emailKey(email))
				.selectAll()
				.executeTakeFirst();
			return row ? toAccount(row) : null;
		},

		/** By the subject at a provider: the only identifier of a person there (ASVS 6.8.1). */
		async byFederatedIdentity(providerId: string, subject: string): Promise<Account | null> {
			const row = await db
				.selectFrom('accounts')
				.innerJoin('federated_identities as identity', 'identity.account_id', 'accounts.id')
				.where('identity.provider_id', '=', providerId)
				.where('identity.subject', '=', subject)
				.selectAll('accounts')
				.executeTakeFirst();
			return row ? toAccount(row) : null;
		},

		async federatedIdentities(accountId: string): Promise<FederatedIdentity[]> {
			const rows = await db
				.selectFrom('federated_identities')
				.where('account_id', '=', accountId)
				.orderBy('provider_id')
				.selectAll()
				.execute();
			return rows.map(({ provider_id, subject, email, display_name, photo_url }) => ({
				...{
					providerId: provider_id,
					subject,
					email,
					displayName: display_name,
					photoUrl: photo_url,
				},
			}));
		},
	};
}

/** The mutable fields of an account; an update writes only the given ones. */
export type AccountPatch = Partial<Omit<Account, 'id' | 'createdAt'>>;

/** Writes accounts; only inside a transaction. */
export function createAccountsWriter(trx: Writer) {
	return {
		async insert(account: Account): Promise<void> {
			await trx
				.insertInto('accounts')
				.values({
					...(toColumns(account) as Omit<AccountTable, 'id' | 'created_at'>),
					id: account.id,
					created_at: account.createdAt,
				})
				.execute();
		},

		/** The operator's address is updated with the account's, so that they never differ. */
		async update(id: string, patch: AccountPatch): Promise<void> {
			await trx.updateTable('accounts').set(toColumns(patch)).where('id', '=', id).execute();
			if (typeof patch.email !== 'string') return;
			const address = { email: patch.email, email_key: emailKey(patch.email) };
			await trx.updateTable('operators').set(address).where('account_id', '=', id).execute();
		},

		/** Deletes the account with its identities, sessions, codes and factors. */
		async remove(id: string): Promise<void> {
			await trx.deleteFrom('accounts').where('id', '=', id).execute();
		},

		async link(accountId: string, identity: FederatedIdentity, now: number): Promise<void> {
			const { providerId, subject, email, displayName, photoUrl } = identity;
			const values = {
				provider_id: providerId,
				subject,
				account_id: accountId,
				email,
				display_name: displayName,
				photo_url: photoUrl,
			};
			await trx
				.insertInto('federated_identities')
				.values({ ...values, linked_at: now })
				.execute();
		},

		/** Without `providerId`: all identities. */
		async unlink(accountId: string, providerId?: string): Promise<void> {
			const all = trx.deleteFrom('federated_identities').where('account_id', '=', accountId);
			await (providerId === undefined ? all : all.where('provider_id', '=', providerId)).execute();
		},
	};
}

function toColumns(patch: AccountPatch): Partial<Omit<AccountTable, 'id' | 'created_at'>> {
	const columns = {
		email: patch.email,
		email_key: typeof patch.email === 'string' ? emailKey(patch.email) : patch.email,
		email_verified: flag(patch.emailVerified),
		display_name: patch.displayName,
		photo_url: patch.photoUrl,
		password_hash: patch.passwordHash,
		disabled: flag(patch.disabled),
		valid_since: patch.validSince,
		last_login_at: patch.lastLoginAt,
	};
	return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function flag(value: boolean | undefined): number | undefined {
	return value === undefined ? undefined : Number(value);
}
