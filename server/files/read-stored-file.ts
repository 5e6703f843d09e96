import { buffer } from 'node:stream/consumers';
import { readFilesAddress } from '#core/media/files-address.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { paths } from '#core/site/paths.ts';
import type { Config } from '#server/config/config.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createFileRepository } from './file-repository.ts';
import { createDiskStore } from './store/disk-store.ts';
import type { ObjectStore } from './store/object-store.ts';

type Place = Pick<Config, 'dataDir' | 'files'>;

/**
 * The uploaded file behind an address without an origin; null for other addresses or a deleted
 * file.
 */
export async function fileByAddress(db: Reader, address: string): Promise<StoredFile | null> {
	const read = address.startsWith(`${paths.files}/`) ? readFilesAddress(address) : null;
	return read?.kind === 'object' ? createFileRepository(db).byName(read.name) : null;
}

/**
 * Reads a whole uploaded file into memory; the caller has checked its size. Null when the bytes are
 * gone.
 */
export async function readStoredFile(
	{ dataDir, files }: Place,
	{ store, objectId }: StoredFile,
): Promise<Uint8Array | null> {
	const stream = await (await openStore({ dataDir, files }, store))?.open(objectId, null);
	return stream == null ? null : buffer(stream);
}

async function openStore(
	{ dataDir, files }: Place,
	store: StoredFile['store'],
): Promise<ObjectStore | null> {
	if (store === 'disk') return createDiskStore(dataDir);
	// Loads the S3 code only where it is used.
	return files.s3 === null ? null : (await import('./store/s3-store.ts')).createS3Store(files.s3);
}
