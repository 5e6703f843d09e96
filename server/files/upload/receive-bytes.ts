import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import { isDiskFull } from '#server/files/file-errors.ts';
import { createFileWriter, type FileWriter } from '#server/files/file-writer.ts';

/**
 * Why no more bytes come: all are here, the sender is gone, or we did not want to wait or take any
 * more.
 */
export type ReceiptEnd = 'complete' | 'cut' | 'too-slow' | 'taken-over' | 'too-long' | 'disk-full';

/** `position` = end of what was written and is on the disk. */
type Receipt = { end: ReceiptEnd; position: number };

export type Pace = { silenceMs: number; bytesPerSecond: number; graceMs: number };

type ReceiveOptions = {
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
 * Writes a body to its place. Whatever the end is, what came before it is kept and on the disk when
 * this returns: only that may be told to the client. Bytes beyond the limit, or more than the disk
 * takes, leave the file as it was.
 */
export async function receiveBytes(options: ReceiveOptions): Promise<Receipt> {
	const { file, position } = options;
	const writer = createFileWriter(file, position);
	let end = await copyBytes(options, writer);
	const reached = await writer.finish().catch((error: unknown) => {
		if (!isDiskFull(error)) throw error;
		end = 'disk-full';
		return position;
	});
	// On a full disk the piece is given back: others, the database first, need the space more.
	if (end === 'too-long' || end === 'disk-full') {
		await file.truncate(position);
		return { end, position };
	}
	if (reached > position) await file.datasync();
	return { end, position: reached };
}

async function copyBytes(options: ReceiveOptions, writer: FileWriter): Promise<ReceiptEnd> {
	const { source, limit, pace = MEDIA_LIMITS } = options;
	const watch = watchSender(options.signal, pace);
	const pieces: AsyncIterator<Buffer> = source.iterator({ destroyOnReturn: false });
	let { skip, position } = options;
	try {
		for (;;) {
			const next = await watch.unlessStopped(pieces.next());
			if (typeof next === 'string') return next;
			if (next.done) return 'complete';
			watch.heard(next.value.length);
			const piece = next.value.subarray(skip);
			skip = Math.max(0, skip - next.value.length);
			position += piece.length;
			if (position > limit) return 'too-long';
			await writer.add(piece);
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

type Stop = 'too-slow' | 'taken-over';

/**
 * A sender that says nothing, or next to nothing for long, holds a place that somebody else needs.
 */
function watchSender(signal: AbortSignal, pace: Pace) {
	const startedAt = performance.now();
	let bytes = 0;
	let stopped: Stop | null = null;
	let wake: ((reason: Stop) => void) | null = null;
	const stop = (reason: Stop) => {
		stopped ??= reason;
		wake?.(stopped);
	};
	const takeOver = () => stop('taken-over');
	signal.addEventListener('abort', takeOver);
	if (signal.aborted) takeOver();
	const silence = setTimeout(() => stop('too-slow'), pace.silenceMs);
	return {
		/**
		 * The outcome of `work`, or why nobody waits for it any longer. A race with one long promise
		 * would keep every outcome in memory.
		 */
		unlessStopped<T>(work: Promise<T>): Promise<T | Stop> {
			return new Promise((resolve, reject) => {
				wake = resolve;
				work.then(resolve, reject);
				if (stopped !== null) resolve(stopped);
			});
		},
		heard(count: number) {
			bytes += count;
			silence.refresh();
			const ms = performance.now() - startedAt;
			if (ms > pace.graceMs && (bytes * 1_000) / ms < pace.bytesPerSecond) stop('too-slow');
		},
		end() {
			clearTimeout(silence);
			signal.removeEventListener('abort', takeOver);
		},
	};
}
