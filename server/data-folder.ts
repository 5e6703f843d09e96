import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '#core/kit/record.ts';

/** Permission bits of the group and of others. */
const OTHERS = 0o077;

/**
 * Creates the data folder and removes other users' permissions on it and its contents (folders
 * 0700, files 0600). Entries owned by another user stay unchanged: `guia doctor` reports them.
 */
export function closeDataFolder(dataDir: string): void {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	for (const path of openToOthers(dataDir)) closePath(path);
}

/**
 * Paths in the data folder, itself included, that other users may access. Empty when the folder is
 * missing.
 */
export function openToOthers(dataDir: string): string[] {
	// Windows keeps permissions in ACLs.
	return process.platform === 'win32' ? [] : openUnder(dataDir);
}

/**
 * The same for the folder ('') and its entries alone, by name: cheap enough for each request. Once
 * they are closed, nothing below them can be reached.
 */
export async function openAtTop(dataDir: string): Promise<string[]> {
	if (process.platform === 'win32') return [];
	const names = ['', ...(await readdir(dataDir).catch(() => []))];
	const open = await Promise.all(
		names.map(async (name) => {
			const found = await lstat(join(dataDir, name)).catch(() => null);
			return found !== null && !found.isSymbolicLink() && (found.mode & OTHERS) !== 0;
		}),
	);
	return names.filter((_, place) => open[place]);
}

function openUnder(path: string): string[] {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === undefined || found.isSymbolicLink()) return [];
	const own = (found.mode & OTHERS) === 0 ? [] : [path];
	if (!found.isDirectory()) return own;
	return [...own, ...namesIn(path).flatMap((name) => openUnder(join(path, name)))];
}

/**
 * Another process may have removed the folder; one that cannot be listed cannot be fixed either.
 */
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
