import { expect, test } from 'vitest';
import {
	type CatalogueFilter,
	catalogueAddress,
	FOLLOWED,
	filterCatalogue,
	readCatalogueFilter,
} from './catalogue-filter.ts';
import type { CatalogueItemView } from './contract.ts';

const item = (id: string, ...competitions: string[]) =>
	({
		revision: 0,
		entry: {
			...{ id, kind: 'jogos', gives: ['jogos'] },
			competitions: competitions.map((one) => ({ id: one, code: one })),
		},
	}) as unknown as CatalogueItemView;
const ITEMS = [item('agenda'), item('one', 'a'), item('two', 'a', 'b'), item('other', 'c')];
const idsOf = (filter: Partial<CatalogueFilter>, followed: string[] = []) =>
	filterCatalogue(ITEMS, { gives: '', competition: '', ...filter }, followed).map(
		({ entry }) => entry.id,
	);

test('a filter survives its address, and an unknown word shows all', () => {
	for (const filter of [
		{ gives: '', competition: '' },
		{ gives: 'canais', competition: FOLLOWED },
	] as const) {
		const { searchParams } = new URL(catalogueAddress(filter), 'https://guia.example');
		expect(readCatalogueFilter(searchParams)).toEqual(filter);
	}
	expect(readCatalogueFilter(new URLSearchParams('traz=tudo')).gives).toBe('');
});

test('entries that cover most of what is followed come first; without a choice all are shown', () => {
	expect(idsOf({ competition: FOLLOWED }, ['a', 'b'])).toEqual(['two', 'one']);
	expect(idsOf({ competition: FOLLOWED })).toEqual(['agenda', 'one', 'two', 'other']);
	expect(idsOf({ competition: 'c' })).toEqual(['other']);
	expect(idsOf({ gives: 'canais' })).toEqual([]);
});
