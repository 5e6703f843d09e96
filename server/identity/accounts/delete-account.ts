import { keepsAdministrator } from '#core/identity/operator.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Account } from './account.ts';
import { createAccountsWriter } from './accounts-repository.ts';
import { createOperatorsRepository, createOperatorsWriter } from './operators-repository.ts';

/** Deletes an account at its owner's request, with its sessions, codes, factors and operator. */
export async function deleteAccount(
	{ db, now }: Identity,
	{ account, network }: { account: Account; network: string | null },
): Promise<Result<null, 'last-administrator'>> {
	return db.transaction(async (trx) => {
		const writer = createOperatorsWriter(trx);
		await writer.lockAdministrators();
		const operators = await createOperatorsRepository(trx).list();
		const own = operators.find(({ accountId }) => accountId === account.id);
		if (own !== undefined && !own.disabled && !keepsAdministrator(operators, own.id, null))
			return fail('last-administrator');
		if (own !== undefined) await writer.remove(own.id);
		await createAccountsWriter(trx).remove(account.id);
		const actor = {
			id: account.id,
			name: account.displayName ?? account.email ?? account.id,
			network,
		};
		await audit(trx, actor, 'account.deleted', { at: now(), subject: account.id });
		return ok(null);
	});
}
