import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { moveCopy } from '#core/copy/move.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import { type Bucket, openBucket } from '#server/files/store/bucket.ts';
import { diskPath } from '#server/files/store/disk-store.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import { createFilePlaceRepository, createFilePlaceWriter } from './file-place-repository.ts';
import type { Tell } from './fill-database.ts';

const AT_ONCE = 200;

/**
 * `damaged` = ids of files whose bytes on the disk are gone or changed: they stay where they are.
 */
type MovedFiles = { moved: number; damaged: string[] };

/**
 * Copies each file on the disk of `dataDir` to the bucket and notes its new place in `target`. A
 * file that the bucket has already, with the same size and checksum, is not sent again. Nothing is
 * removed from the disk.
 * @throws AppError 'unavailable' when the bucket does not answer; call it again.
 */
export async function moveFiles(
	target: AppDatabase,
	{ dataDir, s3, tell }: { dataDir: string; s3: S3Address; tell: Tell },
): Promise<MovedFiles> {
	const bucket = openBucket(s3);
	const files = createFilePlaceRepository(target.kysely);
	const total = await files.count('disk');
	const found: MovedFiles = { moved: 0, damaged: [] };
	let last = '';
	for (;;) {
		const batch = await files.list('disk', last, AT_ONCE);
		for (const file of batch) {
			if (await send(bucket, dataDir, file)) {
				await target.transaction((trx) => createFilePlaceWriter(trx).set(file.id, 's3'));
				found.moved++;
			} else found.damaged.push(file.objectId);
			tell(moveCopy.stages.files(found.moved + found.damaged.length, total));
		}
		last = batch.at(-1)?.id ?? last;
		if (batch.length < AT_ONCE) return found;
	}
}

/** False when the bytes on the disk are not those of the file. */
async function send(
	bucket: Bucket,
	dataDir: string,
	{ objectId, size, sha256 }: Pick<StoredFile, 'objectId' | 'size' | 'sha256'>,
): Promise<boolean> {
	const there = await bucket.look(objectId);
	if (there?.size === size && there.sha256 === sha256) return true;
	const file = diskPath(dataDir, objectId);
	if ((await missingAsNull(hashFile(file))) !== sha256) return false;
	await bucket.put(objectId, file, { size, sha256 });
	return true;
}

async function hashFile(file: string): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file)) hash.update(chunk);
	return hash.digest('hex');
}
