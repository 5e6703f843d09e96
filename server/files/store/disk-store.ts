import { copyFile, link, mkdir, open, opendir, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { archivePath, FILES_FOLDER } from '#server/backup/manifest.ts';
import { syncDirectory } from '#server/db/pending-restore.ts';
import { codeOf, missingAsNull } from '#server/files/file-errors.ts';
import { OBJECT_ID, type ObjectStore } from './object-store.ts';

/** The path of an object on the disk. */
export function diskPath(dataDir: string, objectId: string): string {
	if (!OBJECT_ID.test(objectId)) throw new Error(`Not an object id: ${JSON.stringify(objectId)}`);
	return join(dataDir, archivePath(objectId));
}

/** Files in DATA_DIR/files: part of every backup. */
export function createDiskStore(dataDir: string): ObjectStore {
	const root = join(dataDir, FILES_FOLDER);

	return {
		name: 'disk',
		async put(objectId, path, { size }) {
			const target = diskPath(dataDir, objectId);
			await makeFolder(dirname(target), root);
			await takeFile(path, target, size);
			syncDirectory(dirname(target));
		},
		async open(objectId, range) {
			const handle = await missingAsNull(open(diskPath(dataDir, objectId), 'r'));
			if (handle === null) return null;
			const part = range === null ? {} : { start: range.first, end: range.last };
			return handle.createReadStream({ ...part, highWaterMark: 128 * 1024 });
		},
		async size(objectId) {
			return (await missingAsNull(stat(diskPath(dataDir, objectId))))?.size ?? null;
		},
		async remove(objectId) {
			await missingAsNull(unlink(diskPath(dataDir, objectId)));
		},
		async *list() {
			const folder = await missingAsNull(opendir(root, { recursive: true }));
			if (folder === null) return;
			for await (const entry of folder) {
				if (!entry.isFile() || !OBJECT_ID.test(entry.name)) continue;
				const facts = await missingAsNull(stat(join(entry.parentPath, entry.name)));
				if (facts !== null) yield { objectId: basename(entry.name), modifiedAt: facts.mtimeMs };
			}
		},
	};
}

async function makeFolder(folder: string, root: string): Promise<void> {
	const made = await mkdir(folder, { recursive: true });
	if (made === undefined) return;
	syncDirectory(root);
	syncDirectory(dirname(root));
}

/** A hard link is free, and the staged name stays until the upload is settled. */
async function takeFile(path: string, target: string, size: number): Promise<void> {
	try {
		await link(path, target);
	} catch (error) {
		if (codeOf(error) === 'EEXIST' && (await stat(target)).size === size) return;
		if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOSPC') throw error;
		// A different file system, one without hard links, or an incomplete earlier copy.
		await copyFile(path, target);
		const handle = await open(target, 'r+');
		try {
			await handle.datasync();
		} finally {
			await handle.close();
		}
	}
}
