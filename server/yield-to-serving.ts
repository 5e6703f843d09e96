import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

const STEPS = 10;
const LOWEST = 19;

/**
 * Puts the calling thread behind those that answer readers: on a busy machine what makes pages waits, what sends them does not. Linux gives
 * each thread its own priority; elsewhere this would be the whole process's, so nothing is done.
 */
export function yieldToServing(): void {
	if (process.platform !== 'linux') return;
	try {
		os.setPriority(behind());
	} catch {
		// A sandbox that forbids it: the thread works on as it is.
	}
}

const behind = () => Math.min(LOWEST, os.getPriority() + STEPS);

/** The names of the threads in which Node hashes passwords, packs and touches files, and of those that tidy memory for every thread of ours. */
const HELPERS: readonly string[] = ['libuv-worker', 'V8Worker'];
const THREADS = '/proc/self/task';

/**
 * The same for the helper threads of this process: a line of sign-ins, each a whole core for some thirty milliseconds, waits behind the pages. Who
 * calls it has used a file before: the threads begin together with the first such use.
 */
export function helpersYieldToServing(): void {
	if (process.platform !== 'linux') return;
	try {
		for (const thread of readdirSync(THREADS)) {
			if (HELPERS.includes(readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim())) os.setPriority(Number(thread), behind());
		}
	} catch {
		// No such place, or a sandbox that forbids it: they work on as they are.
	}
}
