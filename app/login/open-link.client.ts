import {
	applyActionCode,
	getMultiFactorResolver,
	isSignInWithEmailLink,
	type MultiFactorResolver,
	signInWithEmailLink,
	verifyPasswordResetCode,
} from 'firebase/auth';
import type { Session } from '#app/identity/session.client.ts';
import type { Arrival } from './arrival.ts';
import { asksFactor } from './auth-error.ts';
import { forgetLinkEmail, linkEmail } from './notes.ts';
import { checkSetupCode } from './setup.ts';
import type { Desk } from './step.ts';

/**
 * Carries out the action of a link, or goes to the step that asks for missing data. Rejects for
 * expired links.
 */
export async function openLink(desk: Desk, { action, code }: Arrival): Promise<void> {
	const { session, go } = desk;
	switch (action) {
		case 'signIn': {
			const email = linkEmail();
			return email === null ? go({ kind: 'link-email' }) : signInByLink(desk, email);
		}
		case 'resetPassword':
		case 'invite': {
			const email = await verifyPasswordResetCode(session.auth, code);
			return go({ kind: 'new-password', email, invited: action === 'invite' });
		}
		case 'setup':
			await checkSetupCode(code);
			return go({ kind: 'setup' });
		case null:
			return;
		default:
			await applyActionCode(session.auth, code);
			go({ kind: 'done', action });
	}
}

/** Signs in with the opened link, for the e-mail address that it was sent to. */
export async function signInByLink(
	{ session, arrival, leave }: Desk,
	email: string,
): Promise<void> {
	if (!isSignInWithEmailLink(session.auth, arrival.href))
		throw Object.assign(new Error('No link'), { code: 'auth/invalid-action-code' });
	await signInWithEmailLink(session.auth, email, arrival.href);
	forgetLinkEmail();
	leave();
}

/** The second factor to ask for after a correct password. */
export function factorOf({ auth }: Session, error: unknown): MultiFactorResolver {
	if (!asksFactor(error)) throw error;
	return getMultiFactorResolver(auth, error);
}
