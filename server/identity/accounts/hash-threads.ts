import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';
import { areReadersFirst } from '#server/yield-to-serving.ts';

/** What argon2id is given. `memory` in KiB. */
export type HashOrder = {
	message: Uint8Array;
	nonce: Uint8Array;
	tagLength: number;
	memory: number;
	passes: number;
	parallelism: number;
};

/**
 * When a thread has a core: while nothing else wants it; behind what serves readers; like any
 * other.
 */
export type HashTurn = 'idle' | 'behind' | 'equal';

const FILE = new URL('./hash-thread.ts', import.meta.url);
/** The hash itself takes its memory beside the heap of scripts. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
/**
 * Some times what a hash takes: on a machine without an idle moment the operator does not wait for
 * one.
 */
const PATIENCE_MS = 250;

const idle = createThreads('idle');
const behind = createThreads('behind');
const equal = createThreads('equal');
/**
 * Hashes that were overtaken and still wait for their moment: as long as there are any, the machine
 * has none to spare.
 */
let overtaken = 0;

/**
 * The tag of a password by argon2id, made beside the thread that serves. Not by Node's own helpers:
 * those also bring what is written onto the disk, which has to go on while everything is busy.
 */
export async function hashInThread(order: HashOrder): Promise<Uint8Array> {
	if (!areReadersFirst()) return equal(order);
	return overtaken > 0 ? behind(order) : hashWhenIdle(order);
}

/** In an idle moment; where none comes soon, behind the readers only. */
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

/** Threads that take turns alike: one is begun for each order that finds none free, and kept. */
function createThreads(turn: HashTurn): (order: HashOrder) => Promise<Uint8Array> {
	const free: Worker[] = [];
	return async (order) => {
		const thread =
			free.pop() ??
			new Worker(FILE, { workerData: turn, env: threadEnv(), resourceLimits: LIMITS });
		thread.ref();
		thread.postMessage(order);
		// A thread that fails says so as an error, and is not used again.
		const [tag] = await once(thread, 'message');
		thread.unref();
		free.push(thread);
		return tag;
	};
}
