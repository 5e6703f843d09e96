import { z } from 'zod';
import { recordOf } from '#core/kit/record.ts';
import { type PasswordPolicy, passwordPolicySchema } from './password-policy.ts';

/** Key of the record in the settings. */
export const IDENTITY_RECORD = { collection: 'configuracoes', id: 'identidade' } as const;

/** Sign-in settings of an administrator. A missing field or record means the defaults. */
export const identitySettingsSchema = z.object({
	/**
	 * Whether anyone may create an account. An account alone gives no access: only invited operators
	 * enter the panel (S6.01).
	 */
	openSignUp: z.boolean().default(false),
	/** Administrators need a second factor or a passkey to use the panel. */
	administratorsNeedFactor: z.boolean().default(false),
	passwordPolicy: passwordPolicySchema.prefault({}),
	/** Hosts, besides our own, on which the client may finish a sign-in. */
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
 * The sign-in settings of a record (null = missing). A damaged one never loosens anything: sign-up
 * is closed and no other host is authorised, as by default. Password rules only restrict, so each
 * readable one still applies. So does the requirement of a factor, unless it is readably off.
 */
export function identitySettingsOf(record: unknown): {
	settings: IdentitySettings;
	isDamaged: boolean;
} {
	const read = identitySettingsSchema.safeParse(record ?? {});
	if (read.success) return { settings: read.data, isDamaged: false };
	return {
		settings: {
			...identitySettingsSchema.parse({}),
			administratorsNeedFactor: needsFactor(record),
			passwordPolicy: rulesLeft(record),
		},
		isDamaged: true,
	};
}

function needsFactor(record: unknown): boolean {
	const { administratorsNeedFactor = false } = recordOf(record);
	return administratorsNeedFactor !== false;
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
