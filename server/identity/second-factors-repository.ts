import type { Selectable } from 'kysely';
import type { Reader } from '#server/db/app-database.ts';
import type { SecondFactorTable } from '#server/db/identity-schema.ts';

/** A second factor of an account; its secret stays sealed until a code is checked. */
export type SecondFactor = Selectable<SecondFactorTable>;

/** The factors of an account, oldest first. */
export async function listSecondFactors(db: Reader, accountId: string): Promise<SecondFactor[]> {
	return db.selectFrom('second_factors').where('account_id', '=', accountId).selectAll().orderBy('enrolled_at').orderBy('id').execute();
}
