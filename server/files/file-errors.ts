import { AppError } from '#core/kit/app-error.ts';
import { recordOf } from '#core/kit/record.ts';
import type { Refusal } from '#core/media/refusal.ts';

/** The system's code of an error, such as 'ENOSPC'. */
export function codeOf(error: unknown): string | null {
	const { code } = recordOf(error);
	return typeof code === 'string' ? code : null;
}

/** Null instead of an error when a file does not exist. */
export async function missingAsNull<T>(work: Promise<T>): Promise<T | null> {
	try {
		return await work;
	} catch (error) {
		if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
		throw error;
	}
}

/** True when a disk or a quota of the system is full. */
export function isDiskFull(error: unknown): boolean {
	const code = codeOf(error);
	return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' || code === 'disk-full';
}

/** The refusal sent to the client for a system or database error; null for an unexpected one. */
export function refusalOf(error: unknown): Refusal | null {
	if (isDiskFull(error)) return 'disk-full';
	const code = codeOf(error);
	return code === 'unavailable' || code === 'moving' ? code : null;
}

/** An object store that does not answer. */
export function storeUnavailable(reason: string, cause?: unknown): AppError {
	return new AppError('unavailable', `The object store failed: ${reason}`, { cause });
}
