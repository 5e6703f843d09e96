import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { isDiskFull } from './file-errors.ts';
import type { FileOperator } from './file-operator.ts';
import { createFileRepository, createFileWriter } from './file-repository.ts';
import type { FileService } from './file-service.ts';
import { createFileTrashRepository, createFileTrashWriter } from './file-trash-repository.ts';
import { createFileUseRepository } from './file-use-repository.ts';
import { dropVariants } from './variant-shelf.ts';

/**
 * Removes a file. Editors remove their own uploads, administrators any file (S6.01); used files
 * stay. On a full disk it first releases the reserved space (F04).
 */
export async function removeFile(
	service: FileService,
	operator: FileOperator,
	name: string,
): Promise<Result<null, Refusal>> {
	const file = await createFileRepository(service.db.kysely).byName(name);
	if (file === null) return fail('not-found');
	if (operator.role !== 'administrator' && file.createdBy !== operator.id) return fail('forbidden');
	if (await isUsed(service, file)) return fail('in-use');
	return (await forgetFile(service, file)) ? ok(null) : fail('in-use');
}

/** Whether the site uses a file: a registered use, or a setting that contains its address. */
export async function isUsed({ db }: FileService, file: StoredFile): Promise<boolean> {
	const uses = createFileUseRepository(db.kysely);
	return (await uses.usersOf(file.id)).length > 0 || (await uses.isMentioned(file));
}

/** Deletes the record, then the bytes. False when a use was registered meanwhile. */
export async function forgetFile(service: FileService, file: StoredFile): Promise<boolean> {
	const forgotten = await withSpace(service, () =>
		service.db.transaction(async (trx) => {
			if ((await createFileUseRepository(trx).usersOf(file.id)).length > 0) return false;
			await createFileWriter(trx).remove(file.id);
			await createFileTrashWriter(trx).add(file, service.now());
			return true;
		}),
	);
	if (forgotten) await emptyTrash(service);
	return forgotten;
}

async function withSpace<T>(service: FileService, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!isDiskFull(error)) throw error;
		await service.staging.dropBallast();
		await dropVariants(service.dataDir);
		return await work();
	}
}

const TRASH_AT_ONCE = 100;

/** Removes bytes that belong to no file. When a store does not respond, the sweeper tries again. */
export async function emptyTrash(service: FileService): Promise<number> {
	let removed = 0;
	for (const { objectId, store } of await createFileTrashRepository(service.db.kysely).list(
		TRASH_AT_ONCE,
	)) {
		try {
			await service.storeOf(store).remove(objectId);
			await service.db.transaction((trx) => createFileTrashWriter(trx).forget(objectId));
			removed++;
		} catch (error) {
			service.log.warn({ err: error, objectId }, 'bytes of a removed file are still there');
		}
	}
	return removed;
}
