import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { endAllSessions } from './sessions.ts';
import { createSessionsWriter } from './sessions-repository.ts';

/**
 * "Sair de todos": ends every session of an account except `except`. Returns the number of ended
 * sessions.
 */
export async function signOutEverywhere(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ accountId, actor, except = null }: { accountId: string; actor: Actor; except?: string | null },
): Promise<number> {
	return db.transaction(async (trx) => {
		const ended = await endAllSessions(trx, {
			accountId,
			why: 'sign-out-everywhere',
			now: now(),
			except,
		});
		await createCodesWriter(trx).void(
			accountId,
			['EMAIL_SIGNIN', 'CUSTOM_TOKEN', 'MFA_PENDING', 'PASSKEY_TOKEN'],
			now(),
		);
		await audit(trx, actor, 'account.signed-out-everywhere', {
			at: now(),
			subject: accountId,
			detail: { sessions: ended },
		});
		return ended;
	});
}

/** Ends every session of every account. Returns the number of ended sessions. */
export async function signOutEverybody(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	actor: Actor,
): Promise<number> {
	return db.transaction(async (trx) => {
		const ended = await createSessionsWriter(trx).endEverything('sign-out-everywhere', now());
		await audit(trx, actor, 'installation.signed-out', { at: now(), detail: { sessions: ended } });
		return ended;
	});
}
