import type { Identity } from './identity.ts';

/** Parts of an identity service without outbound traffic: no e-mail, no providers. */
export const WITHOUT_OUTSIDE: Pick<Identity, 'mailer' | 'providers' | 'oidc'> = {
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
