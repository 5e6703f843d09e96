import {
	deleteUser,
	EmailAuthProvider,
	getMultiFactorResolver,
	type MultiFactorResolver,
	multiFactor,
	reauthenticateWithCredential,
	sendEmailVerification,
	TotpMultiFactorGenerator,
	type User,
	updatePassword,
} from 'firebase/auth';
import type { Session } from '#app/identity/session.client.ts';
import { asksFactor } from '#app/login/auth-error.ts';
import { OWN_API_KEY } from '#core/identity/client-config.ts';
import { recordOf } from '#core/kit/record.ts';
import { paths } from '#core/site/paths.ts';

/** Reauthenticates with the password. Returns the resolver when the account has a second factor. */
export async function confirmPassword(
	session: Session,
	password: string,
): Promise<MultiFactorResolver | null> {
	const user = userOf(session);
	try {
		await reauthenticateWithCredential(
			user,
			EmailAuthProvider.credential(user.email ?? '', password),
		);
		return null;
	} catch (error) {
		if (!asksFactor(error)) throw error;
		// The client does not compare the accounts here: credentials of another account would sign that
		// account in.
		if (accountOf(error) !== user.uid)
			throw Object.assign(new Error('Another account'), { code: 'auth/user-mismatch' });
		return getMultiFactorResolver(session.auth, error);
	}
}

function accountOf(error: unknown): unknown {
	return recordOf(recordOf(recordOf(error).customData)._serverResponse).localId;
}

export async function changePassword(session: Session, password: string): Promise<void> {
	await updatePassword(userOf(session), password);
}

/** An authenticator app being added: its secret, and the call that completes the enrollment. */
export type NewFactor = {
	key: string;
	url: string;
	finish(code: string, name: string): Promise<void>;
};

export async function startFactor(session: Session, issuer: string): Promise<NewFactor> {
	const user = userOf(session);
	const secret = await TotpMultiFactorGenerator.generateSecret(
		await multiFactor(user).getSession(),
	);
	return {
		key: secret.secretKey,
		// The client escapes neither argument.
		url: secret.generateQrCodeUrl(
			encodeURIComponent(user.email ?? user.uid),
			encodeURIComponent(issuer),
		),
		async finish(code, name) {
			await multiFactor(user).enroll(
				TotpMultiFactorGenerator.assertionForEnrollment(secret, code.replace(/\s/g, '')),
				name,
			);
			// Another tab may have written its older token back meanwhile.
			await user.getIdToken(true);
		},
	};
}

export async function removeFactor(session: Session, factorId: string): Promise<void> {
	await multiFactor(userOf(session)).unenroll(factorId);
}

export async function sendVerification(session: Session): Promise<void> {
	await sendEmailVerification(userOf(session));
}

/** Creates new recovery codes; the server returns them only this once. */
export async function makeRecoveryCodes(session: Session): Promise<string[]> {
	const idToken = await session.token();
	const init = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ idToken }),
	};
	const response = await fetch(
		`${paths.identity}/v2/accounts/recoveryCodes:make?key=${OWN_API_KEY}`,
		init,
	).catch(() => null);
	const answer: { codes?: string[]; error?: { message?: string } } | null | undefined =
		await response?.json().catch(() => null);
	if (response?.ok && answer?.codes !== undefined) return answer.codes;
	const isOld = answer?.error?.message === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
	const code = isOld
		? 'requires-recent-login'
		: answer?.error === undefined
			? 'network-request-failed'
			: 'internal-error';
	throw Object.assign(new Error(code), { code: `auth/${code}` });
}

/** Deletes the account; the last administrator cannot. */
export async function deleteOwnAccount(session: Session): Promise<void> {
	await deleteUser(userOf(session));
}

/** The signed-in account. @throws 'auth/user-token-expired' without a session */
export function userOf(session: Session): User {
	const user = session.user();
	if (user === null)
		throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
	return user;
}
