import type { FileHandle } from 'node:fs/promises';

/**
 * How much may wait for the disk: reading goes on meanwhile, and what came together is written
 * together.
 */
const WAITING_BYTES = 2 * 1024 * 1024;

export type FileWriter = ReturnType<typeof createFileWriter>;

/**
 * Writes pieces one after the other from `position` on. A failed write is thrown by the next call.
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
		/** Resolves when there is room for more. */
		async add(piece: Buffer): Promise<void> {
			check();
			if (piece.length === 0) return;
			waiting.push(piece);
			waitingBytes += piece.length;
			working ??= work();
			if (waitingBytes > WAITING_BYTES) await working;
		},
		/** Resolves with the end of what is written, once nothing waits any more. */
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
	// The system took a part: the rest by itself, which also brings out why.
	const rest = Buffer.concat(pieces).subarray(bytesWritten);
	for (let done = 0; done < rest.length; ) {
		const part = await file.write(rest, done, rest.length - done, position + bytesWritten + done);
		done += part.bytesWritten;
	}
	return position + length;
}
