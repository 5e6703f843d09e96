import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey, parseEmail, throttleSubject } from './email.ts';

test('V30 only plain local@domain is an address', () => {
	for (const email of [
		'ana@guia.example',
		'a.b+c@sub.guia.com.br',
		"o'neil@guia.example",
		'  ana@guia.example ',
		'x@xn--bcher-kva.example',
	])
		expect(parseEmail(email)).toBe(email.trim());
	for (const text of [
		'ana',
		'ana@',
		'@guia.example',
		'ana@localhost',
		'ana@127.0.0.1',
		'"ana b"@guia.example',
		'ana(x)@guia.example',
		'ana@guia.example, eva@mal.example',
		'Ana <ana@guia.example>',
		'ana@guia.example\nBcc: eva@mal.example',
		'ana..b@guia.example',
		'.ana@guia.example',
		'ana@-guia.example',
		'ana@guia..example',
		'ana@guia.example>',
		'aná@guia.example',
		`${'a'.repeat(65)}@guia.example`,
		`a@${'b'.repeat(250)}.example`,
	])
		expect([text, parseEmail(text)]).toEqual([text, null]);
});

test('an accepted address comes back unchanged, holds one at sign and nothing that a mail header could be broken with', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.emailAddress(), (noise, email) => {
			for (const text of [noise, email, `${noise}${email}`, `${email}${noise}`]) {
				const parsed = parseEmail(text);
				if (parsed === null) continue;
				expect(parsed).toMatch(/^[\x21-\x7e]+$/);
				expect(parsed.split('@')).toHaveLength(2);
				expect(parseEmail(parsed)).toBe(parsed);
				expect(emailKey(emailKey(parsed))).toBe(emailKey(parsed));
			}
		}),
	);
});

test('V25 attempts are counted for the person, however the address is spelled', () => {
	const spellings = [
		'ana.maria@guia.example',
		'ANA.MARIA@GUIA.example',
		'anamaria@guia.example',
		'a.n.a.maria+x@guia.example',
		'ａnamaria@guia.example',
	];
	expect(new Set(spellings.map(throttleSubject)).size).toBe(1);
	expect(throttleSubject('anna@guia.example')).not.toBe(throttleSubject('ana@guia.example'));
});
