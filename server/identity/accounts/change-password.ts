import type { CodeKind } from '#core/identity/one-time-code.ts';
import type { Writer } from '#server/db/app-database.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import type { SessionEnd } from '#server/identity/sessions/session.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { createAccountsWriter } from './accounts-repository.ts';

/** Codes sent by e-mail and pending sign-in steps belong to the old credentials. */
const VOIDED: readonly CodeKind[] = [
	'EMAIL_SIGNIN',
	'PASSWORD_RESET',
	'VERIFY_AND_CHANGE_EMAIL',
	'INVITE',
	'CUSTOM_TOKEN',
	'MFA_PENDING',
	'PASSKEY_TOKEN',
];

/**
 * Runs inside the caller's transaction. Stores a new password hash and revokes what the old one
 * opened: the codes in `VOIDED`, and every session except `except`. The session that changes the
 * password survives, because tabs that share it would otherwise sign each other out.
 */
export async function storePassword(
	trx: Writer,
	change: {
		accountId: string;
		passwordHash: string;
		now: number;
		except?: string | null;
		why?: SessionEnd;
	},
): Promise<void> {
	const { accountId, passwordHash, now, except = null, why = 'password' } = change;
	await createAccountsWriter(trx).update(accountId, { passwordHash });
	await createCodesWriter(trx).void(accountId, VOIDED, now);
	await endAllSessions(trx, { accountId, why, now, except });
}
