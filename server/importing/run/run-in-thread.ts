import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';
import { type StepOrder, type StepProblem, toProblem } from './import-step.ts';
import type { ImportTask } from './import-task.ts';
import type { ThreadWord } from './import-thread.ts';

const FILE = new URL('./import-thread.ts', import.meta.url);
/**
 * What scripts may take at most. A table of 100 thousand games takes 60 while it is read, a
 * workbook or JSON is in memory as a tree; of what is written or taken back only a part is.
 */
const HEAP_MB: Readonly<Record<ImportTask['kind'], number>> = { read: 256, commit: 96, undo: 96 };
/** What a document of more than so many megabytes may take beside, for each of them. */
const LARGE_MB = 8;
const HEAP_MB_PER_MB = 10;
/** Of it for what has just been made: a thread would otherwise take as much again. */
const YOUNG_MB = 16;
/** A busy machine may take its time, a hostile file may not take for ever. */
const BASE_READ_MS = 120_000;
const READ_MS_PER_MB = 20_000;
const LONGEST_READ_MS = 600_000;
const WATCH_MS = 500;

type RunOptions = {
	signal?: AbortSignal;
	/** What of the order is handed over instead of copied. */
	transfer?: ArrayBuffer[];
	/** By which milliseconds a deadline is counted. */
	clock?: () => number;
};

/**
 * Does a step in a thread that lives as long as it. Null = done; else why not. A source that is not
 * understood in time is given up, whatever it is.
 */
export function runInThread(
	order: StepOrder,
	options: RunOptions = {},
): Promise<StepProblem | null> {
	const { signal, transfer = [], clock = () => performance.now() } = options;
	const limits = { maxOldGenerationSizeMb: heapOf(order.task), maxYoungGenerationSizeMb: YOUNG_MB };
	const deadline = clock() + longestOf(order.task);
	const worker = new Worker(FILE, {
		workerData: order,
		transferList: transfer,
		env: threadEnv(),
		resourceLimits: limits,
	});
	return new Promise((resolve) => {
		let outcome: StepProblem | null = toProblem(new Error('the thread ended'));
		const onAbort = () => void worker.terminate();
		const watch = setInterval(() => {
			if (clock() < deadline) return;
			outcome = { code: 'too-slow', error: new Error('the source took too long') };
			void worker.terminate();
		}, WATCH_MS);
		signal?.addEventListener('abort', onAbort, { once: true });
		worker.on('message', (word: ThreadWord) => {
			clearInterval(watch);
			if (word === 'done') outcome = null;
		});
		worker.once('error', (error) => {
			outcome = toProblem(error);
		});
		worker.once('exit', () => {
			clearInterval(watch);
			signal?.removeEventListener('abort', onAbort);
			resolve(outcome);
		});
	});
}

function heapOf(task: ImportTask): number {
	const more =
		task.kind === 'read'
			? Math.max(0, megabytes(task.source.bytes) - LARGE_MB) * HEAP_MB_PER_MB
			: 0;
	return HEAP_MB[task.kind] + more;
}

const megabytes = ({ byteLength }: Uint8Array) => byteLength / 2 ** 20;

function longestOf(task: ImportTask): number {
	if (task.kind !== 'read') return Number.POSITIVE_INFINITY;
	return Math.min(LONGEST_READ_MS, BASE_READ_MS + megabytes(task.source.bytes) * READ_MS_PER_MB);
}
