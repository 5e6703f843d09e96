import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Runs `work` for each item in slices of at most `sliceMs`, so that requests are served in between.
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
