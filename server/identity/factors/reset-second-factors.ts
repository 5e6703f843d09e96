import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { createPasskeysWriter } from '#server/identity/passkeys/passkeys-repository.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { createSecondFactorsWriter } from './second-factors-repository.ts';

const VOIDED = ['MFA_PENDING', 'MFA_ENROLLMENT', 'PASSKEY_ENROLLMENT', 'PASSKEY_TOKEN'] as const;

/**
 * For an operator who lost the device: removes second factors, recovery codes and passkeys, and
 * ends every session. Returns the number of removed factors and passkeys.
 */
export async function resetSecondFactors(
	{ db, now, mailer }: Pick<Identity, 'db' | 'now' | 'mailer'>,
	{ accountId, actor }: { accountId: string; actor: Actor },
): Promise<number> {
	const removed = await db.transaction(async (trx) => {
		const factors = await createSecondFactorsWriter(trx).removeAll(accountId);
		const passkeys = await createPasskeysWriter(trx).removeAll(accountId);
		await createCodesWriter(trx).void(accountId, VOIDED, now());
		await endAllSessions(trx, { accountId, why: 'recovered', now: now() });
		await audit(trx, actor, 'account.second-factor-reset', {
			at: now(),
			subject: accountId,
			detail: { factors, passkeys },
		});
		return factors + passkeys;
	});
	const account = await createAccountsRepository(db.kysely).byId(accountId);
	if (removed > 0 && account?.email)
		void mailer.send(account.email, (site) => mailCopy.factorsReset({ site }));
	return removed;
}
