import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { parseEmail } from '#core/identity/email.ts';
import type { ProviderPerson } from '#core/identity/provider.ts';
import { CLOCK_SKEW_MS } from '#core/identity/session.ts';
import { oneLine } from '#core/kit/plain-text.ts';
import type { Provider } from '#server/identity/providers/providers.ts';

/**
 * Public-key signatures only: a shared secret proves nothing to a third party, and `none` proves
 * nothing at all (V35).
 */
const ALGORITHMS = [
	'RS256',
	'RS384',
	'RS512',
	'PS256',
	'PS384',
	'PS512',
	'ES256',
	'ES384',
	'ES512',
	'EdDSA',
];
/** A fresh token is used at once, so an old one comes from elsewhere. */
const OLDEST_SECONDS = 10 * 60;

const claimsSchema = z.object({
	sub: z
		.string()
		.max(255)
		.regex(/^[^\p{Cc}]+$/u),
	nonce: z.string().optional(),
	azp: z.string().optional(),
	email: z.string().max(1_024).optional().catch(undefined),
	// Some providers send it as text.
	email_verified: z
		.union([z.boolean(), z.literal('true').transform(() => true)])
		.catch(false)
		.default(false),
	name: z
		.string()
		.transform((name) => oneLine(name, 100))
		.optional()
		.catch(undefined),
	picture: z
		.url({ protocol: /^https$/ })
		.max(2_048)
		.optional()
		.catch(undefined),
});

export type ProviderClaims = { person: ProviderPerson; nonce: string | null };

/**
 * Verifies an ID token of a provider (OpenID Connect Core §3.1.3.7): signature, algorithm, issuer,
 * audience, authorised party, times. The caller compares the nonce. A token without a subject is
 * refused (V33).
 * @throws any error of the token or of fetching the keys
 */
export async function readProviderToken(
	{ provider, keys, now }: { provider: Provider; keys: JWTVerifyGetKey; now: number },
	idToken: string,
): Promise<ProviderClaims> {
	const { payload } = await jwtVerify(idToken, keys, {
		...{ algorithms: ALGORITHMS, issuer: provider.issuer, audience: provider.clientId },
		...{
			clockTolerance: CLOCK_SKEW_MS / 1000,
			currentDate: new Date(now),
			maxTokenAge: OLDEST_SECONDS,
		},
		requiredClaims: ['sub', 'exp', 'iat'],
	});
	const {
		sub,
		nonce = null,
		azp,
		email = null,
		email_verified,
		name = null,
		picture = null,
	} = claimsSchema.parse(payload);
	const isShared = Array.isArray(payload.aud) && payload.aud.length > 1;
	if ((isShared || azp !== undefined) && azp !== provider.clientId)
		throw new Error('The token is for another audience');
	return {
		person: {
			subject: sub,
			email: email === null ? null : parseEmail(email),
			emailVerified: email_verified,
			name,
			picture,
		},
		nonce,
	};
}
