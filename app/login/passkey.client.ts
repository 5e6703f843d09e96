import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { signInWithCustomToken } from 'firebase/auth';
import { authError, callIdentity } from '#app/identity/identity-call.ts';
import type { Session } from '#app/identity/session.client.ts';
import { recordOf } from '#core/kit/record.ts';

// Loaded at the click that needs it: no page loads it ahead.

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/**
 * Signs in with a passkey of this device. `uid`: only this account is accepted.
 * @throws 'auth/user-mismatch' for another account; nothing has changed then
 */
export async function signInWithPasskey({ auth }: Session, uid?: string): Promise<void> {
	const { options } = await callIdentity('/v2/accounts/passkeySignIn:start', {});
	const answer = await ceremony(startAuthentication, options as RequestOptions);
	const { token, localId } = await callIdentity('/v2/accounts/passkeySignIn:finalize', { answer });
	if (uid !== undefined && localId !== uid) throw authError('user-mismatch');
	await signInWithCustomToken(auth, String(token));
}

/** A passkey being added: the call that makes it on this device. */
export type NewPasskey = { finish(name: string): Promise<void> };

export async function startPasskey(session: Session): Promise<NewPasskey> {
	const start = { idToken: await session.token() };
	const { options } = await callIdentity('/v2/accounts/passkeyEnrollment:start', start);
	return {
		async finish(name) {
			const answer = await ceremony(startRegistration, options as CreationOptions);
			const idToken = await session.token();
			await callIdentity('/v2/accounts/passkeyEnrollment:finalize', { idToken, name, answer });
		},
	};
}

/** What the browser says of a ceremony, as codes of the identity client. */
const NAMES: Record<string, string> = {
	SecurityError: 'passkeys-unavailable',
	InvalidStateError: 'passkey-known',
	NotSupportedError: 'passkey-unsupported',
	ConstraintError: 'passkey-unsupported',
};

/** Browsers give one error for a refusal, a time-out and a device without passkeys. */
async function ceremony<Options, Answer>(
	start: (asked: { optionsJSON: Options }) => Promise<Answer>,
	optionsJSON: Options,
): Promise<Answer> {
	try {
		return await start({ optionsJSON });
	} catch (error) {
		const name = String(recordOf(error).name);
		throw authError(NAMES[name] ?? 'passkey-cancelled', String(error));
	}
}
