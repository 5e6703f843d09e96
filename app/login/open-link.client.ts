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
 * Does what a link asks for, or goes to the step that asks for the rest. Rejects for links that do
 * not hold any more.
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

/** Uses the link that brought somebody here, for the address to which it was sent. */
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

/** What is to be asked for after a right password, of an account with a second factor. */
export function factorOf({ auth }: Session, error: unknown): MultiFactorResolver {
	if (!asksFactor(error)) throw error;
	return getMultiFactorResolver(auth, error);
}
