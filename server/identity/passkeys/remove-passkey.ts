import { fail, ok, type Result } from '#core/kit/result.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import {
	type FactorProblem,
	mayChangeFactors,
	type Owner,
	ownerActor,
	remainingProof,
} from '#server/identity/factors/may-change-factors.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { createSessionsWriter } from '#server/identity/sessions/sessions-repository.ts';
import { createPasskeysWriter } from './passkeys-repository.ts';

/** Removes a passkey at the request of its owner. Every other session ends. */
export async function removePasskey(
	identity: Identity,
	owner: Owner,
	passkeyId: string,
): Promise<Result<null, FactorProblem | 'passkey'>> {
	const { db, now, mailer } = identity;
	const { account, session } = owner;
	const allowed = await mayChangeFactors(identity, owner);
	if (!allowed.ok) return allowed;
	const removed = await db.transaction(async (trx) => {
		const at = now();
		if (!(await createPasskeysWriter(trx).remove(account.id, passkeyId))) return false;
		const sessions = createSessionsWriter(trx);
		if (session.secondFactorId === passkeyId)
			await sessions.setSecondFactor(session.id, await remainingProof(trx, account.id));
		await sessions.endAll(account.id, 'password', at, session.id);
		await createCodesWriter(trx).void(account.id, ['PASSKEY_TOKEN', 'PASSKEY_ENROLLMENT'], at);
		await audit(trx, ownerActor(owner), 'account.passkey-removed', { at, subject: account.id });
		return true;
	});
	if (!removed) return fail('passkey');
	if (account.email !== null)
		void mailer.send(account.email, (site) => mailCopy.passkeyRemoved({ site }));
	return ok(null);
}
