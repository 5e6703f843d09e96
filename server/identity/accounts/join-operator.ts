import type { Writer } from '#server/db/app-database.ts';
import { createOperatorsRepository, createOperatorsWriter } from './operators-repository.ts';

/**
 * Inside the caller's transaction: marks an invited operator as joined when they first prove their
 * address.
 */
export async function joinOperator(trx: Writer, accountId: string, now: number): Promise<void> {
	const operator = await createOperatorsRepository(trx).byAccount(accountId);
	if (operator !== null && operator.joinedAt === null)
		await createOperatorsWriter(trx).update(operator, { joinedAt: now });
}
