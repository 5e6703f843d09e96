import { type Dirent, existsSync } from 'node:fs';
import { link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ArchiveSource } from './archive.ts';
import { FILES_FOLDER } from './manifest.ts';
import { openWorkFolder, WORK_PREFIXES } from './work-folder.ts';

/** Uploaded files that stay there, whatever is deleted meanwhile. */
type FrozenFiles = {
	/** Takes hold of all that are there now, beside those from before. */
	freeze(): Promise<void>;
	/** By their path in an archive, sorted. */
	sources(): ArchiveSource[];
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * Gives every uploaded file a second name, which costs nothing and holds its bytes: files never
 * change, they only come and go. Where the file system has no hard links the files themselves are
 * taken.
 */
export async function openFrozenFiles(dataDir: string): Promise<FrozenFiles> {
	const work = await openWorkFolder(dataDir, WORK_PREFIXES.links);
	const held = new Map<string, string>();
	return {
		async freeze() {
			for (const file of await listFiles(join(dataDir, FILES_FOLDER))) {
				const path = relative(dataDir, file).split(sep).join('/');
				const frozen = held.has(path) ? null : await hold(file, join(work.path, path));
				if (frozen !== null) held.set(path, frozen);
			}
		},
		sources: () =>
			[...held]
				.map(([path, file]) => ({ path, file }))
				.sort((one, other) => (one.path < other.path ? -1 : 1)),
		[Symbol.asyncDispose]: () => work[Symbol.asyncDispose](),
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
	const entries: Dirent[] = existsSync(root)
		? await readdir(root, { recursive: true, withFileTypes: true })
		: [];
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
