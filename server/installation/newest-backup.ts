import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { missingAsNull } from '#server/files/file-errors.ts';

/** An archive by its name, which begins with its instant (`backup/create-backup.ts`). */
const ARCHIVE = /^guia-\d{8}-\d{6}.*\.guiabackup$/;

/** The path of the newest archive in the data directory; null = there is none. */
export async function newestBackup(dataDir: string): Promise<string | null> {
	const folder = join(dataDir, 'backups');
	const names = ((await missingAsNull(readdir(folder))) ?? []).filter((name) => ARCHIVE.test(name)).sort();
	const newest = names.at(-1);
	return newest === undefined ? null : join(folder, newest);
}
