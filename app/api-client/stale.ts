import { DataError } from './data-error.ts';

/** Whether a save was refused because another operator saved first. */
export function isStale(error: unknown): error is DataError {
	return error instanceof DataError && error.problem?.code === 'stale';
}

/** The current record, sent with such a refusal; null for any other failure. */
export function currentOf(error: unknown): unknown {
	return isStale(error) ? (error.problem?.current ?? null) : null;
}
