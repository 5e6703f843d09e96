import { expect, test } from 'vitest';
import { withSearch } from './paths.ts';

test('S2.01 a search keeps the filters beside it, and takes the place of their form', () => {
	expect(withSearch('/jogos-de-hoje', 'são paulo')).toBe('/jogos-de-hoje?busca=s%C3%A3o%20paulo');
	expect(withSearch('/jogos-de-hoje', 'fla', '?canal=globo&busca=flu&filtros=1')).toBe(
		'/jogos-de-hoje?busca=fla&canal=globo',
	);
	expect(withSearch('/jogos-de-hoje', '', '?busca=flu&uf=sp')).toBe('/jogos-de-hoje?uf=sp');
	expect(withSearch('/jogos-de-hoje', '', '?busca=flu')).toBe('/jogos-de-hoje');
});
