import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { missingAsNull } from '#server/files/file-errors.ts';
import type { S3Address } from '#server/files/store/files-url.ts';

/**
 * Storage for files of earlier builds. Names contain a content digest, so a name never changes its
 * content.
 */
export type AssetShelf = {
	/** The id under which a file is listed. */
	idOf(name: string): string;
	/** Stored files with their times, in UTC milliseconds of the store. */
	list(): Promise<Map<string, number>>;
	/** Also renews the time of a stored file. */
	put(name: string, file: string): Promise<void>;
	read(name: string): Promise<Buffer | null>;
	remove(id: string): Promise<void>;
};

const FOLDER = 'former-assets';

/** On disk: a folder in `dataDir` that backups exclude. */
export function createDiskShelf(dataDir: string): AssetShelf {
	const folder = join(dataDir, FOLDER);
	return {
		idOf: (name) => name,
		async list() {
			const names = (await missingAsNull(readdir(folder))) ?? [];
			const facts = await Promise.all(names.map((name) => missingAsNull(stat(join(folder, name)))));
			return new Map(
				names.flatMap((name, place) =>
					facts[place] ? [[name, facts[place].mtimeMs] as const] : [],
				),
			);
		},
		async put(name, file) {
			await mkdir(folder, { recursive: true });
			// A partial copy must never appear under the final name.
			const passing = join(folder, `.${randomUUID()}`);
			await copyFile(file, passing);
			await rename(passing, join(folder, name));
		},
		read: (name) => missingAsNull(readFile(join(folder, name))),
		remove: (id) => rm(join(folder, id), { force: true }),
	};
}

/** In a folder of the uploads bucket, so that every node finds what another one served. */
export async function createBucketShelf(address: S3Address): Promise<AssetShelf> {
	const { createS3Store } = await import('#server/files/store/s3-store.ts');
	const store = createS3Store({
		...address,
		prefix: [address.prefix, FOLDER].filter(Boolean).join('/'),
	});
	const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 28);
	return {
		idOf,
		async list() {
			const found = new Map<string, number>();
			for await (const { objectId, modifiedAt } of store.list()) found.set(objectId, modifiedAt);
			return found;
		},
		async put(name, file) {
			const bytes = await readFile(file);
			await store.put(idOf(name), file, {
				size: bytes.length,
				sha256: createHash('sha256').update(bytes).digest('hex'),
			});
		},
		async read(name) {
			const stream = await store.open(idOf(name), null);
			return stream === null ? null : buffer(stream);
		},
		remove: (id) => store.remove(id),
	};
}
