import type { Refusal } from '#core/media/refusal.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import type { FileService } from '#server/files/file-service.ts';
import { createUploadRepository } from './upload-repository.ts';

/** Milliseconds without progress after which an upload counts as cancelled. */
const LIVE_MS = 10 * 60_000;

/** The usage and limits of the bucket, in bytes; `uploads` = number in progress. */
type Room = {
	uploads: number;
	used: number;
	underWay: number;
	quota: number;
	free: number;
	largestFile: number;
	full: boolean;
};

/** The space left: by the quota, and on the disk of this node. */
export async function readRoom(
	{ db, limits, staging, now }: FileService,
	reader: Reader = db.kysely,
): Promise<Room> {
	const [used, underWay, free] = await Promise.all([
		createFileRepository(reader).totalBytes(),
		createUploadRepository(reader).underWay(now() - LIVE_MS),
		staging.freeBytes(),
	]);
	const usable = Math.max(0, free - limits.reserveBytes);
	const { count: uploads, bytes } = underWay;
	return {
		uploads,
		used,
		underWay: bytes,
		quota: limits.quotaBytes,
		free: usable,
		largestFile: limits.fileBytes,
		full: usable === 0,
	};
}

/**
 * The share of free quota that one operator's uploads may reserve. Announced bytes that never
 * arrive must not block other operators.
 */
const SHARE = 0.5;

/**
 * Why an operator may not upload a file of `size` bytes; null = allowed. Every chunk checks the
 * disk again.
 */
export async function refuseSize(
	service: FileService,
	operatorId: string,
	size: number,
	reader: Reader = service.db.kysely,
): Promise<Refusal | null> {
	if (size > service.limits.fileBytes) return 'too-large';
	const { uploads, used, underWay, quota, free } = await readRoom(service, reader);
	if (uploads >= service.limits.uploads) return 'quota-exceeded';
	if (used + underWay + size > quota) return 'quota-exceeded';
	const own = await createUploadRepository(reader).underWay(service.now() - LIVE_MS, operatorId);
	// The first upload may use all the space: a single large file is legitimate.
	if (own.count > 0 && own.bytes + size > (quota - used) * SHARE) return 'quota-exceeded';
	return service.holding.onDisk && size > free ? 'disk-full' : null;
}

/** Whether the disk lacks room for `size` more bytes. */
export async function isTight({ staging, limits }: FileService, size: number): Promise<boolean> {
	return (await staging.freeBytes()) - limits.reserveBytes < size;
}
