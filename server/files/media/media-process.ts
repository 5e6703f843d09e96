/**
 * The process that parses uploaded files: their bytes are hostile, and decoders are the attack
 * surface. It has no secrets and no database, runs at low priority, and is killed at its deadline.
 */
import { setPriority } from 'node:os';
import { inspectFile } from './inspect-file.ts';
import type { MediaAnswer, MediaTask } from './media-task.ts';

const BELOW_OTHERS = 10;

setPriority(BELOW_OTHERS);
process.on('message', (task: MediaTask) => {
	void answer(task).then((result) => process.send?.(result));
});
// The parent process is gone.
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
