import type { Mailer } from '#server/mail/mailer.ts';
import type { OidcClient } from './providers/oidc/oidc-client.ts';
import type { Providers } from './providers/providers.ts';

type Outside = { mailer: Mailer; providers: Providers; oidc: OidcClient };

/** Parts of an identity service without outbound traffic: no e-mail, no providers. */
export const WITHOUT_OUTSIDE: Outside = {
	mailer: {
		send: async () => undefined,
		deliver: none,
		settled: async () => undefined,
		close: () => undefined,
	},
	providers: { byId: async () => null, offered: async () => [] },
	oidc: { authorizationUrl: none, redeem: none, readToken: none },
};

async function none(): Promise<never> {
	throw new Error('There are no providers');
}
