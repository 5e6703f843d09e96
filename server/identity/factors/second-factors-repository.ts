import type { Selectable } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { SecondFactorTable } from '#server/identity/identity-schema.ts';

/** A second factor of an account; its secret stays sealed until a code is checked. */
export type SecondFactor = Selectable<SecondFactorTable>;

export function createSecondFactorsRepository(db: Reader) {
	return {
		/** The factors of an account, oldest first. */
		async list(accountId: string): Promise<SecondFactor[]> {
			return db
				.selectFrom('second_factors')
				.where('account_id', '=', accountId)
				.selectAll()
				.orderBy('enrolled_at')
				.orderBy('id')
				.execute();
		},

		/** Accounts with a factor of this kind. */
		async holders(): Promise<string[]> {
			const rows = await db.selectFrom('second_factors').select('account_id').distinct().execute();
			return rows.map(({ account_id }) => account_id);
		},

		/** Number of unused recovery codes. */
		async countRecoveryCodes(accountId: string): Promise<number> {
			const query = db
				.selectFrom('recovery_codes')
				.where('account_id', '=', accountId)
				.where('used_at', 'is', null);
			const row = await query
				.select((select) => select.fn.countAll().as('left'))
				.executeTakeFirstOrThrow();
			return Number(row.left);
		},
	};
}

export function createSecondFactorsWriter(trx: Writer) {
	return {
		/**
		 * Removes every factor of an account and its recovery codes. Returns the number of removed
		 * factors.
		 */
		async removeAll(accountId: string): Promise<number> {
			await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
			const result = await trx
				.deleteFrom('second_factors')
				.where('account_id', '=', accountId)
				.executeTakeFirst();
			return Number(result.numDeletedRows);
		},

		/** Adds a factor that was just proved. */
		async insert(factor: SecondFactor): Promise<void> {
			await trx.insertInto('second_factors').values(factor).execute();
		},

		/** Removes one factor of an account; false when it did not exist. */
		async remove(accountId: string, id: string): Promise<boolean> {
			const query = trx
				.deleteFrom('second_factors')
				.where('account_id', '=', accountId)
				.where('id', '=', id);
			return (await query.executeTakeFirst()).numDeletedRows === 1n;
		},

		/** Marks the code of a step as used. Of concurrent calls for one step exactly one gets true. */
		async acceptStep(id: string, step: number): Promise<boolean> {
			const result = await trx
				.updateTable('second_factors')
				.set({ last_step: step, failures: 0 })
				.where('id', '=', id)
				.where('last_step', '<', step)
				.where('locked_at', 'is', null)
				.executeTakeFirst();
			return result.numUpdatedRows === 1n;
		},

		/**
		 * Counts a wrong code; the `most`th in a row locks the factor. True when this call locked it.
		 */
		async countFailure(id: string, { most, now }: { most: number; now: number }): Promise<boolean> {
			await trx
				.updateTable('second_factors')
				.set((set) => ({ failures: set('failures', '+', 1) }))
				.where('id', '=', id)
				.execute();
			const result = await trx
				.updateTable('second_factors')
				.set({ locked_at: now })
				.where('id', '=', id)
				.where('failures', '>=', most)
				.where('locked_at', 'is', null)
				.executeTakeFirst();
			return result.numUpdatedRows === 1n;
		},

		/** Unlocks the factors of an account after its owner proved ownership in another way. */
		async unlock(accountId: string): Promise<void> {
			await trx
				.updateTable('second_factors')
				.set({ failures: 0, locked_at: null })
				.where('account_id', '=', accountId)
				.execute();
		},

		/** Replaces all recovery codes. */
		async replaceRecoveryCodes(
			accountId: string,
			hashes: readonly string[],
			now: number,
		): Promise<void> {
			await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
			if (hashes.length === 0) return;
			const made = { account_id: accountId, created_at: now, used_at: null };
			const rows = hashes.map((hash) => ({ hash, ...made }));
			await trx.insertInto('recovery_codes').values(rows).execute();
		},

		/** Marks a recovery code as used; false when there is no such open code. */
		async takeRecoveryCode(accountId: string, hash: string, now: number): Promise<boolean> {
			const result = await trx
				.updateTable('recovery_codes')
				.set({ used_at: now })
				.where('account_id', '=', accountId)
				.where('hash', '=', hash)
				.where('used_at', 'is', null)
				.executeTakeFirst();
			return result.numUpdatedRows === 1n;
		},
	};
}
