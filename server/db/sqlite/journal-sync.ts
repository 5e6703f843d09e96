import { type FileHandle, open } from 'node:fs/promises';
import { recordOf } from '#core/kit/record.ts';

/** Syncs commits to the disk without blocking the serving thread. */
export type JournalSync = {
	/**
	 * Resolves once everything written before the call is on the disk.
	 * @throws once a sync has failed, and on every later call: which writes were lost is unknown.
	 */
	reached(): Promise<void>;
	close(): Promise<void>;
};

/**
 * SQLite itself would block the whole process until the disk responds, some milliseconds for each
 * commit. So SQLite writes its journal without waiting (synchronous = normal, which always keeps
 * the file consistent). A helper thread of Node then waits for the journal. Open this after a
 * session has written to `file`, so that the journal exists. Null where the journal cannot be
 * opened: SQLite then waits for the disk itself.
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

/** A call during a run shares the next run: its own write may have missed the current one. */
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
