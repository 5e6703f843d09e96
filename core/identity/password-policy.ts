import { z } from 'zod';
import { emailKey } from './email.ts';
import type { PasswordProblem } from './password-problem.ts';

/**
 * The protocol's own floor (S5.01) and what we ever accept: hashing longer ones would only cost
 * time.
 */
const FLOOR = 6;
export const LONGEST_PASSWORD = 256;

/** Symbols that the protocol counts as such. */
const SYMBOLS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`+-= '] as const;

/** What an administrator may ask of passwords. No composition is asked by default (ASVS 6.2.5). */
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
 * Knows the passwords that are tried first (ASVS 6.2.4), and the address of the account; null = not
 * known.
 */
type Guesses = { isCommon(password: string): boolean; email: string | null };

/**
 * What is wrong with a new password, nothing when it may be used (S5.01). It is judged exactly as
 * typed, counted in characters as a person sees them in the rules (code points).
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

/** The policy as the official client reads it; an option that is not asked for is left out. */
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
