import { z } from 'zod';
import { type PasswordPolicy, passwordPolicySchema } from './password-policy.ts';

/** Where the record stands among the settings. */
export const IDENTITY_RECORD = { collection: 'configuracoes', id: 'identidade' } as const;

/**
 * What an administrator sets about signing in. Missing fields, and a missing record, mean the
 * defaults.
 */
export const identitySettingsSchema = z.object({
	/**
	 * Whether anybody may make an account. An account alone opens nothing: only invited operators
	 * enter the panel (S6.01).
	 */
	openSignUp: z.boolean().default(false),
	passwordPolicy: passwordPolicySchema.prefault({}),
	/** Hosts, beside our own, on which the client may finish a sign-in. */
	authorizedDomains: z
		.array(
			z
				.string()
				.max(253)
				.regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/),
		)
		.max(50)
		.default([]),
});
export type IdentitySettings = z.infer<typeof identitySettingsSchema>;

/**
 * What a record says about signing in (null = there is none). A damaged one never opens anything:
 * sign-up is closed and no other host is known, as by default; of the rules of passwords, which
 * only ever close, each that can still be read holds.
 */
export function identitySettingsOf(record: unknown): {
	settings: IdentitySettings;
	isDamaged: boolean;
} {
	const read = identitySettingsSchema.safeParse(record ?? {});
	if (read.success) return { settings: read.data, isDamaged: false };
	return {
		settings: { ...identitySettingsSchema.parse({}), passwordPolicy: rulesLeft(record) },
		isDamaged: true,
	};
}

const policyHolder = z.object({ passwordPolicy: z.record(z.string(), z.unknown()) });

function rulesLeft(record: unknown): PasswordPolicy {
	const stored = policyHolder.safeParse(record).data?.passwordPolicy ?? {};
	const readable = Object.entries(passwordPolicySchema.shape).filter(
		([name, rule]) => rule.safeParse(stored[name]).success,
	);
	return passwordPolicySchema.parse(
		Object.fromEntries(readable.map(([name]) => [name, stored[name]])),
	);
}
