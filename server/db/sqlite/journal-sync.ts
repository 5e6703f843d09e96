import { type FileHandle, open } from 'node:fs/promises';
import { recordOf } from '#core/kit/record.ts';

/** Brings what was committed onto the disk, beside the thread that serves. */
export type JournalSync = {
	/**
	 * Resolves once everything that was written before the call is on the disk. @throws once that
	 * failed, for ever: what is lost cannot be known
	 */
	reached(): Promise<void>;
	close(): Promise<void>;
};

/**
 * SQLite itself would stop the whole process until the disk answers, some milliseconds for each
 * commit. So it writes its journal without waiting (synchronous = normal, which keeps the file
 * whole in every case), and we wait for the journal in one of Node's helper threads. To be opened
 * once a session writes to `file`: the journal is there from then on. Null where the file system
 * allows none: SQLite then waits by itself.
 */
export async function openJournalSync(file: string): Promise<JournalSync | null> {
	const handle = await openJournal(file);
	return handle && { reached: inTurn(() => handle.datasync()), close: () => handle.close() };
}

async function openJournal(file: string): Promise<FileHandle | null> {
	return open(`${file}-wal`, 'r+').catch((error: unknown) => {
		if (recordOf(error).code === 'ENOENT') return null;
		throw error;
	});
}

/**
 * Whoever asks while one run is under way shares the next one: its own write may have come too late
 * for the first.
 */
export function inTurn(run: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | null = null;
	let next: Promise<void> | null = null;
	let failure: { error: unknown } | null = null;
	async function start(): Promise<void> {
		// The system reports a failed write once; the next attempt would seem to succeed.
		if (failure !== null) throw failure.error;
		running = run()
			.catch((error: unknown) => {
				failure = { error };
				throw error;
			})
			.finally(() => {
				running = null;
			});
		return running;
	}
	return () => {
		if (running === null) return start();
		next ??= running
			.catch(() => undefined)
			.then(() => {
				next = null;
				return start();
			});
		return next;
	};
}
