import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installationCopy } from '#core/installation/copy.ts';
import { missingAsNull } from '#server/files/file-errors.ts';

/** An archive by its name, which begins with its instant (`backup/create-backup.ts`). */
const ARCHIVE = /^guia-\d{8}-\d{6}.*\.guiabackup$/;

/** The path of the newest archive in the data directory; null = there is none. */
export async function newestBackup(dataDir: string): Promise<string | null> {
	const folder = join(dataDir, 'backups');
	const names = ((await missingAsNull(readdir(folder))) ?? [])
		.filter((name) => ARCHIVE.test(name))
		.sort();
	const newest = names.at(-1);
	return newest === undefined ? null : join(folder, newest);
}

/** What brings the data of a folder back, as the end of a pt-BR sentence. */
export async function wayBackFrom(dataDir: string): Promise<string> {
	const file = await newestBackup(dataDir);
	return file === null ? installationCopy.noBackup : installationCopy.restore(file);
}
