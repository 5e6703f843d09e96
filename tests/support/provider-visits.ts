import { identityClient } from './identity-client.ts';
import { elsewhere } from './identity-visits.ts';
import { startTestProvider } from './oidc-provider.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export const IDP = '/v1/accounts:signInWithIdp';

export async function serve(options: TestServerOptions = {}) {
	const provider = await startTestProvider();
	const config = {
		oidc: provider.config,
		outboundAllow: [provider.allow],
		trustProxy: ['127.0.0.1'],
	};
	const site = await startTestServer({ ...options, config: { ...config, ...options.config } });
	return {
		...{ provider, site },
		async [Symbol.asyncDispose]() {
			await site[Symbol.asyncDispose]();
			await provider[Symbol.asyncDispose]();
		},
	};
}

/** What the official client posts for a credential that it was given. */
export const bearing = (idToken: string, nonce = '') => ({
	...{ requestUri: 'http://localhost', returnSecureToken: true },
	postBody: `&id_token=${idToken}&providerId=oidc.teste${nonce === '' ? '' : `&nonce=${nonce}`}`,
});

export function post(site: TestServer, body: object) {
	return identityClient(site.url).call(IDP, body, elsewhere());
}

/** Follows a browser to the provider and back, with or without its cookies. */
export async function wander(site: TestServer, { cookies = true } = {}) {
	const browser = identityClient(site.url);
	const start = '/identity/oidc/entrar?provider=oidc.teste&type=signInViaPopup&event=e1';
	const out = await browser.request('GET', start, elsewhere());
	const at = await fetch(out.headers.get('location') ?? '', { redirect: 'manual' });
	const back = new URL(at.headers.get('location') ?? site.url);
	const visitor = cookies ? browser : identityClient(site.url);
	const page = await visitor.request('GET', back.pathname + back.search, {
		...elsewhere(),
		'sec-fetch-site': 'cross-site',
	});
	const outcome = /id="outcome">(.*?)<\/script>/.exec(page.text)?.[1];
	const { event } =
		outcome === undefined
			? { event: null }
			: (JSON.parse(outcome) as { event: Record<string, unknown> });
	return { browser, back, page, event };
}
