import { z } from 'zod';
import { parseEmail } from '#core/identity/email.ts';
import { writeRefusal } from '#core/identity/password-refusal.ts';
import { isRecentLogin } from '#core/identity/session.ts';
import { hashNewPassword } from '#server/identity/accounts/new-password.ts';
import type { Session } from '#server/identity/sessions/session.ts';
import { WireError } from './wire-error.ts';
import type { Call } from './wire-method.ts';

/** Fields shared by many calls, limited in length before any use. */
export const idTokenField = z.string().max(8_192);
export const emailField = z.string().max(1_024);
export const passwordField = z.string().max(4_096);

/** An address in the only accepted form. @throws WireError */
export function requireEmail(text: string): string {
	if (text.trim() === '') throw new WireError('MISSING_EMAIL');
	const email = parseEmail(text);
	if (email === null) throw new WireError('INVALID_EMAIL');
	return email;
}

/**
 * The hash of a new password that the policy allows. After a refusal the client reloads the policy.
 * @throws WireError
 */
export async function requirePassword(
	{ identity }: Call,
	password: string,
	email: string | null,
): Promise<string> {
	if (password === '') throw new WireError('MISSING_PASSWORD');
	const hashed = await hashNewPassword(identity, { password, email });
	if (!hashed.ok)
		throw new WireError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', writeRefusal(hashed.error));
	return hashed.value;
}

/**
 * Changes to the account require credentials checked in the last minutes (ASVS 7.5.1).
 * @throws WireError
 */
export function requireRecentLogin({ now }: Call, { authAt }: Session): void {
	if (!isRecentLogin(authAt, now)) throw new WireError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
