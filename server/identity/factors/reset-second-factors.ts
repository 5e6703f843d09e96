import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { createSecondFactorsWriter } from './second-factors-repository.ts';

/**
 * For an operator who lost the device: removes factors and recovery codes and ends every session.
 * Returns the number of removed factors.
 */
export async function resetSecondFactors(
	{ db, now, mailer }: Pick<Identity, 'db' | 'now' | 'mailer'>,
	{ accountId, actor }: { accountId: string; actor: Actor },
): Promise<number> {
	const removed = await db.transaction(async (trx) => {
		const count = await createSecondFactorsWriter(trx).removeAll(accountId);
		await createCodesWriter(trx).void(accountId, ['MFA_PENDING', 'MFA_ENROLLMENT'], now());
		await endAllSessions(trx, { accountId, why: 'recovered', now: now() });
		await audit(trx, actor, 'account.second-factor-reset', {
			at: now(),
			subject: accountId,
			detail: { factors: count },
		});
		return count;
	});
	const account = await createAccountsRepository(db.kysely).byId(accountId);
	if (removed > 0 && account?.email)
		void mailer.send(account.email, (site) => mailCopy.secondFactorRemoved({ site }));
	return removed;
}
