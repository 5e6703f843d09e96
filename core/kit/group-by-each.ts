/** `Map.groupBy` for items that belong to several groups; twice the same key counts once. */
export function groupByEach<Item, Key>(
	items: Iterable<Item>,
	keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		for (const key of new Set(keysOf(item))) {
			const group = groups.get(key);
			if (group === undefined) groups.set(key, [item]);
			else group.push(item);
		}
	}
	return groups;
}
