import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Outbound } from '#server/outbound/outbound.ts';
import { outboundFetch } from '#server/outbound/outbound-fetch.ts';
import { OutboundError } from '#server/outbound/outbound-problem.ts';

/** How long a provider's own description is believed, and how long a failed attempt to read it is not repeated. */
const KEPT_MS = 3_600_000;
const FAILED_MS = 5_000;
export const LIMITS = { maxBytes: 256 * 1024, deadlineMs: 8_000 } as const;

const metadataSchema = z.object({
	issuer: z.string(),
	authorization_endpoint: z.url({ protocol: /^https?$/ }),
	token_endpoint: z.url({ protocol: /^https?$/ }),
	jwks_uri: z.url({ protocol: /^https?$/ }),
	token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
	authorization_response_iss_parameter_supported: z.boolean().default(false),
});

export type ProviderMetadata = z.infer<typeof metadataSchema> & { keys: JWTVerifyGetKey };

/**
 * Reads what a provider says about itself (OpenID Connect Discovery §4), through the guarded client. The issuer in it has to be the one that was
 * configured (V32). Keys are kept and read again for an unknown one, at most each half minute (F22).
 * @returns a reader; it throws when the provider cannot be reached or answers something else (V33).
 */
export function createMetadataReader(outbound: Outbound, now: () => number): (issuer: string) => Promise<ProviderMetadata> {
	const known = new Map<string, { until: number; metadata: Promise<ProviderMetadata> }>();

	async function read(issuer: string): Promise<ProviderMetadata> {
		const reply = await outbound.request({ url: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, ...LIMITS });
		if (!reply.ok) throw new OutboundError(reply.error, issuer);
		if (reply.value.status !== 200) throw new Error(`The provider answered ${reply.value.status}`);
		const metadata = metadataSchema.parse(JSON.parse(reply.value.body.toString('utf8')));
		if (metadata.issuer !== issuer) throw new Error('The provider names another issuer');
		const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
			cooldownDuration: 30_000,
			timeoutDuration: LIMITS.deadlineMs,
			[customFetch]: outboundFetch(outbound, LIMITS),
		});
		return { ...metadata, keys };
	}

	return (issuer) => {
		const present = known.get(issuer);
		if (present !== undefined && present.until > now()) return present.metadata;
		const metadata = read(issuer);
		const entry = { until: now() + KEPT_MS, metadata };
		known.set(issuer, entry);
		metadata.catch(() => {
			entry.until = now() + FAILED_MS;
		});
		return metadata;
	};
}
