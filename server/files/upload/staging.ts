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
import { pipeline } from 'node:stream/promises';
import { syncDirectory } from '#server/db/pending-restore.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import type { ObjectStore } from '#server/files/store/object-store.ts';
import { newId } from '#server/ids.ts';

/** Space released as a last resort: even recording a deletion needs some. */
const BALLAST = 'ballast';
const BALLAST_BYTES = 2 * 1024 * 1024;

export type Staging = ReturnType<typeof createStaging>;

/**
 * Files still being uploaded, under DATA_DIR/uploads: never part of a backup. Ids are generated
 * here.
 */
export function createStaging(dataDir: string) {
	const folder = join(dataDir, 'uploads');
	mkdirSync(folder, { recursive: true });
	const path = (id: string) => join(folder, id);

	return {
		path,
		/** Creates an empty file whose name survives a crash. */
		async create(id: string): Promise<void> {
			await mkdir(folder, { recursive: true });
			await (await open(path(id), 'wx', 0o600)).close();
			syncDirectory(folder);
		},
		/**
		 * Opens for writing. Bytes beyond `length` were never acknowledged and are cut off. Null when
		 * the file is missing or shorter.
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
		/** Null when the file is missing. */
		async size(id: string): Promise<number | null> {
			return (await missingAsNull(stat(path(id))))?.size ?? null;
		},
		async remove(id: string): Promise<void> {
			await rm(path(id), { force: true });
		},
		/** All staged files with their modification times. */
		async list(): Promise<{ id: string; modifiedAt: number }[]> {
			const names = (await missingAsNull(readdir(folder))) ?? [];
			const facts = await Promise.all(
				names.map(async (id) => ({ id, facts: await missingAsNull(stat(path(id))) })),
			);
			return facts.flatMap(({ id, facts: found }) =>
				found === null || id === BALLAST ? [] : [{ id, modifiedAt: found.mtimeMs }],
			);
		},
		/** Free bytes on this disk. */
		async freeBytes(): Promise<number> {
			const { bavail, bsize } = await statfs(folder);
			return bavail * bsize;
		},
		/** Creates the ballast when there is space. */
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

/** A local copy of stored bytes, for programs that read a path; null when they are not there. */
export async function copyToStaging(
	staging: Staging,
	store: ObjectStore,
	objectId: string,
): Promise<{ path: string; forget(): Promise<void> } | null> {
	const source = await store.open(objectId, null);
	if (source === null) return null;
	const id = newId();
	const forget = () => staging.remove(id);
	try {
		await staging.create(id);
		const target = await open(staging.path(id), 'w');
		await pipeline(source, target.createWriteStream());
		return { path: staging.path(id), forget };
	} catch (error) {
		await forget();
		throw error;
	}
}
