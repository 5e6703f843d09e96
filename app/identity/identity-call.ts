import { OWN_API_KEY } from '#core/identity/client-config.ts';
import { recordOf } from '#core/kit/record.ts';
import { paths } from '#core/site/paths.ts';

/** Error codes of our own extensions of the protocol, mapped to those of the identity client. */
const NAMES: Record<string, string> = {
	INVALID_OOB_CODE: 'invalid-action-code',
	EXPIRED_OOB_CODE: 'expired-action-code',
	TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
	CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
	INVALID_ID_TOKEN: 'invalid-user-token',
	TOKEN_EXPIRED: 'user-token-expired',
};

/**
 * Calls an extension of the identity protocol, which the official client does not know. Rejects
 * with an error code that the sign-in page can explain.
 */
export async function callIdentity(
	path: string,
	body: object,
): Promise<Readonly<Record<string, unknown>>> {
	const init = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	};
	const response = await fetch(`${paths.identity}${path}?key=${OWN_API_KEY}`, init).catch(
		() => null,
	);
	const answer: unknown = await response?.json().catch(() => null);
	if (response?.ok && typeof answer === 'object' && answer !== null) return recordOf(answer);
	const message = String(recordOf(recordOf(answer).error).message ?? '');
	const [code = ''] = message.split(' : ', 1);
	throw authError(
		code === ''
			? 'network-request-failed'
			: (NAMES[code] ?? code.toLowerCase().replaceAll('_', '-')),
		message,
	);
}

/** An error as the identity client throws it. `name` without 'auth/'. */
export function authError(name: string, message = name): Error {
	return Object.assign(new Error(message), { code: `auth/${name}` });
}
