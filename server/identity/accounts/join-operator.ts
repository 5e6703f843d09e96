import type { Writer } from '#server/db/app-database.ts';
import { createOperatorsRepository, createOperatorsWriter } from './operators-repository.ts';

/**
 * Inside the caller's transaction: who was invited has come, the first time that they prove their
 * address.
 */
export async function joinOperator(trx: Writer, accountId: string, now: number): Promise<void> {
	const operator = await createOperatorsRepository(trx).byAccount(accountId);
	if (operator !== null && operator.joinedAt === null)
		await createOperatorsWriter(trx).update(operator, { joinedAt: now });
}
