import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createCardDrawer } from './card-drawer.ts';
import { box } from './card-node.ts';

const { log } = createLog('fatal');

/** A thread that answers with its own id, or as the card's text tells it to. */
const FILE = new URL(
	`data:text/javascript,${encodeURIComponent(`
		import { parentPort, threadId } from 'node:worker_threads';
		parentPort.on('message', ({ props: { children } }) => {
			if (children === 'loop') for (;;);
			if (children === 'die') process.exit(3);
			if (children === 'crash') setTimeout(() => { throw new Error('crash'); });
			else parentPort.postMessage(children === 'fail' ? { failure: 'no such glyph' } : { png: new Uint8Array([threadId]) });
		});
	`)}`,
);

function aDrawer(over: { deadlineMs?: number; idleMs?: number } = {}) {
	const stop = new AbortController();
	const draw = createCardDrawer({ log, signal: stop.signal, file: FILE, startMs: 20_000, ...over });
	return { draw: (text: string) => draw(box({}, text)), stop };
}

test('one thread draws all cards, until it is told to end', async () => {
	const { draw, stop } = aDrawer();
	const first = await draw('a');
	expect(await draw('b')).toEqual(first);
	stop.abort();
	await expect(draw('c')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a card that takes too long, kills the thread or cannot be drawn fails alone: the next one gets a new thread', async () => {
	const { draw, stop } = aDrawer({ deadlineMs: 2_000 });
	let last = await draw('a');
	for (const [text, expected] of [
		['loop', { code: 'unavailable' }],
		['die', { code: 'unavailable' }],
		['crash', { code: 'unavailable' }],
		['fail', { message: expect.stringContaining('no such glyph') }],
	] as const) {
		await expect(draw(text)).rejects.toMatchObject(expected);
		const next = await draw('a');
		expect(next).not.toEqual(last);
		last = next;
	}
	stop.abort();
});

test('an idle thread ends', async () => {
	const { draw, stop } = aDrawer({ idleMs: 1 });
	const first = await draw('a');
	await expect.poll(() => draw('a')).not.toEqual(first);
	stop.abort();
});
