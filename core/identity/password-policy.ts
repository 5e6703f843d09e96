import { z } from 'zod';
import { emailKey } from './email.ts';
import type { PasswordProblem } from './password-problem.ts';

/**
 * The protocol's own minimum (S5.01), and our maximum: hashing longer passwords only costs time.
 */
const FLOOR = 6;
export const LONGEST_PASSWORD = 256;

/** Symbols as the protocol counts them. */
const SYMBOLS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`+-= '] as const;

/**
 * Password rules that an administrator may set. By default no composition is required (ASVS 6.2.5).
 */
export const passwordPolicySchema = z.object({
	minLength: z.int().min(FLOOR).max(64).default(8),
	maxLength: z.int().min(64).max(LONGEST_PASSWORD).default(LONGEST_PASSWORD),
	lowercase: z.boolean().default(false),
	uppercase: z.boolean().default(false),
	digit: z.boolean().default(false),
	symbol: z.boolean().default(false),
});
export type PasswordPolicy = z.infer<typeof passwordPolicySchema>;

/**
 * Recognises the most guessed passwords (ASVS 6.2.4); `email` = the account's address, null =
 * unknown.
 */
type Guesses = { isCommon(password: string): boolean; email: string | null };

/**
 * The problems of a new password; empty when it is acceptable (S5.01). It is judged exactly as
 * typed; length counts code points.
 */
export function passwordProblems(
	password: string,
	policy: PasswordPolicy,
	{ isCommon, email }: Guesses,
): PasswordProblem[] {
	const length = [...password].length;
	const own = email === null ? [] : [emailKey(email), emailKey(email).split('@', 1)[0]];
	const checks: [PasswordProblem, boolean][] = [
		['too-short', length < policy.minLength],
		['too-long', length > policy.maxLength],
		['lowercase', policy.lowercase && !/[a-z]/.test(password)],
		['uppercase', policy.uppercase && !/[A-Z]/.test(password)],
		['digit', policy.digit && !/[0-9]/.test(password)],
		['symbol', policy.symbol && !SYMBOLS.some((symbol) => password.includes(symbol))],
		['common', isCommon(password)],
		['own-address', own.includes(password.toLowerCase())],
	];
	return checks.filter(([, isProblem]) => isProblem).map(([problem]) => problem);
}

/** The policy in the official client's format; rules that are off are omitted. */
export function passwordPolicyOnTheWire(policy: PasswordPolicy) {
	const asked = {
		containsLowercaseCharacter: policy.lowercase,
		containsUppercaseCharacter: policy.uppercase,
		containsNumericCharacter: policy.digit,
		containsNonAlphanumericCharacter: policy.symbol,
	};
	return {
		schemaVersion: 1,
		enforcementState: 'ENFORCE',
		forceUpgradeOnSignin: false,
		customStrengthOptions: {
			minPasswordLength: policy.minLength,
			maxPasswordLength: policy.maxLength,
			...Object.fromEntries(Object.entries(asked).filter(([, isAsked]) => isAsked)),
		},
		allowedNonAlphanumericCharacters: SYMBOLS,
	};
}
