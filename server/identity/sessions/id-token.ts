import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { CLOCK_SKEW_MS, ID_TOKEN_MS } from '#core/identity/session.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Account, FederatedIdentity } from '#server/identity/accounts/account.ts';
import type { KeyRing } from '#server/identity/keys/key-ring.ts';
import type { Session } from './session.ts';

/** The project of our own identity service, as the official client is told. */
export const PROJECT_ID = 'guia';
/** Of our tokens. Not an address: it stays when the site moves. */
export const ISSUER = 'urn:guia-de-jogos:identity';

const TYPE = 'JWT';
/** Claims that a custom token may not bring: they say who somebody is. */
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
 * What a checked ID token says. Instants in UTC milliseconds. Whether its session still runs is
 * another question: `sessions.ts`.
 */
type IdClaims = {
	accountId: string;
	sessionId: string;
	authAt: number;
	issuedAt: number;
	expiresAt: number;
};

/**
 * Signs an ID token in the shape of the hosted service. `identities` = the providers linked to the
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
				: { sign_in_second_factor: 'totp', second_factor_identifier: session.secondFactorId }),
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
 * Checks signature, algorithm (RS256 only), type, issuer, audience and times of an ID token (ASVS
 * 9.1, 9.2). Keys come from our ring by `kid` alone; what else the header names is not looked at.
 * 'expired' only when everything else is right.
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

/** base64url has several spellings of one signature: only the one that we wrote is ours (V37). */
function isCanonical(token: string): boolean {
	return token
		.split('.')
		.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
