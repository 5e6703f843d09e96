import type { Refusal } from '#core/media/refusal.ts';
import { createFileRepository } from './file-repository.ts';
import type { FileService } from './file-service.ts';
import { createUploadRepository } from './upload-repository.ts';

/** What the bucket holds and may hold, in bytes. */
export type Room = { used: number; underWay: number; quota: number; free: number; largestFile: number; full: boolean };

/** How much space there is: by the quota, and on the disk of this node. */
export async function readRoom({ db, limits, staging }: FileService): Promise<Room> {
	const [used, underWay, free] = await Promise.all([
		createFileRepository(db.kysely).totalBytes(),
		createUploadRepository(db.kysely).underWay(),
		staging.freeBytes(),
	]);
	const usable = Math.max(0, free - limits.reserveBytes);
	return { used, underWay: underWay.bytes, quota: limits.quotaBytes, free: usable, largestFile: limits.fileBytes, full: usable === 0 };
}

/** Whether a file of `size` bytes may begin to come in; null = it may. The disk is asked again with every piece. */
export async function refuseSize(service: FileService, size: number): Promise<Refusal | null> {
	if (size > service.limits.fileBytes) return 'too-large';
	const { used, underWay, quota, free } = await readRoom(service);
	if (used + underWay + size > quota) return 'quota-exceeded';
	return size > free ? 'disk-full' : null;
}

/** Whether the disk takes `size` more bytes now. */
export async function isTight({ staging, limits }: FileService, size: number): Promise<boolean> {
	return (await staging.freeBytes()) - limits.reserveBytes < size;
}
