import { anAccount, PASSWORD } from './identity.ts';
import { type IdentityClient, type IdentityReply, identityClient } from './identity-client.ts';
import type { TestServer } from './test-server.ts';

let networks = 0;

/**
 * A network of its own for each call (the server has to trust 127.0.0.1 as a proxy), so that no
 * test spends the attempts of another.
 */
export function elsewhere(): Record<string, string> {
	networks += 1;
	return { 'x-forwarded-for': `198.51.${100 + Math.floor(networks / 250)}.${networks % 250}` };
}

/** An account that has signed in, with the tab in which it did. */
export async function signedInTab(site: TestServer, over: Parameters<typeof anAccount>[1] = {}) {
	const account = await anAccount(site.context.identity, over);
	const tab: IdentityClient = identityClient(site.url);
	const reply = await tab.call(
		'/v1/accounts:signInWithPassword',
		{ email: account.email, password: PASSWORD },
		elsewhere(),
	);
	return {
		account,
		tab,
		idToken: String(reply.json.idToken),
		refreshToken: String(reply.json.refreshToken),
	};
}

/** The word of the protocol in a refusal. */
export function refusalOf({ json }: IdentityReply): unknown {
	return (json.error as { message?: string } | undefined)?.message;
}
