import {
	closeSync,
	existsSync,
	fsyncSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Written when a restore is complete on disk and only the renames are left. While it exists, the
 * restored state is the valid one.
 */
const PENDING_RESTORE_FILE = 'restore-pending.json';

/**
 * `staged` holds the new entries, `replaced` receives the old ones: folder names inside the data
 * directory.
 */
type PendingRestore = { staged: string; replaced: string; entries: string[] };

const DATABASE_FILE = 'guia.sqlite';
/** They belong to the database file before the swap and would damage the one after it. */
const SIDE_FILES = ['guia.sqlite-wal', 'guia.sqlite-shm'];
const LOCK_TIMEOUT_MS = 30_000;

/**
 * The point of no return: from here on the staged state is valid, even if this process is killed at
 * once.
 */
export function beginPendingRestore(dataDir: string, pending: PendingRestore): void {
	const draft = join(dataDir, `${PENDING_RESTORE_FILE}.part`);
	writeFileSync(draft, JSON.stringify(pending), { flush: true });
	renameSync(draft, join(dataDir, PENDING_RESTORE_FILE));
	syncDirectory(dataDir);
}

/**
 * Finishes a restore that was killed after its point of no return. Every step is idempotent. Call
 * it before the database is opened.
 */
export function finishPendingRestore(dataDir: string): boolean {
	const marker = join(dataDir, PENDING_RESTORE_FILE);
	if (!existsSync(marker)) return false;
	return alone(dataDir, () => {
		if (!existsSync(marker)) return false;
		const pending: PendingRestore = JSON.parse(readFileSync(marker, 'utf8'));
		for (const entry of pending.entries) swapEntry(dataDir, pending, entry);
		syncDirectory(dataDir);
		rmSync(marker);
		syncDirectory(dataDir);
		rmSync(join(dataDir, pending.staged), { recursive: true, force: true });
		return true;
	});
}

/**
 * One process at a time: a second one would mistake the new entries for the old ones. An exclusive
 * SQLite lock on an empty file serves, because it ends with its process. The work is synchronous,
 * so blocking on the lock is safe.
 */
function alone<T>(dataDir: string, work: () => T): T {
	const file = join(dataDir, 'restore-pending.lock');
	const lock = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
	try {
		lock.exec('begin exclusive');
		return work();
	} finally {
		lock.close();
		rmSync(file, { force: true });
	}
}

function swapEntry(dataDir: string, pending: PendingRestore, entry: string): void {
	const incoming = join(dataDir, pending.staged, entry);
	if (!existsSync(incoming)) return;
	const outgoing = entry === DATABASE_FILE ? [...SIDE_FILES, entry] : [entry];
	for (const name of outgoing)
		if (existsSync(join(dataDir, name)))
			renameSync(join(dataDir, name), join(dataDir, pending.replaced, name));
	renameSync(incoming, join(dataDir, entry));
}

/**
 * Makes renames inside a folder survive a power failure. Windows has no such call and needs none.
 */
export function syncDirectory(folder: string): void {
	if (process.platform === 'win32') return;
	const handle = openSync(folder, 'r');
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
