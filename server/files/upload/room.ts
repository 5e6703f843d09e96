import type { Refusal } from '#core/media/refusal.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import type { FileService } from '#server/files/file-service.ts';
import { createUploadRepository } from './upload-repository.ts';

/** An upload that has not gone on for so long was probably cancelled. */
const LIVE_MS = 10 * 60_000;

/** What the bucket holds and may hold, in bytes; `uploads` = how many go on. */
type Room = {
	uploads: number;
	used: number;
	underWay: number;
	quota: number;
	free: number;
	largestFile: number;
	full: boolean;
};

/** How much space there is: by the quota, and on the disk of this node. */
export async function readRoom({ db, limits, staging, now }: FileService): Promise<Room> {
	const [used, underWay, free] = await Promise.all([
		createFileRepository(db.kysely).totalBytes(),
		createUploadRepository(db.kysely).underWay(now() - LIVE_MS),
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
 * Of what is free, what one operator's uploads may have promised to them together: what is
 * announced and never sent shuts nobody else out.
 */
const SHARE = 0.5;

/**
 * Whether a file of `size` bytes may begin to come in from an operator; null = it may. The disk is
 * asked again with every piece.
 */
export async function refuseSize(
	service: FileService,
	operatorId: string,
	size: number,
): Promise<Refusal | null> {
	if (size > service.limits.fileBytes) return 'too-large';
	const { uploads, used, underWay, quota, free } = await readRoom(service);
	if (uploads >= service.limits.uploads) return 'quota-exceeded';
	if (used + underWay + size > quota) return 'quota-exceeded';
	const own = await createUploadRepository(service.db.kysely).underWay(
		service.now() - LIVE_MS,
		operatorId,
	);
	// The first one may take what there is: a large file is an honest wish.
	if (own.count > 0 && own.bytes + size > (quota - used) * SHARE) return 'quota-exceeded';
	return size > free ? 'disk-full' : null;
}

/** Whether the disk takes `size` more bytes now. */
export async function isTight({ staging, limits }: FileService, size: number): Promise<boolean> {
	return (await staging.freeBytes()) - limits.reserveBytes < size;
}
