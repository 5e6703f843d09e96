import { expect, test } from 'vitest';
import { REGIONS } from '#core/football-pt/regions.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { TILES } from './tiles.ts';

test('the grid and the regions hold each state once', () => {
	const all = Object.keys(UFS).toSorted();
	expect(TILES.map(({ uf }) => uf).toSorted()).toEqual(all);
	expect(Object.values(REGIONS).flat().toSorted()).toEqual(all);
});
