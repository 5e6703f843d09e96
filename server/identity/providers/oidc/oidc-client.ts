import * as openid from 'openid-client';
import { CLOCK_SKEW_MS } from '#core/identity/session.ts';
import type { Provider } from '#server/identity/providers/providers.ts';
import type { Outbound } from '#server/outbound/outbound.ts';
import { outboundFetch } from '#server/outbound/outbound-fetch.ts';
import { createMetadataReader, LIMITS } from './provider-metadata.ts';
import { type ProviderClaims, readProviderToken } from './provider-token.ts';

/**
 * Secrets that only the browser that started a sign-in can supply. They verify the code and the
 * token.
 */
export type FlowSecrets = { verifier: string; nonce: string };

export type OidcClient = {
	/**
	 * The address where a browser signs in (RFC 6749 §4.1.1 with PKCE S256). `parameters` = additions
	 * by the app.
	 */
	authorizationUrl(
		provider: Provider,
		flow: FlowSecrets & { state: string; redirectUri: string; parameters?: Record<string, string> },
	): Promise<string>;
	/**
	 * Exchanges the returned code for the person's claims. `iss` = the parameter of RFC 9207; null if
	 * absent.
	 */
	redeem(
		provider: Provider,
		answer: FlowSecrets & { code: string; iss: string | null; redirectUri: string },
	): Promise<ProviderClaims>;
	/** Verifies an ID token that the client obtained on its own. */
	readToken(provider: Provider, idToken: string): Promise<ProviderClaims>;
};

/**
 * The authorization code flow with a provider: openid-client over the guarded HTTP client. Every
 * method throws when the provider is unreachable (an OutboundError is among the causes). It also
 * throws on an unexpected response or a bad signature; then no one is signed in.
 */
export function createOidcClient({
	outbound,
	now,
}: {
	outbound: Outbound;
	now: () => number;
}): OidcClient {
	const fetch = outboundFetch(outbound, LIMITS);
	const metadataOf = createMetadataReader(fetch, now);

	async function configurationOf(provider: Provider): Promise<openid.Configuration> {
		const { server } = await metadataOf(provider);
		const clock = {
			[openid.clockSkew]: Math.round((now() - Date.now()) / 1000),
			[openid.clockTolerance]: CLOCK_SKEW_MS / 1000,
		};
		const configuration = new openid.Configuration(
			server,
			provider.clientId,
			clock,
			authenticationOf(provider, server),
		);
		// The guarded client decides which schemes and hosts are allowed.
		openid.allowInsecureRequests(configuration);
		configuration[openid.customFetch] = fetch;
		return configuration;
	}

	async function readToken(provider: Provider, idToken: string): Promise<ProviderClaims> {
		const { keys } = await metadataOf(provider);
		return readProviderToken({ provider, keys, now: now() }, idToken);
	}

	return {
		readToken,
		async authorizationUrl(provider, { state, redirectUri, verifier, nonce, parameters = {} }) {
			const challenge = await openid.calculatePKCECodeChallenge(verifier);
			const ours = {
				...{ redirect_uri: new URL(redirectUri).href, scope: 'openid email profile', state, nonce },
				...{ code_challenge: challenge, code_challenge_method: 'S256' },
			};
			return openid.buildAuthorizationUrl(await configurationOf(provider), {
				...parameters,
				...ours,
			}).href;
		},
		async redeem(provider, { code, iss, redirectUri, verifier, nonce }) {
			const back = new URL(redirectUri);
			back.searchParams.set('code', code);
			if (iss !== null) back.searchParams.set('iss', iss);
			const checks = { pkceCodeVerifier: verifier, expectedNonce: nonce };
			const { id_token: idToken = '' } = await openid.authorizationCodeGrant(
				await configurationOf(provider),
				back,
				checks,
			);
			// openid-client skips the signature here; one verification serves both ways (V35).
			return readToken(provider, idToken);
		},
	};
}

/**
 * Client authentication (RFC 6749 §2.3.1). Uses the form where the provider supports it:
 * implementations disagree on the encoding of secrets in the header. None without a secret.
 */
function authenticationOf(
	{ clientSecret }: Provider,
	server: openid.ServerMetadata,
): openid.ClientAuth {
	if (clientSecret === null) return openid.None();
	const isForm =
		server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
	return isForm ? openid.ClientSecretPost(clientSecret) : openid.ClientSecretBasic(clientSecret);
}
