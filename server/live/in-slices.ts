import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does `work` for each item, at most `sliceMs` at a time: between two slices requests are answered.
 */
export async function inSlices<Item>(
	items: Iterable<Item>,
	sliceMs: number,
	work: (item: Item) => void,
): Promise<void> {
	let until = performance.now() + sliceMs;
	for (const item of items) {
		work(item);
		if (performance.now() < until) continue;
		await nextTurn();
		until = performance.now() + sliceMs;
	}
}
