import { AUTH_ERROR_UNKNOWN, authErrorCopy } from '#core/identity/copy/login.ts';
import { passwordRefusedSentence } from '#core/identity/copy/password-problems.ts';
import { readRefusal } from '#core/identity/password-refusal.ts';

/** The code of an identity client error without 'auth/'; null for any other error. */
export function authCode(error: unknown): string | null {
	const code = (error as { code?: unknown } | null)?.code;
	return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null;
}

/** S8.06: the pt-BR sentence of an error. A refused password gets the reason. */
export function authSentence(error: unknown): string {
	const code = authCode(error);
	const refused =
		code === 'password-does-not-meet-requirements'
			? readRefusal(String((error as { message?: unknown }).message))
			: [];
	if (refused.length > 0) return passwordRefusedSentence(refused);
	return code !== null && Object.hasOwn(authErrorCopy, code)
		? authErrorCopy[code as keyof typeof authErrorCopy]
		: AUTH_ERROR_UNKNOWN;
}
