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
import { authError, callIdentity } from '#app/identity/identity-call.ts';
import type { Session } from '#app/identity/session.client.ts';
import { asksFactor } from '#app/login/auth-error.ts';
import { recordOf } from '#core/kit/record.ts';

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
		if (accountOf(error) !== user.uid) throw authError('user-mismatch');
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
	const { codes } = await callIdentity('/v2/accounts/recoveryCodes:make', { idToken });
	return codes as string[];
}

export async function removePasskey(session: Session, passkeyId: string): Promise<void> {
	const idToken = await session.token();
	await callIdentity('/v2/accounts/passkeys:remove', { idToken, passkeyId });
}

/** Deletes the account; the last administrator cannot. */
export async function deleteOwnAccount(session: Session): Promise<void> {
	await deleteUser(userOf(session));
}

/** The signed-in account. @throws 'auth/user-token-expired' without a session */
export function userOf(session: Session): User {
	const user = session.user();
	if (user === null) throw authError('user-token-expired');
	return user;
}
