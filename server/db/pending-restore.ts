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
 * Written when a restore is complete on disk and only the renames are left. Its presence means: the
 * restored state is the valid one.
 */
const PENDING_RESTORE_FILE = 'restore-pending.json';

/**
 * `staged` holds what comes in, `replaced` receives what goes out: folder names inside the data
 * directory.
 */
type PendingRestore = { staged: string; replaced: string; entries: string[] };

const DATABASE_FILE = 'guia.sqlite';
/** They belong to the database file before the swap and would damage the one after it. */
const SIDE_FILES = ['guia.sqlite-wal', 'guia.sqlite-shm'];
const LOCK_TIMEOUT_MS = 30_000;

/**
 * The point of no return: from here on the staged state is the valid one, even if this process ends
 * at once.
 */
export function beginPendingRestore(dataDir: string, pending: PendingRestore): void {
	const draft = join(dataDir, `${PENDING_RESTORE_FILE}.part`);
	writeFileSync(draft, JSON.stringify(pending), { flush: true });
	renameSync(draft, join(dataDir, PENDING_RESTORE_FILE));
	syncDirectory(dataDir);
}

/**
 * Finishes a restore that was killed between its point of no return and its end. Every step may run
 * again: one that is done finds nothing to do. Called before the database is opened.
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
 * One process at a time: a second one that starts now would take what just came in for what has to
 * go out. SQLite's lock on an empty file serves, because it goes with the process that holds it;
 * and the work is synchronous, so that waiting for it is safe.
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
