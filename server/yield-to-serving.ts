import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STEPS = 10;
const LOWEST = 19;

/**
 * Puts the calling thread behind those that answer readers: on a busy machine what makes pages
 * waits, what sends them does not. Linux gives each thread its own priority; elsewhere this would
 * be the whole process's, so nothing is done.
 */
export function yieldToServing(): void {
	if (process.platform !== 'linux') return;
	try {
		os.setPriority(behind());
	} catch {
		// A sandbox that forbids it: the thread works on as it is.
	}
}

let readersFirst = false;

/** From now on this process has readers: long work beside them may wait for idle moments. */
export function putReadersFirst(): void {
	readersFirst = true;
}

/** Whether this process has readers. */
export const areReadersFirst = (): boolean => readersFirst;

/**
 * Gives the calling thread a core only while nothing else wants one (SCHED_IDLE). A lower priority
 * alone lets it finish its slice, some three milliseconds, before a thread that a reader woke has
 * its turn (Linux 6.6 and later, EEVDF); this one is stopped at once. Node cannot ask for it,
 * util-linux's `chrt`, a part of every Debian, can; without it the thread has a lower priority.
 */
export function runWhenIdle(): void {
	yieldToServing();
	if (process.platform === 'linux') enterIdleClass(path.basename(callingThread()));
}

/** The same for all threads of this process, and for those that they begin. */
export function runAllWhenIdle(): void {
	if (process.platform === 'linux') enterIdleClass(String(process.pid), ['--all-tasks']);
}

function enterIdleClass(thread: string, more: readonly string[] = []): void {
	spawnSync('chrt', [...more, '--idle', '--pid', '0', thread], { stdio: 'ignore', env: {} });
}

/** Its number; nothing where the place is missing, which is no number of any. */
function callingThread(): string {
	try {
		return readlinkSync('/proc/thread-self');
	} catch {
		return '';
	}
}

const behind = () => Math.min(LOWEST, os.getPriority() + STEPS);

/**
 * The names of the threads in which Node hashes passwords, packs and touches files, and of those
 * that tidy memory for every thread of ours.
 */
const HELPERS: readonly string[] = ['libuv-worker', 'V8Worker'];
const THREADS = '/proc/self/task';

/**
 * The same for the helper threads of this process: a line of sign-ins, each a whole core for some
 * thirty milliseconds, waits behind the pages. Who calls it has used a file before: the threads
 * begin together with the first such use.
 */
export function helpersYieldToServing(): void {
	if (process.platform !== 'linux') return;
	try {
		for (const thread of readdirSync(THREADS)) {
			if (HELPERS.includes(readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim()))
				os.setPriority(Number(thread), behind());
		}
	} catch {
		// No such place, or a sandbox that forbids it: they work on as they are.
	}
}
