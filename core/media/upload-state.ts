import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Refusal } from './refusal.ts';

/** The server's state of an upload: `received` = bytes on disk that survive a crash. */
type UploadProgress = { size: number; received: number };

/** What a request to an upload wants. */
type UploadCommand = 'query' | 'cancel' | 'bytes';

export type ChunkRequest = {
	/** X-Goog-Upload-Command, e.g. 'upload, finalize'. */
	command: string;
	/** X-Goog-Upload-Offset as sent. */
	offset: string | undefined;
	/** Content-Length as sent; undefined when the length is unknown. */
	length: string | undefined;
};

/** Bytes of the body to skip before the rest is stored; `finalize` = the file is then complete. */
export type ChunkPlan = { skip: number; finalize: boolean };

/** Parses X-Goog-Upload-Command; null when it is invalid. */
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

/** A byte count in digits only; null for anything else. */
export function readCount(text: string | undefined): number | null {
	return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * How to handle a chunk (S7.04, S9.02). Bytes already received are skipped, because the client
 * repeats a chunk whose response was lost. Gaps are refused, and so are bytes beyond the announced
 * size. The last chunk must end exactly there.
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
