import {
	confirmPasswordReset,
	type MultiFactorResolver,
	sendPasswordResetEmail,
	sendSignInLinkToEmail,
	signInWithEmailAndPassword,
	TotpMultiFactorGenerator,
	validatePassword,
} from 'firebase/auth';
import type { Session } from '#app/identity/session.client.ts';
import { rememberLinkEmail } from '#app/login/notes.ts';
import { paths } from '#core/site/paths.ts';

export async function signInWithPassword({ auth }: Session, email: string, password: string): Promise<void> {
	await signInWithEmailAndPassword(auth, email, password);
}

/** Asks for a link by mail that signs in, and then leads to `destination`. */
export async function sendLink({ auth }: Session, email: string, destination: string): Promise<void> {
	await sendSignInLinkToEmail(auth, email, { url: window.location.origin + paths.loginThen(destination), handleCodeInApp: true });
	rememberLinkEmail(email);
}

export async function sendReset({ auth }: Session, email: string): Promise<void> {
	await sendPasswordResetEmail(auth, email);
}

/** Uses the code of a mail to choose a password, and signs in with it. */
export async function chooseAndEnter(session: Session, choice: { code: string; email: string; password: string }): Promise<void> {
	await confirmPasswordReset(session.auth, choice.code, choice.password);
	await signInWithPassword(session, choice.email, choice.password);
}

/** The second half of a sign-in: a code of the app, or one of the recovery codes. */
export async function confirmFactor(resolver: MultiFactorResolver, code: string): Promise<void> {
	const uid = resolver.hints[0]?.uid ?? '';
	await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, code.replace(/\s/g, '')));
}

/** What the guide asks of passwords now; null when the server does not say. */
export async function passwordRules({ auth }: Session): Promise<PasswordRules | null> {
	const { passwordPolicy } = await validatePassword(auth, '');
	const asked = passwordPolicy.customStrengthOptions;
	return {
		least: asked.minPasswordLength ?? 6,
		lowercase: asked.containsLowercaseLetter ?? false,
		uppercase: asked.containsUppercaseLetter ?? false,
		digit: asked.containsNumericCharacter ?? false,
		symbol: asked.containsNonAlphanumericCharacter ?? false,
	};
}

export type PasswordRules = { least: number; lowercase: boolean; uppercase: boolean; digit: boolean; symbol: boolean };
