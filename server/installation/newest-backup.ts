import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readArchiveName } from '#core/backups/archive-name.ts';
import { installationCopy } from '#core/installation/copy.ts';
import { missingAsNull } from '#server/files/file-errors.ts';

/** Path of the newest archive in the data directory; null = none. */
export async function newestBackup(dataDir: string): Promise<string | null> {
	const folder = join(dataDir, 'backups');
	const names = ((await missingAsNull(readdir(folder))) ?? [])
		.filter((name) => readArchiveName(name) !== null)
		.sort();
	const newest = names.at(-1);
	return newest === undefined ? null : join(folder, newest);
}

/** How to restore the data of a folder, as the end of a pt-BR sentence. */
export async function wayBackFrom(dataDir: string): Promise<string> {
	const file = await newestBackup(dataDir);
	return file === null ? installationCopy.noBackup : installationCopy.restore(file);
}
