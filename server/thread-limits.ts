import { setFlagsFromString } from 'node:v8';

/**
 * Threads that start from now on keep the limits that they are given (`resourceLimits`). The flags
 * that the process was started with (SITE_FLAGS) are for the main thread, but V8 puts them above
 * the limits of every thread. Call it before the compile cache is opened: a change of flags later
 * would make what it holds worthless.
 */
export function letThreadsKeepTheirLimits(): void {
	setFlagsFromString('--max-semi-space-size=0');
	setFlagsFromString('--max-old-space-size=0');
}
