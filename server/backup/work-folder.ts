import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from '#server/db/sqlite/process-lock.ts';
import { missingAsNull } from '#server/files/file-errors.ts';

/**
 * Work folders of backups: hard links and unpacked archives in the data directory, and the
 * unfinished archive beside the archives.
 */
export const WORK_PREFIXES = {
	links: '.backup-',
	unpacked: '.unpacked-',
	archive: '.partial-',
} as const;

/** Work folder of one running backup. Disposing removes it. */
type WorkFolder = { path: string; [Symbol.asyncDispose](): Promise<void> };

const LOCK = 'lock';
/** Another process may hold the lock briefly while it checks for abandoned folders. */
const LOCK_WAIT_MS = 1_000;
/**
 * Grace period for a folder without a lock: its backup may just be starting. Older program versions
 * made no locks.
 */
const UNLOCKED_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what killed backups left in `parent`, then creates a folder there whose name begins with
 * `prefix`. A file lock marks its backup as running: the OS releases it when the process ends.
 */
export async function openWorkFolder(parent: string, prefix: string): Promise<WorkFolder> {
	await mkdir(parent, { recursive: true });
	await removeAbandoned(parent, prefix);
	const path = await mkdtemp(join(parent, prefix));
	const lock = takeLock(join(path, LOCK), LOCK_WAIT_MS);
	return {
		path,
		async [Symbol.asyncDispose]() {
			lock?.[Symbol.dispose]();
			await rm(path, { recursive: true, force: true });
		},
	};
}

/**
 * Removes what killed backups left in the data directory; running ones keep theirs. Called at
 * process start.
 */
export async function removeBackupLeftovers(dataDir: string): Promise<void> {
	await removeAbandoned(dataDir, WORK_PREFIXES.links);
	await removeAbandoned(dataDir, WORK_PREFIXES.unpacked);
	await removeAbandoned(join(dataDir, 'backups'), WORK_PREFIXES.archive);
}

async function removeAbandoned(parent: string, prefix: string): Promise<void> {
	for (const name of (await missingAsNull(readdir(parent))) ?? []) {
		const path = join(parent, name);
		if (name.startsWith(prefix) && (await isAbandoned(path)))
			await rm(path, { recursive: true, force: true });
	}
}

async function isAbandoned(path: string): Promise<boolean> {
	const file = join(path, LOCK);
	if (existsSync(file)) return isUnlocked(file);
	const facts = await missingAsNull(stat(path));
	return facts !== null && Date.now() - facts.mtimeMs > UNLOCKED_MS;
}

function isUnlocked(file: string): boolean {
	using lock = takeLock(file);
	return lock !== null;
}
