import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	passwordPolicyOnTheWire,
	passwordPolicySchema,
	passwordProblems,
} from './password-policy.ts';

const DEFAULT = passwordPolicySchema.parse({});
const STRICT = passwordPolicySchema.parse({
	lowercase: true,
	uppercase: true,
	digit: true,
	symbol: true,
});
const common = {
	isCommon: (password: string) => password === 'password',
	email: 'ana.souza@exemplo.com.br',
};
const NOTHING = { isCommon: () => false, email: null };

test('S5.01 by default at least 8 and at most 256 characters, any composition, none of the common ones', () => {
	expect(passwordProblems('somente minusculas', DEFAULT, common)).toEqual([]);
	expect(passwordProblems('çã🏟️ é', DEFAULT, common)).toEqual(['too-short']);
	expect(passwordProblems('a'.repeat(256), DEFAULT, common)).toEqual([]);
	expect(passwordProblems('a'.repeat(257), DEFAULT, common)).toEqual(['too-long']);
	expect(passwordProblems('password', DEFAULT, common)).toEqual(['common']);
	expect(passwordProblems('Ana.Souza', DEFAULT, common)).toEqual(['own-address']);
	expect(passwordProblems('        ', DEFAULT, common)).toEqual([]);
});

test('S5.01 what an administrator asks for is asked for, and the protocol hears the same', () => {
	expect(passwordProblems('abcdefgh', STRICT, common)).toEqual(['uppercase', 'digit', 'symbol']);
	expect(passwordProblems('Abcdef1!', STRICT, common)).toEqual([]);
	expect(passwordPolicyOnTheWire(STRICT)).toMatchObject({
		schemaVersion: 1,
		customStrengthOptions: {
			minPasswordLength: 8,
			maxPasswordLength: 256,
			containsUppercaseCharacter: true,
		},
	});
	expect(passwordPolicyOnTheWire(DEFAULT).customStrengthOptions).toEqual({
		minPasswordLength: 8,
		maxPasswordLength: 256,
	});
});

test('a policy below the floor of the protocol or beyond what we hash is no policy', () => {
	for (const policy of [
		{ minLength: 5 },
		{ maxLength: 257 },
		{ maxLength: 20 },
		{ minLength: 8.5 },
	])
		expect(passwordPolicySchema.safeParse(policy).success).toBe(false);
});

test('a longer password is never refused for being short', () => {
	fc.assert(
		fc.property(
			fc.string({ minLength: 1, maxLength: 100 }),
			fc.string({ maxLength: 20 }),
			(password, more) => {
				const before = passwordProblems(password, DEFAULT, NOTHING);
				if (!before.includes('too-short'))
					expect(passwordProblems(password + more, DEFAULT, NOTHING)).not.toContain('too-short');
			},
		),
	);
});
