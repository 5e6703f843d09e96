import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';
import { type StepOrder, type StepProblem, toProblem } from './import-step.ts';
import type { ImportTask } from './import-task.ts';
import type { ThreadWord } from './import-thread.ts';

const FILE = new URL('./import-thread.ts', import.meta.url);
/**
 * Heap limit of scripts. Reading a table of 100 thousand games takes 60 MB, but a workbook or JSON
 * is in memory as a tree. A commit or an undo holds only one part.
 */
const HEAP_MB: Readonly<Record<ImportTask['kind'], number>> = { read: 256, commit: 96, undo: 96 };
/** Extra heap in MB for each megabyte of a document beyond this size. */
const LARGE_MB = 8;
const HEAP_MB_PER_MB = 10;
/** The young generation: by default a thread would take as much again. */
const YOUNG_MB = 16;
/** A busy machine may be slow, but a hostile file must not run forever. */
const BASE_READ_MS = 120_000;
const READ_MS_PER_MB = 20_000;
const LONGEST_READ_MS = 600_000;
const WATCH_MS = 500;

type RunOptions = {
	signal?: AbortSignal;
	/** Buffers of the order to transfer instead of copying. */
	transfer?: ArrayBuffer[];
	/** The clock for the deadline, in milliseconds. */
	clock?: () => number;
};

/**
 * Runs a step in a thread that ends with it. Null = done; otherwise the problem. A source not
 * parsed before the deadline is abandoned.
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
