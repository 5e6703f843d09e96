import { AsyncLocalStorage } from 'node:async_hooks';

const relief = new AsyncLocalStorage<true>();

/**
 * Runs what has to work on a full disk too, because it is the way out: signing in, deleting,
 * trashing. Its transactions may take the ballast.
 */
export function asRelief<T>(work: () => T): T {
	return relief.run(true, work);
}

/** Whether the running code was called through `asRelief`. */
export const isRelief = (): boolean => relief.getStore() === true;
