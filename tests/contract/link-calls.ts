import {
	type Auth,
	applyActionCode,
	checkActionCode,
	confirmPasswordReset,
	isSignInWithEmailLink,
	sendEmailVerification,
	sendPasswordResetEmail,
	sendSignInLinkToEmail,
	signInWithEmailLink,
	type User,
	verifyBeforeUpdateEmail,
	verifyPasswordResetCode,
} from 'firebase/auth';

/** Calls about links in mails, by name. */
export function linkCalls(auth: Auth, current: () => Promise<User>) {
	const settings = { url: `${location.origin}/login?destino=%2Fadmin`, handleCodeInApp: true };
	return {
		sendLink: (email: string) => sendSignInLinkToEmail(auth, email, settings),
		isLink: async (href: string) => isSignInWithEmailLink(auth, href),
		byLink: async (email: string, href: string) => {
			const { user } = await signInWithEmailLink(auth, email, href);
			const { signInProvider } = await user.getIdTokenResult();
			return { uid: user.uid, verified: user.emailVerified, signInProvider };
		},
		sendReset: (email: string) => sendPasswordResetEmail(auth, email),
		readReset: (code: string) => verifyPasswordResetCode(auth, code),
		reset: (code: string, password: string) => confirmPasswordReset(auth, code, password),
		sendVerification: async () => sendEmailVerification(await current()),
		sendChange: async (email: string) => verifyBeforeUpdateEmail(await current(), email),
		check: async (code: string) => (await checkActionCode(auth, code)).operation,
		apply: (code: string) => applyActionCode(auth, code),
	};
}
