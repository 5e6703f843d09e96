import { expect, test } from 'vitest';
import { AUTH_ERROR_UNKNOWN } from '#core/identity/copy/login.ts';
import { authSentence } from './auth-error.ts';

/** The codes that the specification names in its section 8. */
const NAMED = [
	'email-already-in-use',
	'wrong-password',
	'invalid-credential',
	'user-not-found',
	'too-many-requests',
	'user-disabled',
	'network-request-failed',
	'popup-blocked',
	'popup-closed-by-user',
	'unauthorized-domain',
	'user-mismatch',
	'multi-factor-auth-required',
];

test('S8.06 each code of the specification has a sentence of its own that says what to do next', () => {
	for (const code of NAMED) {
		const sentence = authSentence({ code: `auth/${code}` });
		expect([code, sentence]).not.toEqual([code, AUTH_ERROR_UNKNOWN]);
		expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
	}
});

test('V21 unknown, wrong and invalid read the same: nobody learns whether an account exists', () => {
	const sentences = ['wrong-password', 'invalid-credential', 'user-not-found'].map((code) =>
		authSentence({ code: `auth/${code}` }),
	);
	expect(new Set(sentences).size).toBe(1);
});

test('S8.06 what nobody foresaw still says what to do', () => {
	for (const error of [
		null,
		new Error('x'),
		{ code: 'auth/never-heard-of' },
		{ code: 'auth/constructor' },
	]) {
		expect(authSentence(error)).toBe(AUTH_ERROR_UNKNOWN);
	}
});

test('S5.01 a common password is called one, and a short one short, as the server said it', () => {
	const refusal = (detail: string) => ({
		code: 'auth/password-does-not-meet-requirements',
		message: `Firebase: Missing password requirements: [${detail}] (auth/password-does-not-meet-requirements).`,
	});
	expect(authSentence(refusal('common'))).toContain('é uma das senhas mais usadas');
	expect(authSentence(refusal('too-short 8, common'))).toContain(
		'tem menos de 8 caracteres, é uma das senhas mais usadas',
	);
	expect(authSentence({ ...refusal(''), message: undefined })).toContain('não segue as regras');
});
