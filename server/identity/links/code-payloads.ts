import { z } from 'zod';
import type { CodeKind } from '#core/identity/one-time-code.ts';
import { PROVIDER_FLOWS } from '#core/identity/provider-event.ts';

const text = z.string().nullable();

/**
 * The start of a provider sign-in, kept until the browser returns. `browser` = hash of the cookie
 * held only by the browser that started it.
 */
export const flowSchema = z.object({
	providerId: z.string(),
	type: z.enum(PROVIDER_FLOWS),
	eventId: text,
	returnTo: z.string(),
	browser: z.string(),
});

/** The person a provider returned, kept for the client's next call. */
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

/** The first step of a pending sign-in. */
export const pendingSignInSchema = z.object({ signInProvider: z.string() });

/** The state of an enrolment between its two steps. */
export const enrollmentSchema = z.object({ sealed: z.string() });

/** The ceremony of a challenge. `browser` = hash of what only the browser that began it sends. */
export const challengeSchema = z.object({ browser: z.string() });

/** The passkey that proved a sign-in. */
export const passkeyTokenSchema = z.object({ passkeyId: z.string() });

/** Claims from a custom token. */
export const customClaimsSchema = z.record(z.string(), z.unknown());

const PAYLOADS: Partial<Record<CodeKind, z.ZodType>> = {
	IDP_FLOW: flowSchema,
	IDP_RESULT: providerResultSchema,
	MFA_PENDING: pendingSignInSchema,
	MFA_ENROLLMENT: enrollmentSchema,
	CUSTOM_TOKEN: customClaimsSchema,
	PASSKEY_ENROLLMENT: challengeSchema,
	PASSKEY_SIGN_IN: challengeSchema,
	PASSKEY_TOKEN: passkeyTokenSchema,
};

/** Whether a code still holds the payload of its second step; other kinds of codes need none. */
export function isPayloadOf(kind: CodeKind, payload: unknown): boolean {
	return PAYLOADS[kind]?.safeParse(payload).success ?? payload !== undefined;
}
