import { parentPort } from 'node:worker_threads';
import type { CardNode } from './card-node.ts';
import { drawCard } from './draw-card.ts';

/** Reply of a drawing thread: the bytes of a PNG, or why it failed. */
export type Drawing = { png: Uint8Array<ArrayBuffer> } | { failure: string };

// One card at a time: the other side sends the next one after the reply.
parentPort?.on('message', async (tree: CardNode) => {
	try {
		// A copy with its own buffer, which can be transferred; resvg owns its buffer.
		const png = new Uint8Array(await drawCard(tree));
		parentPort?.postMessage({ png } satisfies Drawing, [png.buffer]);
	} catch (error) {
		parentPort?.postMessage({
			failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
		} satisfies Drawing);
	}
});
