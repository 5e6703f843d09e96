import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleLink } from './article-link.ts';
import { readTypedLink } from './typed-link.ts';

const ORIGIN = 'https://guia.example';
const read = (text: string) => {
	const link = readTypedLink(text, ORIGIN);
	return link.ok ? link.value : `(${link.error})`;
};

test('what an operator types becomes the address that they mean', () => {
	expect(read('exemplo.com.br/jogo')).toBe('https://exemplo.com.br/jogo');
	expect(read(' http://exemplo.com ')).toBe('http://exemplo.com/');
	expect(read('redacao@exemplo.com')).toBe('mailto:redacao@exemplo.com');
	expect(read('/jogos-de-hoje')).toBe('/jogos-de-hoje');
	expect(read('https://guia.example/jogos-de-hoje')).toBe('/jogos-de-hoje');
	expect(read('')).toBe('(empty)');
	expect(read('java\nscript:alert(1)')).toBe('(malformed)');
	expect(read('javascript:alert(1)')).toBe('(scheme)');
	expect(read('data:text/html,x')).toBe('(scheme)');
	expect(read('//outro.example')).toBe('(malformed)');
	expect(read('https://banco.example@outro.example')).toBe('(malformed)');
	expect(read('qualquer coisa')).toBe('(malformed)');
	expect(read('https://semponto')).toBe('(malformed)');
	expect(read('mailto:x')).toBe('(malformed)');
});

test('law: whatever is taken, an article may hold', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
			const link = readTypedLink(text, ORIGIN);
			if (link.ok) expect(articleLink(link.value)).not.toBeNull();
		}),
	);
});
