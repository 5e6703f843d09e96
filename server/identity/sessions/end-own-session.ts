import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createSessionsRepository, createSessionsWriter } from './sessions-repository.ts';

/**
 * Ends one session of an account, on another device; false when it has no open session of this id.
 */
export async function endOwnSession(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ accountId, sessionId, actor }: { accountId: string; sessionId: string; actor: Actor },
): Promise<boolean> {
	return db.transaction(async (trx) => {
		const session = await createSessionsRepository(trx).byId(sessionId);
		if (session === null || session.accountId !== accountId) return false;
		if (!(await createSessionsWriter(trx).end(sessionId, 'sign-out', now()))) return false;
		await audit(trx, actor, 'account.session-ended', { at: now(), subject: accountId });
		return true;
	});
}
