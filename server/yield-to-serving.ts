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
		os.setPriority(Math.min(LOWEST, os.getPriority() + STEPS));
	} catch {
		// A sandbox that forbids it: the thread works on as it is.
	}
}
