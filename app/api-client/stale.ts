import { DataError } from './data-error.ts';

/** Whether a save was refused because somebody else's came before. */
export function isStale(error: unknown): error is DataError {
	return error instanceof DataError && error.problem?.code === 'stale';
}

/** What stands there now, told with such a refusal; null for any other failure. */
export function currentOf(error: unknown): unknown {
	return isStale(error) ? (error.problem?.current ?? null) : null;
}
