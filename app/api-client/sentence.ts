import { dataErrorCopy } from '#core/copy/problems.ts';
import { DataError } from './data-error.ts';

/**
 * The sentence for a failed call. Only after a write does it add that the input is still on the
 * screen.
 */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof DataError)) return dataErrorCopy.read.unknown;
	return error.problem?.message ?? dataErrorCopy[error.act][error.code];
}

/** Messages by field. */
export function fieldsOf(error: unknown): Record<string, string> {
	return error instanceof DataError ? (error.problem?.fields ?? {}) : {};
}
