import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';
import type { FeedAnswer, FeedTask } from './feed-task.ts';

/** Parses untrusted documents one at a time in a thread that can be killed. */
export type FeedLane = {
	/**
	 * Takes ownership of the bytes. Null = it took too long or too much memory; the next document
	 * gets a new thread.
	 */
	read(task: FeedTask): Promise<FeedAnswer | null>;
	[Symbol.asyncDispose](): Promise<void>;
};

export type FeedLaneOptions = { file?: URL; deadlineMs?: number; startMs?: number };

const FILE = new URL('./feed-thread.ts', import.meta.url);
const DEADLINE_MS = 10_000;
/** The first document of a thread also waits for the libraries. */
const START_MS = 5_000;
const HEAP = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/**
 * The thread starts with the first document, gets no secrets and never keeps the process alive
 * (F13, V13).
 */
export function createFeedLane({
	file = FILE,
	deadlineMs = DEADLINE_MS,
	startMs = START_MS,
}: FeedLaneOptions = {}): FeedLane {
	let thread: Worker | null = null;
	let tail: Promise<unknown> = Promise.resolve();

	async function end(): Promise<void> {
		const ending = thread;
		thread = null;
		await ending?.terminate();
	}

	async function perform(task: FeedTask): Promise<FeedAnswer | null> {
		const allowed = thread === null ? startMs + deadlineMs : deadlineMs;
		const worker = thread ?? startThread();
		thread = worker;
		const { promise, resolve } = Promise.withResolvers<FeedAnswer | null>();
		const timer = setTimeout(() => resolve(null), allowed);
		const failed = () => resolve(null);
		worker.once('message', resolve).once('error', failed).once('exit', failed);
		worker.postMessage(task, [task.bytes.buffer]);
		const answer = await promise;
		clearTimeout(timer);
		worker.off('message', resolve).off('error', failed).off('exit', failed);
		if (answer === null) await end();
		return answer;
	}

	function startThread(): Worker {
		const worker = new Worker(file, { env: threadEnv(), resourceLimits: HEAP });
		worker.unref();
		const forget = () => {
			if (thread === worker) thread = null;
		};
		// Without a listener, an error between two documents would end the process; a dead thread must
		// not be reused.
		worker.on('error', forget).on('exit', forget);
		return worker;
	}

	return {
		read(task) {
			const turn = tail.then(() => perform(task));
			tail = turn.catch(() => null);
			return turn;
		},
		[Symbol.asyncDispose]: end,
	};
}
