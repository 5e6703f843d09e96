import {
	confirmPasswordReset,
	getRedirectResult,
	type MultiFactorResolver,
	OAuthProvider,
	sendPasswordResetEmail,
	sendSignInLinkToEmail,
	signInWithEmailAndPassword,
	signInWithPopup,
	signInWithRedirect,
	TotpMultiFactorGenerator,
	validatePassword,
} from 'firebase/auth';
import { ownResolver } from '#app/identity/provider-resolver.client.ts';
import type { Session } from '#app/identity/session.client.ts';
import { authCode } from '#app/login/auth-error.ts';
import { rememberLinkEmail } from '#app/login/notes.ts';
import { OWN_API_KEY } from '#core/identity/client-config.ts';
import type { OfferedProvider } from '#core/identity/provider.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';

export async function signInWithPassword(
	{ auth }: Session,
	email: string,
	password: string,
): Promise<void> {
	await signInWithEmailAndPassword(auth, email, password);
}

/** The providers offered for sign-in; empty when the service does not list any. */
export async function offeredProviders({ identity }: Session): Promise<OfferedProvider[]> {
	if (identity.kind !== 'own') return [];
	const response = await fetch(`${paths.identity}/v1/providers?key=${OWN_API_KEY}`);
	if (!response.ok) return [];
	const { providers }: { providers: OfferedProvider[] } = await response.json();
	return providers;
}

/**
 * Opens the provider's popup directly from a click. If the browser blocks it anyway, this page
 * redirects to the provider and comes back.
 */
export async function signInWithProvider({ auth }: Session, providerId: string): Promise<void> {
	const provider = new OAuthProvider(providerId);
	try {
		await signInWithPopup(auth, provider, ownResolver);
	} catch (error) {
		if (authCode(error) !== 'popup-blocked') throw error;
		await signInWithRedirect(auth, provider, ownResolver);
	}
}

/** Completes a redirect sign-in: true when it returned with an account. */
export async function endRedirect({ auth }: Session): Promise<boolean> {
	return (await getRedirectResult(auth, ownResolver)) !== null;
}

/** Requests an e-mail with a link that signs in and then leads to `destination`. */
export async function sendLink(
	{ auth }: Session,
	email: string,
	destination: string,
): Promise<void> {
	await sendSignInLinkToEmail(auth, email, {
		url: window.location.origin + callPaths.loginThen(destination),
		handleCodeInApp: true,
	});
	rememberLinkEmail(email);
}

export async function sendReset({ auth }: Session, email: string): Promise<void> {
	await sendPasswordResetEmail(auth, email);
}

/** Sets a new password with the code from an e-mail, then signs in. */
export async function chooseAndEnter(
	session: Session,
	choice: { code: string; email: string; password: string },
): Promise<void> {
	await confirmPasswordReset(session.auth, choice.code, choice.password);
	await signInWithPassword(session, choice.email, choice.password);
}

/** Completes a sign-in with a code of the authenticator app or a recovery code. */
export async function confirmFactor(resolver: MultiFactorResolver, code: string): Promise<void> {
	const uid = resolver.hints[0]?.uid ?? '';
	await resolver.resolveSignIn(
		TotpMultiFactorGenerator.assertionForSignIn(uid, code.replace(/\s/g, '')),
	);
}

/** The current password rules; rejects when the server does not return them. */
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

export type PasswordRules = {
	least: number;
	lowercase: boolean;
	uppercase: boolean;
	digit: boolean;
	symbol: boolean;
};
