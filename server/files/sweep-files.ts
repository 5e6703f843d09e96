import { rm } from 'node:fs/promises';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import { createFileRepository } from './file-repository.ts';
import type { FileService } from './file-service.ts';
import { createFileTrashRepository } from './file-trash-repository.ts';
import { emptyTrash, forgetFile, isUsed } from './remove-file.ts';
import { createUploadRepository, createUploadWriter } from './upload/upload-repository.ts';
import { listVariantDigests, variantFolder } from './variant-shelf.ts';

/** Counts of removed items. */
type Sweep = {
	uploads: number;
	staged: number;
	unused: number;
	trash: number;
	orphans: number;
	variants: number;
};

const AT_ONCE = 200;

/**
 * Removes abandoned uploads, unused files, bytes without a file, and sizes of deleted pictures. It
 * never touches a used file, and spares recent items: they may be about to be used.
 */
export async function sweepFiles(service: FileService): Promise<Sweep> {
	const now = service.now();
	const old = now - MEDIA_LIMITS.uploadIdleMs;
	await service.staging.keepBallast();
	return {
		uploads: await sweepUploads(service, old),
		staged: await sweepStaging(service, old),
		unused: await sweepUnused(service, now - MEDIA_LIMITS.unusedMs),
		trash: await emptyTrash(service),
		orphans:
			(await sweepOrphans(service, old)) +
			(await service.holding.sweep(old - MEDIA_LIMITS.uploadIdleMs)),
		variants: await sweepVariants(service),
	};
}

async function sweepUploads(service: FileService, before: number): Promise<number> {
	const idle = await createUploadRepository(service.db.kysely).idleSince(before, AT_ONCE);
	let removed = 0;
	for (const upload of idle) {
		if (service.locks.isHeld(upload.id)) continue;
		try {
			await service.holdingOf(upload).discard(upload);
			await service.db.transaction((trx) => createUploadWriter(trx).remove(upload.id));
			removed++;
		} catch (error) {
			service.log.warn({ err: error }, 'an abandoned upload could not be removed');
		}
	}
	return removed;
}

/** Staged files without a row: after a crash between the two writes, or a restored backup. */
async function sweepStaging(service: FileService, before: number): Promise<number> {
	const trash = createFileTrashRepository(service.db.kysely);
	let removed = 0;
	for (const { id, modifiedAt } of await service.staging.list()) {
		const [objectId = ''] = id.split('.', 1);
		if (modifiedAt >= before || (await trash.isObjectUsed(objectId))) continue;
		await service.staging.remove(id);
		removed++;
	}
	return removed;
}

async function sweepUnused(service: FileService, before: number): Promise<number> {
	let removed = 0;
	for (const file of await createFileRepository(service.db.kysely).unusedSince(before, AT_ONCE)) {
		if (await isUsed(service, file)) continue;
		if (await forgetFile(service, file)) removed++;
	}
	return removed;
}

/** Bytes stored before a crash that never got a name. */
async function sweepOrphans(service: FileService, before: number): Promise<number> {
	const trash = createFileTrashRepository(service.db.kysely);
	let removed = 0;
	for await (const { objectId, modifiedAt } of service.main.list()) {
		if (modifiedAt >= before || (await trash.isObjectUsed(objectId))) continue;
		await service.main.remove(objectId);
		removed++;
	}
	return removed;
}

async function sweepVariants(service: FileService): Promise<number> {
	const gone = await createFileRepository(service.db.kysely).withoutFile(
		await listVariantDigests(service.dataDir),
	);
	for (const digest of gone)
		await rm(variantFolder(service.dataDir, digest), { recursive: true, force: true });
	return gone.length;
}
