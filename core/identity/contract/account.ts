import { z } from 'zod';
import { revisionField } from '#core/kit/fields.ts';
import { nameField, operatorSchema } from './operators.ts';

const sessionSchema = z.object({
	id: z.string(),
	/** The session of this request. */
	current: z.boolean(),
	/** UTC milliseconds, like every instant here. */
	createdAt: z.number(),
	lastUsedAt: z.number(),
	/** The browser's user agent at sign-in. */
	userAgent: z.string().nullable(),
	/** Shortened address at that time. */
	network: z.string().nullable(),
	/** 'password', 'oidc.x' … */
	provider: z.string(),
	secondFactor: z.boolean(),
});
export type SessionView = z.infer<typeof sessionSchema>;

const factorSchema = z.object({
	id: z.string(),
	name: z.string().nullable(),
	enrolledAt: z.number(),
});

const passkeySchema = z.object({
	id: z.string(),
	name: z.string(),
	createdAt: z.number(),
	/** Null = never since it was made. */
	lastUsedAt: z.number().nullable(),
});
export type PasskeyView = z.infer<typeof passkeySchema>;

/** The operator's own account. With a hosted identity service, only the operator part is ours. */
export const accountSchema = z.object({
	operator: operatorSchema,
	hosted: z.boolean(),
	hasPassword: z.boolean(),
	emailVerified: z.boolean(),
	factors: z.array(factorSchema),
	passkeys: z.array(passkeySchema),
	recoveryCodesLeft: z.int(),
	sessions: z.array(sessionSchema),
});
export type AccountView = z.infer<typeof accountSchema>;

export const accountChangeSchema = z.object({ revision: revisionField, name: nameField });
