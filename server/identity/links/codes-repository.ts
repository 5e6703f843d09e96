import type { CodeKind } from '#core/identity/one-time-code.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedJson } from '#server/db/stored-json.ts';

export type CodeRecord = {
	kind: CodeKind;
	accountId: string | null;
	email: string | null;
	newEmail: string | null;
	/** Undefined = the stored text is not JSON. */
	payload: unknown;
	failures: number;
	createdAt: number;
	expiresAt: number;
	usedAt: number | null;
};

/** Reads one-time codes by their hash. */
export function createCodesRepository(db: Reader) {
	return {
		async byHash(hash: string): Promise<CodeRecord | null> {
			const row = await db
				.selectFrom('one_time_codes')
				.where('hash', '=', hash)
				.selectAll()
				.executeTakeFirst();
			if (!row) return null;
			return {
				kind: row.kind,
				accountId: row.account_id,
				email: row.email,
				newEmail: row.new_email,
				payload: row.payload === null ? null : storedJson(row.payload),
				failures: row.failures,
				createdAt: row.created_at,
				expiresAt: row.expires_at,
				usedAt: row.used_at,
			};
		},
	};
}

/** Writes one-time codes; only inside a transaction. */
export function createCodesWriter(trx: Writer) {
	return {
		async insert(hash: string, code: CodeRecord): Promise<void> {
			await trx
				.insertInto('one_time_codes')
				.values({
					hash,
					kind: code.kind,
					account_id: code.accountId,
					email: code.email,
					new_email: code.newEmail,
					payload: code.payload === null ? null : JSON.stringify(code.payload),
					failures: code.failures,
					created_at: code.createdAt,
					expires_at: code.expiresAt,
					used_at: code.usedAt,
				})
				.execute();
		},

		/** Marks a code as used. Of concurrent calls exactly one gets true (V38). */
		async use(hash: string, now: number): Promise<boolean> {
			const result = await trx
				.updateTable('one_time_codes')
				.set({ used_at: now })
				.where('hash', '=', hash)
				.where('used_at', 'is', null)
				.where('expires_at', '>', now)
				.executeTakeFirst();
			return result.numUpdatedRows === 1n;
		},

		/** Counts a wrong second step; the `most`th voids the code. */
		async fail(hash: string, most: number, now: number): Promise<void> {
			await trx
				.updateTable('one_time_codes')
				.set((set) => ({
					failures: set('failures', '+', 1),
					used_at: set
						.case()
						.when('failures', '>=', most - 1)
						.then(now)
						.else(set.ref('used_at'))
						.end(),
				}))
				.where('hash', '=', hash)
				.execute();
		},

		/**
		 * Voids the open codes of some kinds: a newer e-mail voids older ones, a changed password all
		 * of them.
		 */
		async void(accountId: string, kinds: readonly CodeKind[], now: number): Promise<void> {
			await trx
				.updateTable('one_time_codes')
				.set({ used_at: now })
				.where('account_id', '=', accountId)
				.where('kind', 'in', kinds)
				.where('used_at', 'is', null)
				.execute();
		},

		/** Voids every open code of a kind that has no account yet (setup links). */
		async voidKind(kind: CodeKind, now: number): Promise<void> {
			await trx
				.updateTable('one_time_codes')
				.set({ used_at: now })
				.where('kind', '=', kind)
				.where('used_at', 'is', null)
				.execute();
		},

		/** Deletes codes that expired before `before`. */
		async forget(before: number): Promise<void> {
			await trx.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
		},
	};
}
