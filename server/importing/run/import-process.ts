/**
 * The process in which a step of an import is done, by a thread, so that this one hears at once
 * when whoever started it is gone. It has no settings and no secrets but the address of the
 * database, and stands behind the site.
 */
import { readSync } from 'node:fs';
import { helpersYieldToServing, runAllWhenIdle, yieldToServing } from '#server/yield-to-serving.ts';
import type { StepOrder } from './import-step.ts';
import { runInThread } from './run-in-thread.ts';

/**
 * A step; the bytes of its document, so many, come through the standard input. `whenIdle`: a core
 * only while nothing else wants one.
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
 * Milliseconds of a core that this process has had: on a busy machine it may wait for long without
 * being slow.
 */
function workedFor(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000;
}

/** Into the one place where they are needed. */
function readBytes(size: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	for (let at = 0; at < size; ) {
		const read = readSync(STANDARD_INPUT, bytes, at, size - at, null);
		// Whoever was sending them is gone.
		if (read === 0) end();
		at += read;
	}
	return bytes;
}
