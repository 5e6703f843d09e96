import { OWN_API_KEY } from '#core/identity/client-config.ts';
import { paths } from '#core/site/paths.ts';

/** Error codes of our own server, mapped to those of the identity client. */
const NAMES: Record<string, string> = {
	INVALID_OOB_CODE: 'invalid-action-code',
	EXPIRED_OOB_CODE: 'expired-action-code',
	TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
};

/** The first administrator. */
type FirstAdministrator = { email: string; displayName: string; password: string };

/**
 * Checks that the setup link is still valid. Rejects with an error code that the sign-in page can
 * explain.
 */
export async function checkSetupCode(code: string): Promise<void> {
	await call({ oobCode: code });
}

/** Creates the first administrator, who then signs in normally. */
export async function setUp(code: string, administrator: FirstAdministrator): Promise<void> {
	await call({ oobCode: code, ...administrator });
}

async function call(body: object): Promise<void> {
	const init = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	};
	const response = await fetch(`${paths.identity}/setup?key=${OWN_API_KEY}`, init).catch(
		() => null,
	);
	const answer = await response?.json().catch(() => null);
	if (response?.ok && answer !== null) return;
	const message = String(answer?.error?.message ?? '');
	const [code = ''] = message.split(' : ', 1);
	const name =
		code === ''
			? 'network-request-failed'
			: (NAMES[code] ?? code.toLowerCase().replaceAll('_', '-'));
	throw Object.assign(new Error(message), { code: `auth/${name}` });
}
