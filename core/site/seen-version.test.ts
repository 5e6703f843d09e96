import { expect, test } from 'vitest';
import { askedVersion, withVersion } from './seen-version.ts';

test('a version is written into an address and read from it', () => {
	expect(withVersion('/jogos-de-hoje', 17)).toBe('/jogos-de-hoje?versao=17');
	expect(withVersion('/jogos-de-hoje', null)).toBe('/jogos-de-hoje');
	expect(askedVersion('/jogos-de-hoje?uf=RS&versao=17')).toBe(17);
	expect(askedVersion('/jogos-de-hoje?versao=17#topo')).toBe(17);
});

test.each(['', '=', '=abc', '=-1', '=1e9', '=9999999999999999', '=%31'])(
	'"versao%s" is garbage: a version that everybody has',
	(value) => {
		expect(askedVersion(`/?versao${value}`)).toBe(0);
	},
);

test.each(['/', '/?busca=versao', '/?versaox=1', '/versao=1', '/#?versao=1'])(
	'%s asks for no version',
	(target) => {
		expect(askedVersion(target)).toBeNull();
	},
);
