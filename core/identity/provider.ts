import { z } from 'zod';

/** How the official client names a provider of OpenID Connect. */
export const providerIdSchema = z.string().regex(/^oidc\.[a-z0-9][a-z0-9-]{0,59}$/);

/** A provider as the sign-in page offers it. */
export type OfferedProvider = { id: string; label: string };

/** Who somebody is, as a provider signed it. */
export type ProviderPerson = {
	subject: string;
	email: string | null;
	emailVerified: boolean;
	name: string | null;
	picture: string | null;
};

/**
 * What a sign-in through a provider does, when nobody has this identity yet:
 * - confirm: the provider does not vouch for the address: nothing happens, and it is not told
 *   whether an account exists (V21, V34);
 * - link: both sides proved the same address;
 * - take-over: ours was never proved, so whoever set it up may be a stranger: password, providers
 *   and sessions of before go (V34);
 * - create: nobody has the address, and anybody may make an account;
 * - refuse: nobody has the address, and accounts are made by invitation only.
 */
type ProviderDecision = 'confirm' | 'link' | 'take-over' | 'create' | 'refuse';

/** `account` = the one with the provider's e-mail address, null when there is none. */
export function judgeProviderSignIn(
	person: Pick<ProviderPerson, 'email' | 'emailVerified'>,
	account: { emailVerified: boolean } | null,
	openSignUp: boolean,
): ProviderDecision {
	if (person.email === null || !person.emailVerified) return 'confirm';
	if (account === null) return openSignUp ? 'create' : 'refuse';
	return account.emailVerified ? 'link' : 'take-over';
}
