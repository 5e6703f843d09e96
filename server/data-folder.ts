import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '#core/kit/record.ts';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/**
 * Makes the data folder, and takes from other users of the machine every right to it and to what it
 * holds (folders 0700, files 0600). What belongs to another user stays as it is: `guia doctor`
 * names it.
 */
export function closeDataFolder(dataDir: string): void {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	for (const path of openToOthers(dataDir)) closePath(path);
}

/**
 * Paths in the data folder, itself included, to which other users have any right. Empty where there
 * is no folder.
 */
export function openToOthers(dataDir: string): string[] {
	// Windows keeps rights in lists of its own.
	return process.platform === 'win32' ? [] : openUnder(dataDir);
}

function openUnder(path: string): string[] {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === undefined || found.isSymbolicLink()) return [];
	const own = (found.mode & OTHERS) === 0 ? [] : [path];
	if (!found.isDirectory()) return own;
	return [...own, ...namesIn(path).flatMap((name) => openUnder(join(path, name)))];
}

/** Another process may have removed it meanwhile; what cannot be listed cannot be mended either. */
function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

function closePath(path: string): void {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === undefined) return;
	try {
		chmodSync(path, found.mode & ~OTHERS & 0o7777);
	} catch (error) {
		if (!['EPERM', 'ENOENT', 'EROFS'].includes(String(recordOf(error).code))) throw error;
	}
}
