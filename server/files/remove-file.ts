import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { isDiskFull } from './file-errors.ts';
import type { FileOperator } from './file-operator.ts';
import { createFileRepository } from './file-repository.ts';
import type { FileService } from './file-service.ts';
import { createFileTrashRepository } from './file-trash-repository.ts';
import { createFileUseRepository } from './file-use-repository.ts';
import { dropVariants } from './variant-shelf.ts';

/**
 * Removes a file. An editor removes what he uploaded, an administrator anything (S6.01); what the
 * site uses stays. Works on a full disk too: then space that was kept for this is given back first
 * (F04).
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

/** Whether the site uses a file: registered, or found where its address stands. */
export async function isUsed({ db }: FileService, file: StoredFile): Promise<boolean> {
	const uses = createFileUseRepository(db.kysely);
	return (await uses.usersOf(file.id)).length > 0 || (await uses.isMentioned(file));
}

/** Takes the name away, then the bytes. False when somebody began to use the file meanwhile. */
export async function forgetFile(service: FileService, file: StoredFile): Promise<boolean> {
	const forgotten = await withSpace(service, () =>
		service.db.transaction(async (trx) => {
			if ((await createFileUseRepository(trx).usersOf(file.id)).length > 0) return false;
			await createFileRepository(trx).remove(file.id);
			await createFileTrashRepository(trx).add(file, service.now());
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

/**
 * Removes bytes that belong to no file any more. A store that does not answer is asked again by the
 * sweeper.
 */
export async function emptyTrash(service: FileService): Promise<number> {
	let removed = 0;
	for (const { objectId, store } of await createFileTrashRepository(service.db.kysely).list(
		TRASH_AT_ONCE,
	)) {
		try {
			await service.storeOf(store).remove(objectId);
			await service.db.transaction((trx) => createFileTrashRepository(trx).forget(objectId));
			removed++;
		} catch (error) {
			service.log.warn({ err: error, objectId }, 'bytes of a removed file are still there');
		}
	}
	return removed;
}
