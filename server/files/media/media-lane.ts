import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { threadEnv } from '#server/config/env.ts';
import type { Log } from '#server/log.ts';
import type { MediaAnswer, MediaTask } from './media-task.ts';

/** Runs tasks one after the other in a separate process. */
export type MediaLane = {
	/** Null when the process died, exceeded the deadline, or the queue is full. */
	run(task: MediaTask, deadlineMs: number): Promise<MediaAnswer | null>;
	[Symbol.asyncDispose](): Promise<void>;
};

const FILE = fileURLToPath(new URL('./media-process.ts', import.meta.url));
const IDLE_MS = 10_000;
const LONGEST_LINE = 64;
/**
 * Heap limits. Pixel buffers are outside of the heap and bounded by the pixel limit. A large file
 * passes through in pieces, and a small young generation frees them at once.
 */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=2', '--no-warnings'];

/**
 * The process starts with the first task, ends after a few idle seconds, and is replaced when it
 * dies.
 */
export function createMediaLane(log: Log, idleMs = IDLE_MS): MediaLane {
	let child: ChildProcess | null = null;
	let idle: NodeJS.Timeout | null = null;
	let tail: Promise<unknown> = Promise.resolve();
	let waiting = 0;

	function start(): ChildProcess {
		const started = fork(FILE, [], {
			env: threadEnv(),
			execArgv: HEAP,
			stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
			serialization: 'advanced',
		});
		started.once('exit', () => {
			if (child === started) child = null;
		});
		started.on('error', (error) => log.warn({ err: error }, 'the process for pictures failed'));
		started.unref();
		started.channel?.unref();
		return started;
	}

	function end(): void {
		child?.kill('SIGKILL');
		child = null;
	}

	async function perform(task: MediaTask, deadlineMs: number): Promise<MediaAnswer | null> {
		if (idle !== null) clearTimeout(idle);
		child ??= start();
		const worker = child;
		const { promise, resolve } = Promise.withResolvers<MediaAnswer | null>();
		const onExit = () => resolve(null);
		const deadline = setTimeout(() => {
			log.warn({ kind: task.kind, deadlineMs }, 'a picture took too long');
			end();
			resolve(null);
		}, deadlineMs);
		worker.once('message', resolve as (message: unknown) => void);
		worker.once('exit', onExit);
		worker.send(task, (error) => error && resolve(null));
		const answer = await promise;
		clearTimeout(deadline);
		worker.off('message', resolve as (message: unknown) => void);
		worker.off('exit', onExit);
		idle = setTimeout(end, idleMs);
		idle.unref();
		if (answer !== null && 'error' in answer)
			log.warn({ kind: task.kind, reason: answer.error }, 'a picture could not be made');
		return answer;
	}

	return {
		async run(task, deadlineMs) {
			if (waiting >= LONGEST_LINE) return null;
			waiting++;
			const turn = tail.then(() => perform(task, deadlineMs));
			tail = turn.catch(() => null);
			try {
				return await turn;
			} finally {
				waiting--;
			}
		},
		async [Symbol.asyncDispose]() {
			if (idle !== null) clearTimeout(idle);
			end();
		},
	};
}
