import { fail, ok, type Result } from '#core/kit/result.ts';
import { type FileMetadata, fileMetadataSchema } from '#core/media/file-metadata.ts';
import { isObjectName } from '#core/media/object-name.ts';
import type { Refusal } from '#core/media/refusal.ts';
import { takeTurn } from '#server/db/dialect.ts';
import type { FileOperator } from '#server/files/file-operator.ts';
import { type FileService, newToken } from '#server/files/file-service.ts';
import { newId } from '#server/ids.ts';
import { refuseSize } from './room.ts';
import { createUploadWriter, type Upload } from './upload-repository.ts';

type NewUpload = {
	name: string;
	size: number;
	contentType: string | null;
	metadata: unknown;
};

/**
 * Validates the client's metadata for a file.
 * @returns 'bad-metadata' for values that could not be sent as a response header later.
 */
export function readMetadata(
	given: unknown,
	contentType: string | null,
): Result<FileMetadata, Refusal> {
	const parsed = fileMetadataSchema.safeParse(given);
	if (!parsed.success) return fail('bad-metadata');
	if (parsed.data.contentType || !contentType) return ok(parsed.data);
	const whole = fileMetadataSchema.safeParse({ ...parsed.data, contentType });
	return whole.success ? ok(whole.data) : fail('bad-metadata');
}

/** Starts a resumable upload (S7.04): refuses one that cannot succeed before any byte is sent. */
export async function startUpload(
	service: FileService,
	operator: FileOperator,
	asked: NewUpload,
): Promise<Result<Upload, Refusal>> {
	if (!isObjectName(asked.name)) return fail('bad-name');
	const metadata = readMetadata(asked.metadata, asked.contentType);
	if (!metadata.ok) return metadata;
	// Before the store is asked for anything; what counts is the check beside the promise.
	const refused = await refuseSize(service, operator.id, asked.size);
	return refused === null ? promiseRoom(service, operator, asked, metadata.value) : fail(refused);
}

async function promiseRoom(
	service: FileService,
	operator: FileOperator,
	asked: NewUpload,
	metadata: FileMetadata,
): Promise<Result<Upload, Refusal>> {
	const now = service.now();
	const objectId = newId();
	const upload: Upload = {
		id: newToken(),
		operatorId: operator.id,
		name: asked.name,
		objectId,
		size: asked.size,
		received: 0,
		metadata,
		state: 'active',
		fileId: null,
		multipart: await service.holding.begin(objectId),
		createdAt: now,
		updatedAt: now,
	};
	const refused = await service.db.transaction(async (trx) => {
		// One at a time: concurrent starts would each see the same free space and overcommit it.
		await takeTurn(trx, 'upload starts');
		const reason = await refuseSize(service, operator.id, upload.size, trx);
		if (reason === null) await createUploadWriter(trx).insert(upload);
		return reason;
	});
	if (refused === null) return ok(upload);
	await service.holding.discard(upload);
	return fail(refused);
}
