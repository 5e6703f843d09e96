import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { createPasswordHasher } from './password-hash.ts';

const hasher = createPasswordHasher();

test('a password is verified exactly as typed, to its last character, and never twice with one salt', async () => {
	const long = `${'ã'.repeat(100)}x`;
	const hash = await hasher.hash(long);
	expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(await hasher.verify(long, hash)).toBe(true);
	for (const wrong of [long.slice(0, -1), `${long} `, long.toUpperCase(), ''])
		expect(await hasher.verify(wrong, hash)).toBe(false);
	expect(await hasher.hash(long)).not.toBe(hash);
});

test('no hash, and what is no hash, verify nothing, after the same work', async () => {
	for (const stored of [
		null,
		'',
		'x',
		'$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA',
		'$2b$10$abcdefghijklmnopqrstuv',
	])
		expect(await hasher.verify('grama molhada 1958', stored)).toBe(false);
});

test('a crowd is told at once that it is too many, and those in line are served', async () => {
	const small = createPasswordHasher({ line: 3 });
	const all = await Promise.allSettled(Array.from({ length: 40 }, () => small.verify('x', null)));
	const refused = all
		.filter((one) => one.status === 'rejected')
		.map((one) => (one.reason as { code?: string }).code);
	expect(new Set(refused)).toEqual(new Set(['overloaded']));
	expect(all.length - refused.length).toBeGreaterThanOrEqual(4);
	expect(await small.verify('x', null)).toBe(false);
});

test('passwords that are tried first are known, in any case and with digits behind Brazilian ones', () => {
	for (const password of [
		'password',
		'PassWord',
		'12345678',
		'flamengo',
		'Flamengo2019',
		'corinthians!',
		'senha123',
		'guiadejogos2026',
	])
		expect([password, isCommonPassword(password)]).toEqual([password, true]);
	for (const password of ['grama molhada 1958', 'flamengo no maracanã', 'xk29-qpl'])
		expect(isCommonPassword(password)).toBe(false);
});
