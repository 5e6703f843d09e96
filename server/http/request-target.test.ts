import { expect, test } from 'vitest';
import { readTarget, TARGET_LIMIT } from './request-target.ts';

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

test("ordinary targets pass as they are, a proxy's absolute form is cut down", () => {
	expect(readTarget('/jogos?busca=a%20b')).toEqual({ target: '/jogos?busca=a%20b' });
	expect(readTarget('http://guia.example/jogos?x')).toEqual({ target: '/jogos?x' });
	expect(readTarget('https://guia.example')).toEqual({ target: '/' });
	expect(readTarget('https://guia.example?busca=x')).toEqual({ target: '/?busca=x' });
});

test('raw UTF-8 is encoded; other bytes, spaces and other forms are refused', () => {
	expect(readTarget(latin1('/?busca=são'))).toEqual({ target: '/?busca=s%C3%A3o' });
	for (const raw of [
		'/\xff',
		'/\xc3',
		latin1('/\u00a0'),
		latin1('/\u0085'),
		'*',
		'guia.example:443',
		'',
	]) {
		expect(readTarget(raw)).toEqual({ error: 'bad-request' });
	}
});

test('O15 an address beyond the limit is refused before anything looks into it', () => {
	expect(readTarget(`/${'a'.repeat(TARGET_LIMIT)}`)).toEqual({ error: 'address-too-long' });
	expect(readTarget(`/${'a'.repeat(TARGET_LIMIT - 1)}`)).toHaveProperty('target');
});
