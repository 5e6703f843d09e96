import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeProviderSignIn, providerIdSchema } from './provider.ts';
import { returnPath } from './provider-event.ts';

test('V34 accounts are linked only when both sides proved the address; one that only the provider proved is taken over', () => {
	const proved = { email: 'ana@guia.example', emailVerified: true };
	expect(judgeProviderSignIn(proved, { emailVerified: true }, false)).toBe('link');
	expect(judgeProviderSignIn(proved, { emailVerified: false }, false)).toBe('take-over');
	expect(judgeProviderSignIn(proved, null, false)).toBe('refuse');
	expect(judgeProviderSignIn(proved, null, true)).toBe('create');
});

test('V21 an address that the provider does not vouch for gets one answer, whatever we know about it', () => {
	const account = fc.constantFrom(null, { emailVerified: true }, { emailVerified: false });
	const person = fc.constantFrom(
		{ email: null, emailVerified: true },
		{ email: 'a@b.example', emailVerified: false },
	);
	fc.assert(
		fc.property(
			person,
			account,
			fc.boolean(),
			(who, ours, open) => judgeProviderSignIn(who, ours, open) === 'confirm',
		),
	);
});

test('V32 a provider has a name of its own kind', () => {
	const names = [
		'oidc.sso',
		'oidc.minha-empresa',
		'oidc.',
		'google.com',
		'oidc.A',
		'oidc.a/b',
		'',
		'oidc.-a',
	];
	expect(names.filter((name) => providerIdSchema.safeParse(name).success)).toEqual([
		'oidc.sso',
		'oidc.minha-empresa',
	]);
});

test('V03 a redirect returns to a path of this site', () => {
	expect(returnPath('/login?destino=%2Fadmin')).toBe('/login?destino=%2Fadmin');
	expect(returnPath('/admin/jogos')).toBe('/admin/jogos');
	for (const text of [
		null,
		'',
		'//evil.example',
		'/\\evil.example',
		'https://evil.example/',
		'/login//evil',
		'javascript:alert(1)',
	])
		expect(new URL(returnPath(text), 'https://guia.example').origin).toBe('https://guia.example');
	fc.assert(
		fc.property(
			fc.webUrl(),
			fc.string(),
			(url, tail) =>
				new URL(returnPath(url + tail), 'https://guia.example').origin === 'https://guia.example',
		),
	);
});
