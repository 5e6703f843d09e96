import { isRecentLogin } from '#core/identity/session.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { createSessionsWriter } from '#server/identity/sessions/sessions-repository.ts';
import { type Owner, ownerActor, remainingProof } from './may-change-factors.ts';
import {
	createSecondFactorsRepository,
	createSecondFactorsWriter,
} from './second-factors-repository.ts';

type WithdrawProblem = 'too-old' | 'factor';

/**
 * Removes a factor at the request of its owner, who passed a second factor recently. Removing the
 * last factor also removes the recovery codes.
 */
export async function withdrawSecondFactor(
	{ db, now, mailer }: Identity,
	{ account, session }: Owner,
	factorId: string,
): Promise<Result<null, WithdrawProblem>> {
	const at = now();
	if (session.secondFactorId === null || !isRecentLogin(session.authAt, at)) return fail('too-old');
	const removed = await db.transaction(async (trx) => {
		if (!(await createSecondFactorsWriter(trx).remove(account.id, factorId))) return false;
		const [other] = await createSecondFactorsRepository(trx).list(account.id);
		if (other === undefined) await createSecondFactorsWriter(trx).removeAll(account.id);
		const sessions = createSessionsWriter(trx);
		if (session.secondFactorId === factorId)
			await sessions.setSecondFactor(session.id, await remainingProof(trx, account.id));
		await sessions.endAll(account.id, 'password', at, session.id);
		await createCodesWriter(trx).void(account.id, ['MFA_PENDING', 'MFA_ENROLLMENT'], at);
		await audit(trx, ownerActor({ account, session }), 'account.second-factor-removed', {
			at,
			subject: account.id,
		});
		return true;
	});
	if (!removed) return fail('factor');
	if (account.email !== null)
		void mailer.send(account.email, (site) => mailCopy.secondFactorRemoved({ site }));
	return ok(null);
}
