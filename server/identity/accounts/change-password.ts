import type { CodeKind } from '#core/identity/one-time-code.ts';
import type { Writer } from '#server/db/app-database.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import type { SessionEnd } from '#server/identity/sessions/session.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { createAccountsWriter } from './accounts-repository.ts';

/**
 * Whatever is on its way by mail, or waits between two steps of a sign-in, was meant for the old
 * credentials.
 */
const VOIDED: readonly CodeKind[] = [
	'EMAIL_SIGNIN',
	'PASSWORD_RESET',
	'VERIFY_AND_CHANGE_EMAIL',
	'INVITE',
	'CUSTOM_TOKEN',
	'MFA_PENDING',
];

/**
 * Inside the caller's transaction: stores a new password hash and ends what the old one opened:
 * every session save `except`, every open code. The session that changes it stays, because the tabs
 * that share it would otherwise sign each other out.
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
