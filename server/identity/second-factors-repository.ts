import type { Selectable } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { SecondFactorTable } from '#server/db/identity-schema.ts';

/** A second factor of an account; its secret stays sealed until a code is checked. */
export type SecondFactor = Selectable<SecondFactorTable>;

/** The factors of an account, oldest first. */
export async function listSecondFactors(db: Reader, accountId: string): Promise<SecondFactor[]> {
	return db.selectFrom('second_factors').where('account_id', '=', accountId).selectAll().orderBy('enrolled_at').orderBy('id').execute();
}

/** Takes every factor of an account and its recovery codes away. Returns how many factors there were. */
export async function removeSecondFactors(trx: Writer, accountId: string): Promise<number> {
	await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
	const result = await trx.deleteFrom('second_factors').where('account_id', '=', accountId).executeTakeFirst();
	return Number(result.numDeletedRows);
}
