import { z } from 'zod';
import type { CodeKind } from '#core/identity/one-time-code.ts';
import { PROVIDER_FLOWS } from '#core/identity/provider-event.ts';

const text = z.string().nullable();

/**
 * How a sign-in through a provider began, kept until it comes back. `browser` = hash of the cookie
 * that only the browser that began it has.
 */
export const flowSchema = z.object({
	providerId: z.string(),
	type: z.enum(PROVIDER_FLOWS),
	eventId: text,
	returnTo: z.string(),
	browser: z.string(),
});

/** Who came back from a provider, for the one call of the client that follows. */
export const providerResultSchema = z.object({
	providerId: z.string(),
	eventId: text,
	person: z.object({
		subject: z.string(),
		email: text,
		emailVerified: z.boolean(),
		name: text,
		picture: text,
	}),
});

/** What a pending sign-in remembers of its first step. */
export const pendingSignInSchema = z.object({ signInProvider: z.string() });

/** What an enrolment keeps between its two steps. */
export const enrollmentSchema = z.object({ sealed: z.string() });

/** Claims that a custom token brings. */
export const customClaimsSchema = z.record(z.string(), z.unknown());

const PAYLOADS: Partial<Record<CodeKind, z.ZodType>> = {
	IDP_FLOW: flowSchema,
	IDP_RESULT: providerResultSchema,
	MFA_PENDING: pendingSignInSchema,
	MFA_ENROLLMENT: enrollmentSchema,
	CUSTOM_TOKEN: customClaimsSchema,
};

/**
 * Whether a code still holds what its second step needs; codes of the other kinds say everything by
 * themselves.
 */
export function isPayloadOf(kind: CodeKind, payload: unknown): boolean {
	return PAYLOADS[kind]?.safeParse(payload).success ?? payload !== undefined;
}
