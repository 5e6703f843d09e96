import type { Operator } from '#core/identity/operator.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { Invited } from '#server/identity/accounts/operators.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { issueCode } from './one-time-codes.ts';

/** A new code for an invited operator who has not joined yet; voids the old one. */
export async function renewInvitation(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ id, actor }: { id: string; actor: Actor },
): Promise<Result<Invited, 'not-found'>> {
	return db.transaction(async (trx) => {
		const operator = await createOperatorsRepository(trx).byId(id);
		if (operator === null || !isAwaited(operator)) return fail('not-found');
		const { accountId, email } = operator;
		const code = await issueCode(trx, { kind: 'INVITE', accountId, email }, now());
		await audit(trx, actor, 'operator.invited-again', {
			at: now(),
			subject: id,
			detail: { email },
		});
		return ok({ operator, code });
	});
}

/** Invited, but neither joined nor disabled since. */
function isAwaited({ accountId, joinedAt, disabled }: Operator): boolean {
	return accountId !== null && joinedAt === null && !disabled;
}
