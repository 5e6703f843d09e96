import { dataErrorCopy } from '#core/copy/problems.ts';
import { DataError } from './data-error.ts';

/**
 * What an operator reads of a call that failed: only of one that was to change something it says
 * that what was typed is still on the screen.
 */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof DataError)) return dataErrorCopy.read.unknown;
	return error.problem?.message ?? dataErrorCopy[error.act][error.code];
}

/** What is wrong with which field. */
export function fieldsOf(error: unknown): Record<string, string> {
	return error instanceof DataError ? (error.problem?.fields ?? {}) : {};
}
