import { type Dirent, existsSync } from 'node:fs';
import { link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ArchiveSource } from './archive.ts';
import { FILES_FOLDER } from './manifest.ts';
import { openWorkFolder, WORK_PREFIXES } from './work-folder.ts';

/** Snapshot of the uploaded files, which survives deletions. */
type FrozenFiles = {
	/** Adds all present files to those of earlier calls. */
	freeze(): Promise<void>;
	/** By their path in an archive, sorted. */
	sources(): ArchiveSource[];
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * Hard-links every uploaded file, which is free and keeps its bytes: files are created and deleted,
 * never modified. Without hard links, the originals are used.
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

/** Null when the file was deleted meanwhile. */
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
