import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Written when a restore is complete on disk and only the renames are left. Its presence means: the restored state is the valid one. */
export const PENDING_RESTORE_FILE = 'restore-pending.json';

/** `staged` holds what comes in, `replaced` receives what goes out: folder names inside the data directory. */
export type PendingRestore = { staged: string; replaced: string; entries: string[] };

/** Files of SQLite that belong to the database file before the swap and would damage the one after it. */
const SIDE_FILES = ['guia.sqlite-wal', 'guia.sqlite-shm'];

/**
 * Finishes a restore that was killed between its point of no return and its end. Every step may run again: one that is done finds
 * nothing to do. Called before the database is opened.
 */
export async function finishPendingRestore(dataDir: string): Promise<boolean> {
	const marker = join(dataDir, PENDING_RESTORE_FILE);
	if (!existsSync(marker)) return false;
	const pending = JSON.parse(await readFile(marker, 'utf8')) as PendingRestore;
	for (const entry of pending.entries) await swapEntry(dataDir, pending, entry);
	await syncDirectory(dataDir);
	await rm(marker);
	await syncDirectory(dataDir);
	await rm(join(dataDir, pending.staged), { recursive: true, force: true });
	return true;
}

async function swapEntry(dataDir: string, pending: PendingRestore, entry: string): Promise<void> {
	const incoming = join(dataDir, pending.staged, entry);
	if (!existsSync(incoming)) return;
	if (entry === 'guia.sqlite') for (const name of SIDE_FILES) await rm(join(dataDir, name), { force: true });
	const present = join(dataDir, entry);
	if (existsSync(present)) await rename(present, join(dataDir, pending.replaced, entry));
	await rename(incoming, present);
}

/** Makes renames inside a folder survive a power failure. Windows has no such call and needs none. */
export async function syncDirectory(folder: string): Promise<void> {
	if (process.platform === 'win32') return;
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
