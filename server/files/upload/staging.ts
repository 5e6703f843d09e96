import { mkdirSync } from 'node:fs';
import {
	type FileHandle,
	mkdir,
	open,
	readdir,
	rm,
	stat,
	statfs,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '#server/db/pending-restore.ts';
import { missingAsNull } from '#server/files/file-errors.ts';

/**
 * Space that is given back when nothing else can be: even the note that a file is deleted takes
 * some.
 */
const BALLAST = 'ballast';
const BALLAST_BYTES = 2 * 1024 * 1024;

export type Staging = ReturnType<typeof createStaging>;

/** Files that are still coming in, below DATA_DIR/uploads: never part of a backup. Ids are ours. */
export function createStaging(dataDir: string) {
	const folder = join(dataDir, 'uploads');
	mkdirSync(folder, { recursive: true });
	const path = (id: string) => join(folder, id);

	return {
		path,
		/** An empty file whose name survives a crash. */
		async create(id: string): Promise<void> {
			await mkdir(folder, { recursive: true });
			await (await open(path(id), 'wx', 0o600)).close();
			syncDirectory(folder);
		},
		/**
		 * For writing; what lies beyond `length` was never acknowledged and is cut off. Null when the
		 * file is gone or shorter.
		 */
		async openAt(id: string, length: number): Promise<FileHandle | null> {
			const handle = await missingAsNull(open(path(id), 'r+'));
			if (handle === null) return null;
			const { size } = await handle.stat();
			if (size < length) {
				await handle.close();
				return null;
			}
			if (size > length) await handle.truncate(length);
			return handle;
		},
		/** Null when it is gone. */
		async size(id: string): Promise<number | null> {
			return (await missingAsNull(stat(path(id))))?.size ?? null;
		},
		async remove(id: string): Promise<void> {
			await rm(path(id), { force: true });
		},
		/** Everything that lies there, with the time of its last change. */
		async list(): Promise<{ id: string; modifiedAt: number }[]> {
			const names = (await missingAsNull(readdir(folder))) ?? [];
			const facts = await Promise.all(
				names.map(async (id) => ({ id, facts: await missingAsNull(stat(path(id))) })),
			);
			return facts.flatMap(({ id, facts: found }) =>
				found === null || id === BALLAST ? [] : [{ id, modifiedAt: found.mtimeMs }],
			);
		},
		/** Bytes that this disk still takes. */
		async freeBytes(): Promise<number> {
			const { bavail, bsize } = await statfs(folder);
			return bavail * bsize;
		},
		/** Puts the ballast there, where there is space. */
		async keepBallast(): Promise<void> {
			const size = (await missingAsNull(stat(path(BALLAST))))?.size ?? 0;
			if (size < BALLAST_BYTES)
				await writeFile(path(BALLAST), Buffer.alloc(BALLAST_BYTES)).catch(() =>
					rm(path(BALLAST), { force: true }),
				);
		},
		async dropBallast(): Promise<void> {
			await rm(path(BALLAST), { force: true });
		},
	};
}
