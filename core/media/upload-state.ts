import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Refusal } from './refusal.ts';

/**
 * An upload as the server knows it: `received` = bytes that are on the disk and will survive a
 * crash.
 */
type UploadProgress = { size: number; received: number };

/** What a request on an upload asks for. */
type UploadCommand = 'query' | 'cancel' | 'bytes';

export type ChunkRequest = {
	/** X-Goog-Upload-Command, e.g. 'upload, finalize'. */
	command: string;
	/** X-Goog-Upload-Offset as sent. */
	offset: string | undefined;
	/** Content-Length as sent; undefined when the body has no announced end. */
	length: string | undefined;
};

/** Skip so many bytes of the body, store the rest; then the file may be complete. */
export type ChunkPlan = { skip: number; finalize: boolean };

/** Sorts the words of X-Goog-Upload-Command; null when they make no sense. */
export function readCommand(
	header: string | undefined,
): { kind: UploadCommand; upload: boolean; finalize: boolean } | null {
	const words = new Set((header ?? '').split(',').map((word) => word.trim().toLowerCase()));
	if (words.size === 1 && words.has('query'))
		return { kind: 'query', upload: false, finalize: false };
	if (words.size === 1 && words.has('cancel'))
		return { kind: 'cancel', upload: false, finalize: false };
	const known = [...words].every((word) => word === 'upload' || word === 'finalize');
	return known
		? { kind: 'bytes', upload: words.has('upload'), finalize: words.has('finalize') }
		: null;
}

/** A count of bytes written in digits only; null for anything else. */
export function readCount(text: string | undefined): number | null {
	return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * What to do with a chunk (S7.04, S9.02). Bytes that are here already are skipped, because the
 * client repeats a chunk whose answer was lost; a gap is refused; nothing goes beyond the announced
 * size; the last chunk ends exactly there.
 */
export function planChunk(
	{ size, received }: UploadProgress,
	request: ChunkRequest,
): Result<ChunkPlan, Refusal> {
	const command = readCommand(request.command);
	if (command === null || command.kind !== 'bytes') return fail('bad-request');
	const length = request.length === undefined ? null : readCount(request.length);
	if (request.length !== undefined && length === null) return fail('bad-length');
	const offset = readCount(request.offset);
	if (offset === null || offset > received) return fail('bad-offset');
	if (!command.upload && length !== null && length > 0) return fail('bad-request');
	if (length !== null && offset + length > size) return fail('bad-length');
	if (command.finalize && length !== null && offset + length !== size) return fail('bad-length');
	return ok({ skip: received - offset, finalize: command.finalize });
}
