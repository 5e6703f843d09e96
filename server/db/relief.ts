import { AsyncLocalStorage } from 'node:async_hooks';

const relief = new AsyncLocalStorage<true>();

/**
 * Runs work that must succeed on a full disk because it leads to free space: signing in, deleting,
 * trashing. Its transactions may use the ballast.
 */
export function asRelief<T>(work: () => T): T {
	return relief.run(true, work);
}

/** Whether the running code was called through `asRelief`. */
export const isRelief = (): boolean => relief.getStore() === true;
