import type { MultiFactorError } from 'firebase/auth';
import { AUTH_ERROR_UNKNOWN, authErrorCopy } from '#core/identity/copy/login.ts';
import { passwordRefusedSentence } from '#core/identity/copy/password-problems.ts';
import { readRefusal } from '#core/identity/password-refusal.ts';
import { recordOf } from '#core/kit/record.ts';

const SENTENCES: ReadonlyMap<string, string> = new Map(Object.entries(authErrorCopy));

/** The code of an identity client error without 'auth/'; null for any other error. */
export function authCode(error: unknown): string | null {
	const { code } = recordOf(error);
	return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null;
}

/** Whether the right password was given, and a second factor is asked for. */
export function asksFactor(error: unknown): error is MultiFactorError {
	return authCode(error) === 'multi-factor-auth-required';
}

/** S8.06: the pt-BR sentence of an error. A refused password gets the reason. */
export function authSentence(error: unknown): string {
	const code = authCode(error);
	const refused =
		code === 'password-does-not-meet-requirements'
			? readRefusal(String(recordOf(error).message))
			: [];
	if (refused.length > 0) return passwordRefusedSentence(refused);
	return SENTENCES.get(code ?? '') ?? AUTH_ERROR_UNKNOWN;
}
