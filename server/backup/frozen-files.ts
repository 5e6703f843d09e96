import { type Dirent, existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ArchiveSource } from './archive.ts';
import { FILES_FOLDER } from './manifest.ts';

/** Uploaded files that stay there, whatever is deleted meanwhile. */
export type FrozenFiles = {
	/** Takes hold of all that are there now, beside those from before. */
	freeze(): Promise<void>;
	/** By their path in an archive, sorted. */
	sources(): ArchiveSource[];
	[Symbol.asyncDispose](): Promise<void>;
};

const LINKS = '.backup-';
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/**
 * Gives every uploaded file a second name, which costs nothing and holds its bytes: files never change, they only come and go. Where the file
 * system has no hard links the files themselves are taken.
 */
export async function openFrozenFiles(dataDir: string): Promise<FrozenFiles> {
	await removeAbandoned(dataDir);
	const folder = await mkdtemp(join(dataDir, LINKS));
	const held = new Map<string, string>();
	return {
		async freeze() {
			for (const file of await listFiles(join(dataDir, FILES_FOLDER))) {
				const path = relative(dataDir, file).split(sep).join('/');
				const frozen = held.has(path) ? null : await hold(file, join(folder, path));
				if (frozen !== null) held.set(path, frozen);
			}
		},
		sources: () => [...held].map(([path, file]) => ({ path, file })).sort((one, other) => (one.path < other.path ? -1 : 1)),
		[Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
	};
}

/** Null when the file went while we looked. */
async function hold(file: string, target: string): Promise<string | null> {
	try {
		await mkdir(dirname(target), { recursive: true });
		await link(file, target);
		return target;
	} catch {
		return existsSync(file) ? file : null;
	}
}

/** Regular files only: a link could point anywhere. */
async function listFiles(root: string): Promise<string[]> {
	const entries: Dirent[] = existsSync(root) ? await readdir(root, { recursive: true, withFileTypes: true }) : [];
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

/** What a killed backup left; a day old, because another one may be running. */
async function removeAbandoned(dataDir: string): Promise<void> {
	for (const name of await readdir(dataDir)) {
		if (!name.startsWith(LINKS)) continue;
		const { mtimeMs } = await stat(join(dataDir, name));
		if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(dataDir, name), { recursive: true, force: true });
	}
}
