import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listBucketFiles, noteOnDisk } from '#server/db/sqlite/file-maintenance.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import type { ArchiveSource } from './archive.ts';
import { archivePath } from './manifest.ts';

/**
 * Fetches the files of a copied database that are in a bucket, and notes in the copy that they are
 * on the disk: that is where a restore puts them. A file that the bucket lost keeps its place.
 * Nothing without a bucket.
 */
export async function copyBucket(
	copy: string,
	bucket: S3Address | null,
	work: string,
): Promise<ArchiveSource[]> {
	if (bucket === null) return [];
	const { openBucket } = await import('#server/files/store/bucket.ts');
	const { open } = openBucket(bucket);
	const folder = join(work, 'bucket');
	await mkdir(folder, { recursive: true });
	const fetched: ArchiveSource[] = [];
	const there: string[] = [];
	for (const { objectId, size } of listBucketFiles(copy)) {
		const file = join(folder, objectId);
		if ((await missingAsNull(stat(file)))?.size !== size) {
			const stream = await open(objectId);
			if (stream === null) continue;
			await pipeline(stream, createWriteStream(file));
		}
		there.push(objectId);
		fetched.push({ path: archivePath(objectId), file });
	}
	noteOnDisk(copy, there);
	return fetched;
}
