/** Purposes of a code in an e-mail, or between two steps of a sign-in. */
const CODE_KINDS = [
	'EMAIL_SIGNIN',
	'PASSWORD_RESET',
	'VERIFY_EMAIL',
	'VERIFY_AND_CHANGE_EMAIL',
	'INVITE',
	'SETUP',
	'CUSTOM_TOKEN',
	'IDP_FLOW',
	'IDP_RESULT',
	'MFA_ENROLLMENT',
	'MFA_PENDING',
	'PASSKEY_ENROLLMENT',
	'PASSKEY_SIGN_IN',
	'PASSKEY_TOKEN',
	'REVERT_SECOND_FACTOR_ADDITION',
] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

const MINUTE = 60_000;

/**
 * Lifetime of each kind in milliseconds. Codes in e-mails live 10 minutes (ASVS 6.5.5); an
 * invitation waits for a person.
 */
export const CODE_LIFE_MS: Record<CodeKind, number> = {
	EMAIL_SIGNIN: 10 * MINUTE,
	PASSWORD_RESET: 10 * MINUTE,
	VERIFY_EMAIL: 10 * MINUTE,
	VERIFY_AND_CHANGE_EMAIL: 10 * MINUTE,
	INVITE: 24 * 60 * MINUTE,
	SETUP: 60 * MINUTE,
	CUSTOM_TOKEN: 5 * MINUTE,
	IDP_FLOW: 10 * MINUTE,
	IDP_RESULT: MINUTE,
	MFA_ENROLLMENT: 10 * MINUTE,
	MFA_PENDING: 5 * MINUTE,
	PASSKEY_ENROLLMENT: 5 * MINUTE,
	PASSKEY_SIGN_IN: 5 * MINUTE,
	PASSKEY_TOKEN: MINUTE,
	REVERT_SECOND_FACTOR_ADDITION: 24 * 60 * MINUTE,
};
