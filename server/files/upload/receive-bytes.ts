import type { Readable } from 'node:stream';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import { isDiskFull } from '#server/files/file-errors.ts';
import { type ByteSink, BytesLost } from './byte-sink.ts';

/** Why reading stopped: complete, the sender is gone, or this side stopped it. */
export type ReceiptEnd = 'complete' | Stop | 'cut' | 'too-long' | 'disk-full' | 'lost';

/** `position` = end of the bytes that survive a crash. */
type Receipt = { end: ReceiptEnd; position: number };

export type Pace = { silenceMs: number; bytesPerSecond: number; graceMs: number };

type ReceiveOptions = {
	source: Readable;
	sink: ByteSink;
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
 * Writes a body to its offset. Whatever the end, accepted bytes are stored when this returns: only
 * those may be acknowledged. A body beyond the limit or a full disk leaves nothing behind.
 */
export async function receiveBytes(options: ReceiveOptions): Promise<Receipt> {
	const { sink, position } = options;
	let end = await copyBytes(options);
	// On a full disk the chunk is dropped: others, the database first, need the space more.
	const reached = isDropped(end)
		? position
		: await sink.finish().catch((error: unknown) => {
				if (!isDiskFull(error)) throw error;
				end = 'disk-full';
				return position;
			});
	if (isDropped(end)) await sink.abandon();
	return { end, position: reached };
}

function isDropped(end: ReceiptEnd): boolean {
	return end === 'too-long' || end === 'disk-full' || end === 'lost';
}

async function copyBytes(options: ReceiveOptions): Promise<ReceiptEnd> {
	const { source, sink, limit, pace = MEDIA_LIMITS } = options;
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
			await sink.add(piece);
		}
	} catch (error) {
		const end = endBy(error, source);
		if (end === null) throw error;
		return end;
	} finally {
		watch.end();
	}
}

/** Why an error ends the receipt; null = an unexpected error. */
function endBy(error: unknown, source: Readable): ReceiptEnd | null {
	if (isDiskFull(error)) return 'disk-full';
	if (error instanceof BytesLost) return 'lost';
	// The connection broke. An error of the local disk is thrown instead.
	return source.errored !== null || source.destroyed ? 'cut' : null;
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
