import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { PASSKEY_PREFIX } from '#core/identity/passkey.ts';
import { CLOCK_SKEW_MS, ID_TOKEN_MS } from '#core/identity/session.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Account, FederatedIdentity } from '#server/identity/accounts/account.ts';
import type { KeyRing } from '#server/identity/keys/key-ring.ts';
import type { Session } from './session.ts';

/** Project id of the built-in identity service, as configured in the official client. */
export const PROJECT_ID = 'guia';
/** Issuer of the tokens. Not a URL, so that it survives a move of the site. */
export const ISSUER = 'urn:guia-de-jogos:identity';

const TYPE = 'JWT';
/** Claims forbidden in a custom token: they identify a person. */
export const RESERVED_CLAIMS = new Set(
	'acr amr at_hash aud auth_time azp cnf c_hash email email_verified exp firebase iat iss jti name nbf nonce picture provider_id sid sub user_id'.split(
		' ',
	),
);

const claimsSchema = z.object({
	sub: z.string().min(1),
	sid: z.string().min(1),
	auth_time: z.number(),
	iat: z.number(),
	exp: z.number(),
});

/**
 * The content of a verified ID token. Instants in UTC milliseconds. `sessions.ts` checks whether
 * its session is still open.
 */
type IdClaims = {
	accountId: string;
	sessionId: string;
	authAt: number;
	issuedAt: number;
	expiresAt: number;
};

/**
 * Signs an ID token in the format of the hosted service. `identities` = the providers linked to the
 * account.
 */
export async function signIdToken(
	ring: KeyRing,
	{
		account,
		session,
		identities,
		now,
	}: { account: Account; session: Session; identities: readonly FederatedIdentity[]; now: number },
): Promise<string> {
	const { id, privateKey } = await ring.signing();
	const seconds = Math.floor(now / 1000);
	const own = {
		...(account.displayName === null ? {} : { name: account.displayName }),
		...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
		...(account.email === null
			? {}
			: { email: account.email, email_verified: account.emailVerified }),
		auth_time: Math.floor(session.authAt / 1000),
		user_id: account.id,
		sid: session.id,
		firebase: {
			identities: {
				...(account.email === null ? {} : { email: [account.email] }),
				...Object.fromEntries(identities.map(({ providerId, subject }) => [providerId, [subject]])),
			},
			sign_in_provider: session.signInProvider,
			...(session.secondFactorId === null
				? {}
				: {
						sign_in_second_factor: session.secondFactorId.startsWith(PASSKEY_PREFIX)
							? 'passkey'
							: 'totp',
						second_factor_identifier: session.secondFactorId,
					}),
		},
	};
	return new SignJWT({ ...session.claims, ...own })
		.setProtectedHeader({ alg: 'RS256', kid: id, typ: TYPE })
		.setIssuer(ISSUER)
		.setAudience(PROJECT_ID)
		.setSubject(account.id)
		.setIssuedAt(seconds)
		.setExpirationTime(seconds + ID_TOKEN_MS / 1000)
		.sign(privateKey);
}

/**
 * Verifies signature, algorithm (RS256 only), type, issuer, audience and times of an ID token (ASVS
 * 9.1, 9.2). Keys come from the key ring by `kid` alone; other header fields are ignored. 'expired'
 * only when everything else is right.
 */
export async function readIdToken(
	ring: KeyRing,
	token: string,
	now: number,
): Promise<Result<IdClaims, 'invalid' | 'expired'>> {
	if (!isCanonical(token)) return fail('invalid');
	try {
		const { kid } = decodeProtectedHeader(token);
		const key = typeof kid === 'string' ? await ring.verifying(kid) : null;
		if (key === null) return fail('invalid');
		const { payload } = await jwtVerify(token, key, {
			...{ algorithms: ['RS256'], typ: TYPE, issuer: ISSUER, audience: PROJECT_ID },
			...{ clockTolerance: CLOCK_SKEW_MS / 1000, currentDate: new Date(now) },
		});
		const claims = claimsSchema.safeParse(payload);
		if (!claims.success) return fail('invalid');
		const { sub, sid, auth_time, iat, exp } = claims.data;
		return ok({
			accountId: sub,
			sessionId: sid,
			authAt: auth_time * 1000,
			issuedAt: iat * 1000,
			expiresAt: exp * 1000,
		});
	} catch (error) {
		if (error instanceof errors.JWTExpired) return fail('expired');
		if (error instanceof errors.JOSEError || error instanceof TypeError) return fail('invalid');
		throw error;
	}
}

/** base64url has several spellings of one signature; only the canonical one is accepted (V37). */
function isCanonical(token: string): boolean {
	return token
		.split('.')
		.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
