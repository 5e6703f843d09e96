import { fail, ok, type Result } from '#core/kit/result.ts';
import { settledType } from '#core/media/content-kind.ts';
import { fileMetadataSchema, withMetadata } from '#core/media/file-metadata.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { createFileRepository, createFileWriter } from './file-repository.ts';
import type { FileService } from './file-service.ts';

/**
 * Changes the metadata of a file. The served type still depends on its bytes. Null clears a field.
 */
export async function changeMetadata(
	service: FileService,
	name: string,
	given: unknown,
): Promise<Result<StoredFile, Refusal>> {
	const change = fileMetadataSchema.safeParse(given);
	if (!change.success) return fail('bad-metadata');
	return service.db.transaction(async (trx) => {
		const before = await createFileRepository(trx).byName(name);
		if (before === null) return fail('not-found');
		const fields = withMetadata(before, change.data);
		const contentType = settledType(fields.contentType, before.detectedType);
		const after = {
			...before,
			...fields,
			contentType,
			metageneration: before.metageneration + 1,
			updatedAt: service.now(),
		};
		await createFileWriter(trx).update(after);
		return ok(after);
	});
}
