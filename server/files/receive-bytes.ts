import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import { isDiskFull } from './file-errors.ts';

/** Why no more bytes come: all are here, the sender is gone, or we did not want to wait or take any more. */
export type ReceiptEnd = 'complete' | 'cut' | 'too-slow' | 'taken-over' | 'too-long' | 'disk-full';

/** `position` = end of what was written and is on the disk. */
export type Receipt = { end: ReceiptEnd; position: number };

export type Pace = { silenceMs: number; bytesPerSecond: number; graceMs: number };

export type ReceiveOptions = {
	source: Readable;
	file: FileHandle;
	/** Where the first byte that is stored goes. */
	position: number;
	/** So many bytes at the beginning are here already. */
	skip: number;
	/** The file may not become longer. */
	limit: number;
	/** Somebody else takes the upload over. */
	signal: AbortSignal;
	pace?: Pace;
};

/**
 * Writes a body to its place. Whatever the end is, what came before it is kept and on the disk when this returns: only that may be told to
 * the client. Bytes beyond the limit, or more than the disk takes, leave the file as it was.
 */
export async function receiveBytes(options: ReceiveOptions): Promise<Receipt> {
	const { file, position } = options;
	const written = { position, skip: options.skip };
	const end = await copyBytes(options, written);
	// On a full disk the piece is given back: others, the database first, need the space more.
	if (end === 'too-long' || end === 'disk-full') {
		await file.truncate(position);
		return { end, position };
	}
	if (written.position > position) await file.datasync();
	return { end, position: written.position };
}

async function copyBytes(options: ReceiveOptions, written: { position: number; skip: number }): Promise<ReceiptEnd> {
	const { source, file, limit, pace = MEDIA_LIMITS } = options;
	const watch = watchSender(options.signal, pace);
	const pieces = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
	try {
		for (;;) {
			const next = await Promise.race([pieces.next(), watch.stopped]);
			if (typeof next === 'string') return next;
			if (next.done) return 'complete';
			watch.heard(next.value.length);
			const piece = next.value.subarray(written.skip);
			written.skip = Math.max(0, written.skip - next.value.length);
			if (written.position + piece.length > limit) return 'too-long';
			await writeWhole(file, piece, written.position);
			written.position += piece.length;
		}
	} catch (error) {
		if (isDiskFull(error)) return 'disk-full';
		// The connection broke; an error of our own disk is not ours to hide.
		if (source.errored !== null || source.destroyed) return 'cut';
		throw error;
	} finally {
		watch.end();
	}
}

async function writeWhole(file: FileHandle, piece: Buffer, position: number): Promise<void> {
	for (let done = 0; done < piece.length; ) {
		const { bytesWritten } = await file.write(piece, done, piece.length - done, position + done);
		done += bytesWritten;
	}
}

/** A sender that says nothing, or next to nothing for long, holds a place that somebody else needs. */
function watchSender(signal: AbortSignal, pace: Pace) {
	const { promise: stopped, resolve } = Promise.withResolvers<'too-slow' | 'taken-over'>();
	const startedAt = performance.now();
	let bytes = 0;
	const takeOver = () => resolve('taken-over');
	signal.addEventListener('abort', takeOver);
	if (signal.aborted) takeOver();
	const silence = setTimeout(() => resolve('too-slow'), pace.silenceMs);
	return {
		stopped,
		heard(count: number) {
			bytes += count;
			silence.refresh();
			const ms = performance.now() - startedAt;
			if (ms > pace.graceMs && (bytes * 1_000) / ms < pace.bytesPerSecond) resolve('too-slow');
		},
		end() {
			clearTimeout(silence);
			signal.removeEventListener('abort', takeOver);
		},
	};
}
