import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STEPS = 10;
const LOWEST = 19;

/**
 * Lowers the calling thread's priority below those that answer readers: on a busy machine rendering
 * waits, sending does not. Only Linux has priorities per thread; elsewhere this would affect the
 * whole process, so it does nothing.
 */
export function yieldToServing(): void {
	if (process.platform !== 'linux') return;
	try {
		os.setPriority(behind());
	} catch {
		// Forbidden by a sandbox: the thread keeps its priority.
	}
}

let readersFirst = false;

/** From now on this process serves readers: long background work may wait for idle moments. */
export function putReadersFirst(): void {
	readersFirst = true;
}

/** Whether this process serves readers. */
export const areReadersFirst = (): boolean => readersFirst;

/**
 * Runs the calling thread only when no other wants the core (SCHED_IDLE). A lower priority alone is
 * not enough: the thread still finishes its slice, about three milliseconds, before a woken one
 * runs (Linux 6.6 and later, EEVDF). Node cannot set this class, but util-linux's `chrt` can, which
 * every Debian has. Without it the thread gets a lower priority.
 */
export function runWhenIdle(): void {
	yieldToServing();
	if (process.platform === 'linux') enterIdleClass(path.basename(callingThread()));
}

/** The same for all threads of this process, and for those that they start. */
export function runAllWhenIdle(): void {
	if (process.platform === 'linux') enterIdleClass(String(process.pid), ['--all-tasks']);
}

function enterIdleClass(thread: string, more: readonly string[] = []): void {
	spawnSync('chrt', [...more, '--idle', '--pid', '0', thread], { stdio: 'ignore', env: {} });
}

/** Its thread id; '' when /proc is missing, which `chrt` rejects. */
function callingThread(): string {
	try {
		return readlinkSync('/proc/thread-self');
	} catch {
		return '';
	}
}

const behind = () => Math.min(LOWEST, os.getPriority() + STEPS);

/**
 * Names of Node's threads for password hashing, compression and file access, and of V8's garbage
 * collection threads.
 */
const HELPERS: readonly string[] = ['libuv-worker', 'V8Worker'];
const THREADS = '/proc/self/task';

/**
 * Lowers the priority of this process's helper threads: a queue of sign-ins, each thirty
 * milliseconds of a core, waits behind pages. Call it after the first file access, which starts
 * these threads.
 */
export function helpersYieldToServing(): void {
	if (process.platform !== 'linux') return;
	try {
		for (const thread of readdirSync(THREADS)) {
			if (HELPERS.includes(readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim()))
				os.setPriority(Number(thread), behind());
		}
	} catch {
		// No /proc, or a sandbox forbids it: they keep their priority.
	}
}
