import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Provider } from '#server/identity/providers.ts';
import { sameText } from '#server/identity/secret-box.ts';
import type { Outbound } from '#server/outbound/outbound.ts';
import { OutboundError } from '#server/outbound/outbound-problem.ts';
import { createMetadataReader, LIMITS } from './provider-metadata.ts';
import { type ProviderClaims, readProviderToken } from './provider-token.ts';

/** What only the browser that began a sign-in can bring back: the check of the code and that of the token come from it. */
export type FlowSecrets = { verifier: string; nonce: string };

export type OidcClient = {
	/** Where a browser goes to sign in (RFC 6749 §4.1.1 with PKCE S256). */
	authorizationUrl(
		provider: Provider,
		flow: FlowSecrets & { state: string; redirectUri: string; parameters?: Record<string, string> },
	): Promise<string>;
	/** Trades the code that came back for who it is. `iss` = the parameter of RFC 9207, null when there was none. */
	redeem(provider: Provider, answer: FlowSecrets & { code: string; iss: string | null; redirectUri: string }): Promise<ProviderClaims>;
	/** Checks an ID token that the client brought by itself. */
	readToken(provider: Provider, idToken: string): Promise<ProviderClaims>;
};

const tokenAnswerSchema = z.object({ id_token: z.string().min(1).max(16_384) });
/** What an app may add to the question; everything that matters is set by us. */
const FREE_PARAMETERS = new Set(['prompt', 'login_hint', 'hd', 'display', 'ui_locales', 'max_age']);

/**
 * The authorization code flow with a provider. Every method throws when the provider cannot be reached, answers something else or signs
 * something wrong; nobody is anybody then.
 */
export function createOidcClient({ outbound, now }: { outbound: Outbound; now: () => number }): OidcClient {
	const metadataOf = createMetadataReader(outbound, now);

	async function readToken(provider: Provider, idToken: string): Promise<ProviderClaims> {
		return readProviderToken({ provider, metadata: await metadataOf(provider.issuer), now: now() }, idToken);
	}

	return {
		readToken,
		async authorizationUrl(provider, { state, redirectUri, verifier, nonce, parameters = {} }) {
			const url = new URL((await metadataOf(provider.issuer)).authorization_endpoint);
			for (const [name, value] of Object.entries(parameters)) if (FREE_PARAMETERS.has(name)) url.searchParams.set(name, value);
			const ours = {
				...{ response_type: 'code', client_id: provider.clientId, redirect_uri: redirectUri, scope: 'openid email profile' },
				...{ state, nonce, code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
			};
			for (const [name, value] of Object.entries(ours)) url.searchParams.set(name, value);
			return url.href;
		},
		async redeem(provider, { code, iss, redirectUri, verifier, nonce }) {
			const metadata = await metadataOf(provider.issuer);
			const mustSay = metadata.authorization_response_iss_parameter_supported;
			if (iss === null ? mustSay : iss !== provider.issuer) throw new Error('Another provider answered');
			const form = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier });
			const methods = metadata.token_endpoint_auth_methods_supported;
			const reply = await outbound.request({
				...{ url: metadata.token_endpoint, method: 'POST', ...LIMITS },
				...authenticate(provider, form, methods),
			});
			if (!reply.ok) throw new OutboundError(reply.error, metadata.token_endpoint);
			if (reply.value.status !== 200) throw new Error(`The provider answered ${reply.value.status} to the code`);
			const { id_token: idToken } = tokenAnswerSchema.parse(JSON.parse(reply.value.body.toString('utf8')));
			const read = await readToken(provider, idToken);
			if (!sameText(read.nonce ?? '', nonce)) throw new Error('The token answers another question');
			return read;
		},
	};
}

/** How we show who we are (RFC 6749 §2.3.1): in the header where the provider knows that way, in the form else, not at all without a secret. */
function authenticate({ clientId, clientSecret }: Provider, form: URLSearchParams, methods: readonly string[]) {
	const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
	if (clientSecret !== null && methods.includes('client_secret_basic')) {
		const pair = [clientId, clientSecret].map((part) => encodeURIComponent(part)).join(':');
		return { headers: { ...headers, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, body: form.toString() };
	}
	form.set('client_id', clientId);
	if (clientSecret !== null) form.set('client_secret', clientSecret);
	return { headers, body: form.toString() };
}

function challengeOf(verifier: string): string {
	return createHash('sha256').update(verifier).digest('base64url');
}
