import { createRemoteJWKSet, customFetch as fetchOfKeys, type JWTVerifyGetKey } from 'jose';
import { allowInsecureRequests, customFetch, discovery, type ServerMetadata } from 'openid-client';
import type { Provider } from '#server/identity/providers/providers.ts';
import type { OutboundFetch } from '#server/outbound/outbound-fetch.ts';

/**
 * How long a provider's metadata is cached, and how long a failed fetch is not retried, in
 * milliseconds.
 */
const KEPT_MS = 3_600_000;
const FAILED_MS = 5_000;
/** Limits of each provider response. */
export const LIMITS = { maxBytes: 256 * 1024, deadlineMs: 8_000 } as const;

type ProviderMetadata = { server: ServerMetadata; keys: JWTVerifyGetKey };

/**
 * Reads the metadata of a provider (OpenID Connect Discovery §4). Keys are cached; an unknown one
 * refetches at most every half minute (F22).
 * @returns a reader; it throws when the provider is unreachable or its response is invalid (V33).
 */
export function createMetadataReader(
	fetch: OutboundFetch,
	now: () => number,
): (provider: Provider) => Promise<ProviderMetadata> {
	const known = new Map<string, { until: number; metadata: Promise<ProviderMetadata> }>();

	async function read({ issuer, clientId }: Provider): Promise<ProviderMetadata> {
		// The guarded client decides which schemes and hosts are allowed.
		const options = { [customFetch]: fetch, execute: [allowInsecureRequests] };
		const server = (
			await discovery(new URL(issuer), clientId, undefined, undefined, options)
		).serverMetadata();
		// The package tolerates a trailing slash, and any issuer of some hosts; V32 requires the
		// configured one.
		if (server.issuer !== issuer) throw new Error('The provider names another issuer');
		const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ''), {
			cooldownDuration: 30_000,
			timeoutDuration: LIMITS.deadlineMs,
			[fetchOfKeys]: fetch,
		});
		return { server, keys };
	}

	return (provider) => {
		const present = known.get(provider.issuer);
		if (present !== undefined && present.until > now()) return present.metadata;
		const metadata = read(provider);
		const entry = { until: now() + KEPT_MS, metadata };
		known.set(provider.issuer, entry);
		metadata.catch(() => {
			entry.until = now() + FAILED_MS;
		});
		return metadata;
	};
}
