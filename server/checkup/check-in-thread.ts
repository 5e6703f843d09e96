import { Worker } from 'node:worker_threads';
import { type Checkup, checkupSchema } from '#core/installation/checkup.ts';
import { threadEnv } from '#server/config/env.ts';

const FILE = new URL('./checkup-thread.ts', import.meta.url);
const HEAP = { maxOldGenerationSizeMb: 128 };

export type CheckupTask = { dataDir: string; databaseUrl: string | null };

/** The same check in a low-priority thread, so that serving does not wait; `signal` ends it. */
export async function checkGuideInThread(task: CheckupTask, signal: AbortSignal): Promise<Checkup> {
	signal.throwIfAborted();
	const thread = new Worker(FILE, { workerData: task, env: threadEnv(), resourceLimits: HEAP });
	const done = Promise.withResolvers<unknown>();
	const stop = () => done.reject(signal.reason);
	signal.addEventListener('abort', stop, { once: true });
	thread.once('message', done.resolve);
	thread.once('error', done.reject);
	thread.once('exit', () =>
		done.reject(new Error('The thread of the checkup ended without an answer')),
	);
	try {
		return checkupSchema.parse(await done.promise);
	} finally {
		signal.removeEventListener('abort', stop);
		await thread.terminate();
	}
}
