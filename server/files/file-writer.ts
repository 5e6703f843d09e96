import type { FileHandle } from 'node:fs/promises';

/**
 * Bytes that may be queued: reading continues during a write, and queued pieces are written
 * together.
 */
const WAITING_BYTES = 2 * 1024 * 1024;

/**
 * Writes pieces sequentially from `position` on. The next call throws the error of a failed write.
 */
export function createFileWriter(file: FileHandle, position: number) {
	let written = position;
	let waiting: Buffer[] = [];
	let waitingBytes = 0;
	let working: Promise<void> | null = null;
	let failure: { error: unknown } | null = null;

	async function work(): Promise<void> {
		try {
			while (waiting.length > 0) {
				const pieces = waiting;
				waiting = [];
				waitingBytes = 0;
				written = await writeAll(file, pieces, written);
			}
		} catch (error) {
			failure = { error };
		}
		working = null;
	}

	function check(): void {
		if (failure !== null) throw failure.error;
	}

	return {
		/** Resolves when the queue has room again. */
		async add(piece: Buffer): Promise<void> {
			check();
			if (piece.length === 0) return;
			waiting.push(piece);
			waitingBytes += piece.length;
			working ??= work();
			if (waitingBytes > WAITING_BYTES) await working;
		},
		/** Resolves with the end position once the queue is empty. */
		async finish(): Promise<number> {
			await working;
			check();
			return written;
		},
	};
}

async function writeAll(file: FileHandle, pieces: Buffer[], position: number): Promise<number> {
	const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
	const { bytesWritten } = await file.writev(pieces, position);
	if (bytesWritten === length) return position + length;
	// A short write: writing the rest separately also surfaces the reason.
	const rest = Buffer.concat(pieces).subarray(bytesWritten);
	for (let done = 0; done < rest.length; ) {
		const part = await file.write(rest, done, rest.length - done, position + bytesWritten + done);
		done += part.bytesWritten;
	}
	return position + length;
}
