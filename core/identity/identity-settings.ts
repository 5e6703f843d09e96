import { z } from 'zod';
import { passwordPolicySchema } from './password-policy.ts';

/** Where the record stands among the settings. */
export const IDENTITY_RECORD = { collection: 'configuracoes', id: 'identidade' } as const;

/** What an administrator sets about signing in. Missing fields, and a missing record, mean the defaults. */
export const identitySettingsSchema = z.object({
	/** Whether anybody may make an account. An account alone opens nothing: only invited operators enter the panel (S6.01). */
	openSignUp: z.boolean().default(false),
	passwordPolicy: passwordPolicySchema.prefault({}),
	/** Hosts, beside our own, on which the client may finish a sign-in. */
	authorizedDomains: z
		.array(z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/))
		.max(50)
		.default([]),
});
export type IdentitySettings = z.infer<typeof identitySettingsSchema>;
