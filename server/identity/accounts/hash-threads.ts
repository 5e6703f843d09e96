import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';
import { areReadersFirst } from '#server/yield-to-serving.ts';

/** Parameters of argon2id. `memory` in KiB. */
export type HashOrder = {
	message: Uint8Array;
	nonce: Uint8Array;
	tagLength: number;
	memory: number;
	passes: number;
	parallelism: number;
};

/**
 * When a thread gets a core: only while the machine is idle, after threads that serve readers, or
 * with equal priority.
 */
export type HashTurn = 'idle' | 'behind' | 'equal';

const FILE = new URL('./hash-thread.ts', import.meta.url);
/** The memory of the hash itself is outside of the script heap. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
/**
 * Several times the duration of a hash: on a busy machine the operator does not wait for an idle
 * moment.
 */
const PATIENCE_MS = 250;
/** A thread takes some ten megabytes, and operators sign in now and then. */
const IDLE_MS = 20_000;

const idle = createThreads('idle');
const behind = createThreads('behind');
const equal = createThreads('equal');
/**
 * Hashes that gave up waiting for an idle moment and are unfinished. While there are any, the
 * machine has no idle time.
 */
let overtaken = 0;

/**
 * The argon2id tag of a password, computed in a separate thread. Node's own thread pool is avoided:
 * it also writes to the disk, which must continue under load.
 */
export async function hashInThread(order: HashOrder): Promise<Uint8Array> {
	if (!areReadersFirst()) return equal(order);
	return overtaken > 0 ? behind(order) : hashWhenIdle(order);
}

/** Waits for an idle moment; without one soon, runs with a priority just below the readers. */
async function hashWhenIdle(order: HashOrder): Promise<Uint8Array> {
	const patience = new AbortController();
	let isDone = false;
	const first = idle(order).finally(() => {
		isDone = true;
		patience.abort();
	});
	await Promise.race([
		first,
		wait(PATIENCE_MS, null, { signal: patience.signal }).catch(() => null),
	]);
	if (isDone) return first;
	overtaken += 1;
	const ended = () => {
		overtaken -= 1;
	};
	first.then(ended, ended);
	return Promise.race([first, behind(order)]);
}

/**
 * A pool of threads with equal priority: grows when no thread is free. A thread ends after
 * `idleMs` milliseconds without work.
 */
export function createThreads(
	turn: HashTurn,
	idleMs = IDLE_MS,
): (order: HashOrder) => Promise<Uint8Array> {
	const free = new Map<Worker, NodeJS.Timeout>();

	function takeFree(): Worker | undefined {
		const [last] = [...free].at(-1) ?? [];
		if (last === undefined) return undefined;
		clearTimeout(free.get(last));
		free.delete(last);
		return last;
	}

	function keepForAWhile(thread: Worker): void {
		const end = setTimeout(() => {
			free.delete(thread);
			void thread.terminate();
		}, idleMs);
		free.set(thread, end.unref());
	}

	return async (order) => {
		const thread =
			takeFree() ??
			new Worker(FILE, { workerData: turn, env: threadEnv(), resourceLimits: LIMITS });
		thread.ref();
		thread.postMessage(order);
		// A failed thread emits 'error', so it is not returned to the pool.
		const [tag] = await once(thread, 'message');
		thread.unref();
		keepForAWhile(thread);
		return tag;
	};
}
