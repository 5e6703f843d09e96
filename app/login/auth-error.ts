import { AUTH_ERROR_UNKNOWN, authErrorCopy } from '#core/copy/login.ts';

/** The code of an error of the identity client without its 'auth/', or null for any other error. */
export function authCode(error: unknown): string | null {
	const code = (error as { code?: unknown } | null)?.code;
	return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null;
}

/** S8.06: the pt-BR sentence of an error. */
export function authSentence(error: unknown): string {
	const code = authCode(error);
	return code !== null && Object.hasOwn(authErrorCopy, code) ? authErrorCopy[code as keyof typeof authErrorCopy] : AUTH_ERROR_UNKNOWN;
}
