/**
 * The process that runs one step of an import. The step itself runs in a thread, so that this
 * process notices at once when its parent dies. It has no settings and no secrets except the
 * database address. Its priority is below the site's.
 */
import { readSync } from 'node:fs';
import { helpersYieldToServing, runAllWhenIdle, yieldToServing } from '#server/yield-to-serving.ts';
import type { StepOrder } from './import-step.ts';
import { runInThread } from './run-in-thread.ts';

/**
 * A step; the `size` bytes of its document come through standard input. `whenIdle`: run only on an
 * idle core.
 */
export type ProcessOrder = { order: StepOrder; size: number; whenIdle: boolean };

const STANDARD_INPUT = 0;

helpersYieldToServing();
yieldToServing();
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
process.once('message', (message) => void perform(message as ProcessOrder));

async function perform({ order, size, whenIdle }: ProcessOrder): Promise<void> {
	if (whenIdle) runAllWhenIdle();
	const bytes = readBytes(size);
	const { task } = order;
	const whole =
		task.kind === 'read'
			? { ...order, task: { ...task, source: { ...task.source, bytes } } }
			: order;
	const problem = await runInThread(whole, { transfer: [bytes.buffer], clock: workedFor });
	process.send?.(problem, () => process.exit());
}

/**
 * CPU time of this process in milliseconds: on a busy machine waiting must not count as slowness.
 */
function workedFor(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000;
}

/** Reads into one buffer of the final size, which is then transferred. */
function readBytes(size: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	for (let at = 0; at < size; ) {
		const read = readSync(STANDARD_INPUT, bytes, at, size - at, null);
		// The parent process is gone.
		if (read === 0) end();
		at += read;
	}
	return bytes;
}
