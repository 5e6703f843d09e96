/** A list with one of its items moved. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const rest = items.filter((_, place) => place !== from);
	const moved = items.slice(from, from + 1);
	return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
}
