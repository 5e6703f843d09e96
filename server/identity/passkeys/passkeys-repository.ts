import type { Selectable } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { PasskeyTable } from '#server/identity/identity-schema.ts';

/** A passkey of an account. */
export type Passkey = Selectable<PasskeyTable>;

/** Reads passkeys. */
export function createPasskeysRepository(db: Reader) {
	return {
		/** The passkeys of an account, oldest first. */
		async list(accountId: string): Promise<Passkey[]> {
			return db
				.selectFrom('passkeys')
				.where('account_id', '=', accountId)
				.selectAll()
				.orderBy('created_at')
				.orderBy('id')
				.execute();
		},

		/** Accounts with a passkey. */
		async holders(): Promise<string[]> {
			const rows = await db.selectFrom('passkeys').select('account_id').distinct().execute();
			return rows.map(({ account_id }) => account_id);
		},

		async byCredential(credentialId: string): Promise<Passkey | null> {
			const query = db.selectFrom('passkeys').where('credential_id', '=', credentialId);
			return (await query.selectAll().executeTakeFirst()) ?? null;
		},
	};
}

/** Writes passkeys; only inside a transaction. */
export function createPasskeysWriter(trx: Writer) {
	return {
		async insert(passkey: Passkey): Promise<void> {
			await trx.insertInto('passkeys').values(passkey).execute();
		},

		/**
		 * Notes a use. False when a use with this count or a later one was noted before, or the passkey
		 * is gone. Devices that do not count keep 0.
		 */
		async use(id: string, { counter, now }: { counter: number; now: number }): Promise<boolean> {
			const result = await trx
				.updateTable('passkeys')
				.set({ counter, last_used_at: now })
				.where('id', '=', id)
				.where('counter', counter === 0 ? '=' : '<', counter)
				.executeTakeFirst();
			return result.numUpdatedRows === 1n;
		},

		/** Removes one passkey of an account; false when it did not exist. */
		async remove(accountId: string, id: string): Promise<boolean> {
			const query = trx
				.deleteFrom('passkeys')
				.where('account_id', '=', accountId)
				.where('id', '=', id);
			return (await query.executeTakeFirst()).numDeletedRows === 1n;
		},

		/** Removes every passkey of an account. Returns their number. */
		async removeAll(accountId: string): Promise<number> {
			const query = trx.deleteFrom('passkeys').where('account_id', '=', accountId);
			return Number((await query.executeTakeFirst()).numDeletedRows);
		},
	};
}
