import { z } from 'zod';

/** Provider ids of the official client for OpenID Connect. */
export const providerIdSchema = z.string().regex(/^oidc\.[a-z0-9][a-z0-9-]{0,59}$/);

/** A provider as the sign-in page offers it. */
export type OfferedProvider = { id: string; label: string };

/** A person's identity, signed by a provider. */
export type ProviderPerson = {
	subject: string;
	email: string | null;
	emailVerified: boolean;
	name: string | null;
	picture: string | null;
};

/**
 * What a provider sign-in does with an identity that has no account yet:
 * - confirm: the provider does not vouch for the address. Nothing happens, and the response does
 *   not reveal whether an account exists (V21, V34);
 * - link: both sides verified the same address;
 * - take-over: our address was never verified, so a stranger may have registered it. Its password,
 *   providers and sessions are removed (V34);
 * - create: the address is unused, and sign-up is open;
 * - refuse: the address is unused, and sign-up is by invitation only.
 */
type ProviderDecision = 'confirm' | 'link' | 'take-over' | 'create' | 'refuse';

/** `account` = the account with the provider's e-mail address, null without one. */
export function judgeProviderSignIn(
	person: Pick<ProviderPerson, 'email' | 'emailVerified'>,
	account: { emailVerified: boolean } | null,
	openSignUp: boolean,
): ProviderDecision {
	if (person.email === null || !person.emailVerified) return 'confirm';
	if (account === null) return openSignUp ? 'create' : 'refuse';
	return account.emailVerified ? 'link' : 'take-over';
}
