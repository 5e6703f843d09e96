import { normalize } from '#core/search/normalize.ts';

/** Sorts by name, ignoring case and accents. */
export function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
	return items
		.map((item) => ({ item, key: normalize(nameOf(item)) }))
		.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
		.map(({ item }) => item);
}
