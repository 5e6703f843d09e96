import { linkWithPopup, OAuthProvider, unlink, verifyBeforeUpdateEmail } from 'firebase/auth';
import { ownResolver } from '#app/identity/provider-resolver.client.ts';
import type { Session } from '#app/identity/session.client.ts';
import { userOf } from './account-calls.client.ts';

/** Sends a link to a new address; the account changes once the link is opened. */
export async function changeEmail(session: Session, email: string): Promise<void> {
	await verifyBeforeUpdateEmail(userOf(session), email);
}

/** Ids of the providers through which this account signs in. */
export function linkedProviders(session: Session): string[] {
	return userOf(session).providerData.map(({ providerId }) => providerId);
}

/** Opens the provider's popup. Call it directly from a click, or the browser blocks it. */
export async function linkProvider(session: Session, providerId: string): Promise<void> {
	await linkWithPopup(userOf(session), new OAuthProvider(providerId), ownResolver);
}

export async function unlinkProvider(session: Session, providerId: string): Promise<void> {
	await unlink(userOf(session), providerId);
}
