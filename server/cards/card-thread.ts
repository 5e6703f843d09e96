import { parentPort } from 'node:worker_threads';
import type { CardNode } from './card-node.ts';
import { drawCard } from './draw-card.ts';

/** What a drawing thread answers: the bytes of a PNG, or why there are none. */
export type Drawing = { png: Uint8Array<ArrayBuffer> } | { failure: string };

// One card at a time: the other side sends the next one after the answer.
parentPort?.on('message', async (tree: CardNode) => {
	try {
		// A copy with memory of its own, which can be handed over; resvg's buffer belongs to resvg.
		const png = new Uint8Array(await drawCard(tree));
		parentPort?.postMessage({ png } satisfies Drawing, [png.buffer]);
	} catch (error) {
		parentPort?.postMessage({
			failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
		} satisfies Drawing);
	}
});
