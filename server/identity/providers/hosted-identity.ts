import {
	createRemoteJWKSet,
	customFetch,
	errors,
	type FetchImplementation,
	type JWTVerifyGetKey,
	jwtVerify,
} from 'jose';
import { z } from 'zod';
import { CLOCK_SKEW_MS } from '#core/identity/session.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';

/** JWKS address of the hosted service. */
const JWKS_URL =
	'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const ISSUER_PREFIX = 'https://securetoken.google.com/';

/** Instants in UTC milliseconds. */
type HostedPerson = {
	subject: string;
	email: string;
	emailVerified: boolean;
	issuedAt: number;
	expiresAt: number;
};

/**
 * A hosted project of the same protocol (IDENTITY=firebase): it signs people in, and its ID tokens
 * are verified here.
 */
export type HostedIdentity = {
	projectId: string;
	verify(idToken: string): Promise<Result<HostedPerson, 'invalid' | 'expired'>>;
};

type HostedOptions = {
	projectId: string;
	/** Fetches the keys; only ever requests the address above. */
	fetch: FetchImplementation;
	now: () => number;
};

const claimsSchema = z.object({
	sub: z.string().min(1).max(128),
	email: z.string().max(1_024).default(''),
	email_verified: z.boolean().default(false),
	iat: z.number(),
	exp: z.number(),
});

/**
 * Verifies tokens of a hosted project with its published keys, looked up by `kid` alone. Keys are
 * cached; an unknown `kid` refetches at most every half minute (F22). An unreachable key server
 * throws: that says nothing about the token.
 */
export function createHostedIdentity({
	projectId,
	fetch: read,
	now,
}: HostedOptions): HostedIdentity {
	const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(JWKS_URL), {
		cooldownDuration: 30_000,
		timeoutDuration: 5_000,
		[customFetch]: read,
	});
	return {
		projectId,
		async verify(idToken) {
			try {
				const { payload } = await jwtVerify(idToken, keys, {
					...{ algorithms: ['RS256'], issuer: ISSUER_PREFIX + projectId, audience: projectId },
					...{ clockTolerance: CLOCK_SKEW_MS / 1000, currentDate: new Date(now()) },
				});
				const claims = claimsSchema.safeParse(payload);
				if (!claims.success) return fail('invalid');
				const { sub, email, email_verified, iat, exp } = claims.data;
				return ok({
					subject: sub,
					email,
					emailVerified: email_verified,
					issuedAt: iat * 1000,
					expiresAt: exp * 1000,
				});
			} catch (error) {
				const problem = problemOf(error);
				if (problem === null) throw error;
				return fail(problem);
			}
		},
	};
}

/** The problem with the token; null = the error concerns the key server. */
function problemOf(error: unknown): 'invalid' | 'expired' | null {
	if (error instanceof errors.JWTExpired) return 'expired';
	const isOfKeyServer = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
	// jose throws the plain class when the key server's response is not a key set.
	return error instanceof errors.JOSEError && error.code !== errors.JOSEError.code && !isOfKeyServer
		? 'invalid'
		: null;
}
