import { Worker } from 'node:worker_threads';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import { createBatchRepository } from './batch-repository.ts';
import type { ImportTask } from './import-task.ts';
import type { ThreadOrder, ThreadWord } from './import-thread.ts';

/** Does the long steps of imports, one after the other, in a thread beside the one that serves pages. */
export type ImportLane = {
	/** Resolves when the step has ended, well or not; what became of it stands in the import. */
	run(task: ImportTask): Promise<void>;
	[Symbol.asyncDispose](): Promise<void>;
};

const FILE = new URL('./import-thread.ts', import.meta.url);
/**
 * What scripts may take: of a list of 100 thousand games its lines are in memory while it is read, of everything else only a part. A heap is let
 * grow to about this size before it is tidied, so more would be taken, not needed.
 */
const HEAP_MB: Readonly<Record<ImportTask['kind'], number>> = { read: 256, commit: 160, undo: 96 };
/** What a document of more than so many megabytes may take beside, for each of them: one of JSON is in memory as a tree. */
const LARGE_MB = 8;
const HEAP_MB_PER_MB = 10;
/** Of it for what has just been made: a thread would otherwise take as much again. */
const YOUNG_MB = 32;
/** A busy machine may take its time, a hostile file may not take for ever. */
const BASE_READ_MS = 120_000;
const READ_MS_PER_MB = 20_000;
const LONGEST_READ_MS = 600_000;

/** Opens the lane of one process. A thread lives as long as one step. */
export function createImportLane(place: { dataDir: string; databaseUrl: string | null; db: AppDatabase; log: Log }): ImportLane {
	const { dataDir, databaseUrl, db, log } = place;
	const stop = new AbortController();
	let tail: Promise<unknown> = Promise.resolve();

	async function perform(task: ImportTask): Promise<void> {
		if (stop.signal.aborted) return;
		const problem = await runThread({ dataDir, databaseUrl, task }, stop.signal);
		// Ended by us: the next start goes on with it.
		if (problem === null || stop.signal.aborted) return;
		log.error({ err: problem, batchId: task.batchId, step: task.kind }, 'an import could not go on');
		const code = problemCode(problem);
		await db.transaction(async (trx) => {
			const batches = createBatchRepository(trx);
			await batches.change(task.batchId, ['reading'], { state: 'failed', problem: code }, task.now);
			// What was being written stays so, for somebody to go on with: it is half done.
			await batches.change(task.batchId, ['committing', 'undoing'], { problem: code }, task.now);
		});
	}

	return {
		run(task) {
			const turn = tail.then(() => perform(task));
			tail = turn.catch((error: unknown) => log.error({ err: error }, 'an import could not be marked as failed'));
			return turn;
		},
		async [Symbol.asyncDispose]() {
			stop.abort();
			await tail;
		},
	};
}

/** Null = done; else why not. A source that is not understood in time is given up, whatever it is. */
function runThread(order: ThreadOrder, signal: AbortSignal): Promise<unknown> {
	const limits = { maxOldGenerationSizeMb: heapOf(order.task), maxYoungGenerationSizeMb: YOUNG_MB };
	const worker = new Worker(FILE, { workerData: order, env: {}, resourceLimits: limits });
	return new Promise((resolve) => {
		let outcome: unknown = new Error('the thread ended');
		const onAbort = () => void worker.terminate();
		const timer = deadlineOf(order, () => {
			outcome = Object.assign(new Error('the source took too long'), { code: 'too-slow' });
			void worker.terminate();
		});
		signal.addEventListener('abort', onAbort, { once: true });
		worker.on('message', (word: ThreadWord) => {
			clearTimeout(timer);
			if (word === 'done') outcome = null;
		});
		worker.once('error', (error) => {
			outcome = error;
		});
		worker.once('exit', () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', onAbort);
			resolve(outcome);
		});
	});
}

function heapOf(task: ImportTask): number {
	const more = task.kind === 'read' ? Math.max(0, megabytes(task.source.bytes) - LARGE_MB) * HEAP_MB_PER_MB : 0;
	return HEAP_MB[task.kind] + more;
}

const megabytes = ({ byteLength }: Uint8Array) => byteLength / 2 ** 20;

function deadlineOf({ task }: ThreadOrder, onDeadline: () => void): NodeJS.Timeout | undefined {
	if (task.kind !== 'read') return undefined;
	return setTimeout(onDeadline, Math.min(LONGEST_READ_MS, BASE_READ_MS + megabytes(task.source.bytes) * READ_MS_PER_MB));
}

function problemCode(error: unknown): string {
	const { code } = error as { code?: unknown };
	if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'too-much';
	return code === 'disk-full' || code === 'unavailable' || code === 'too-slow' ? code : 'internal';
}
