import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from '#server/db/sqlite/process-lock.ts';
import { missingAsNull } from '#server/files/file-errors.ts';

/**
 * Where backups work: second names of uploaded files in the data directory, an archive that grows
 * in the folder of archives.
 */
export const WORK_PREFIXES = { links: '.backup-', archive: '.partial-' } as const;

/** A folder that one running backup works in. Disposing removes it. */
type WorkFolder = { path: string; [Symbol.asyncDispose](): Promise<void> };

const LOCK = 'lock';
/** Somebody may look, for a moment, whether it is held. */
const LOCK_WAIT_MS = 1_000;
/**
 * A folder without a lock belongs to an older version of the program, or to a backup that begins at
 * this moment.
 */
const UNLOCKED_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what killed backups left in `parent`, then makes a folder there whose name begins with
 * `prefix`. A lock of the system on a file in it says that its backup runs: it goes with the
 * process that holds it, however that ends.
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
 * Removes what killed backups left in the data directory; those that run now keep theirs. For the
 * start of a process.
 */
export async function removeBackupLeftovers(dataDir: string): Promise<void> {
	await removeAbandoned(dataDir, WORK_PREFIXES.links);
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
