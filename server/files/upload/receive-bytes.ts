import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import { isDiskFull } from '#server/files/file-errors.ts';
import { createFileWriter, type FileWriter } from '#server/files/file-writer.ts';

/** Why reading stopped: complete, the sender is gone, or this side stopped it. */
export type ReceiptEnd = 'complete' | 'cut' | 'too-slow' | 'taken-over' | 'too-long' | 'disk-full';

/** `position` = end of the bytes synced to the disk. */
type Receipt = { end: ReceiptEnd; position: number };

export type Pace = { silenceMs: number; bytesPerSecond: number; graceMs: number };

type ReceiveOptions = {
	source: Readable;
	file: FileHandle;
	/** Offset of the first byte to store. */
	position: number;
	/** Bytes at the beginning of the body that are already stored. */
	skip: number;
	/** The maximum length of the file. */
	limit: number;
	/** Aborted when a newer request takes the upload over. */
	signal: AbortSignal;
	pace?: Pace;
};

/**
 * Writes a body to its offset. Whatever the end, accepted bytes are on the disk when this returns:
 * only those may be acknowledged. On a body beyond the limit or a full disk the file is left
 * unchanged.
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
	// On a full disk the chunk is dropped: others, the database first, need the space more.
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
		// The connection broke. An error of the local disk is thrown instead.
		if (source.errored !== null || source.destroyed) return 'cut';
		throw error;
	} finally {
		watch.end();
	}
}

type Stop = 'too-slow' | 'taken-over';

/** A silent or very slow sender occupies a slot that other uploads need. */
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
		 * The outcome of `work`, or the reason to stop waiting. `Promise.race` with one long-lived
		 * promise would keep every outcome in memory.
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
