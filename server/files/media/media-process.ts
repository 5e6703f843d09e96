/**
 * The process that touches the inside of uploaded files: they are somebody else's bytes, and
 * decoders are where they do harm. It knows no secrets, has no database, runs below everybody
 * else's priority, and is killed when it takes too long.
 */
import { setPriority } from 'node:os';
import { inspectFile } from './inspect-file.ts';
import type { MediaAnswer, MediaTask } from './media-task.ts';

const BELOW_OTHERS = 10;

setPriority(BELOW_OTHERS);
process.on('message', (task: MediaTask) => {
	void answer(task).then((result) => process.send?.(result));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));

async function answer(task: MediaTask): Promise<MediaAnswer> {
	try {
		if (task.kind === 'inspect') return { inspection: await inspectFile(task) };
		await (await import('./draw-variant.ts')).drawVariant(task);
		return { done: true };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}
