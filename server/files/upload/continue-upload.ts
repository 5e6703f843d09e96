import { fail, ok, type Result } from '#core/kit/result.ts';
import { isRefusal, type Refusal } from '#core/media/refusal.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { FileOperator } from '#server/files/file-operator.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import type { FileService } from '#server/files/file-service.ts';
import { type Chunk, takeChunk } from './take-chunk.ts';
import { holdUpload } from './upload-hold.ts';
import { createUploadRepository, createUploadWriter, type Upload } from './upload-repository.ts';
import type { UploadStatus } from './upload-status.ts';

/** The operator's own upload. Another operator's upload is reported as missing. */
async function ownUpload(
	service: FileService,
	operator: FileOperator,
	id: string,
): Promise<Result<Upload, Refusal>> {
	const upload = await createUploadRepository(service.db.kysely).byId(id);
	// The upload id is a capability, so the log gets the object id instead.
	if (upload?.isDamaged === true)
		reportRecord(
			service.log,
			`file_uploads/${upload.objectId}`,
			false,
			'the upload failed and must start again',
		);
	return upload === null || upload.operatorId !== operator.id ? fail('upload-gone') : ok(upload);
}

/** The progress of an upload. Reported bytes survive a crash. */
export async function queryUpload(
	service: FileService,
	operator: FileOperator,
	id: string,
): Promise<Result<UploadStatus, Refusal>> {
	const found = await ownUpload(service, operator, id);
	return found.ok
		? settledStatus(service, found.value, (upload) => ok({ received: upload.received, file: null }))
		: found;
}

/** Deletes an upload and its bytes. */
export async function cancelUpload(
	service: FileService,
	operator: FileOperator,
	id: string,
): Promise<Result<null, Refusal>> {
	const found = await ownUpload(service, operator, id);
	if (!found.ok) return found;
	const hold = await holdUpload(service, id);
	if (!hold.ok) return hold;
	try {
		await service.holdingOf(found.value).discard(found.value);
		await service.db.transaction((trx) => createUploadWriter(trx).remove(id));
		return ok(null);
	} finally {
		await hold.value.release();
	}
}

/**
 * Accepts a chunk of an upload and finishes it with the last one (S7.04), in whatever process the
 * others were. One request at a time: a newer one takes over. A repeated chunk or final request
 * gets the same response as the first time.
 */
export async function continueUpload(
	service: FileService,
	operator: FileOperator,
	id: string,
	chunk: Chunk,
): Promise<Result<UploadStatus, Refusal>> {
	const found = await ownUpload(service, operator, id);
	if (!found.ok) return found;
	const held = await holdUpload(service, id);
	if (!held.ok) return held;
	const { holder, signal, release } = held.value;
	try {
		// Read it while it is held: no other request changes it now.
		const upload = await createUploadRepository(service.db.kysely).byId(id);
		if (upload === null) return fail('upload-gone');
		return await settledStatus(service, upload, () =>
			takeChunk(service, upload, {
				...{ ...chunk, holder },
				signal: AbortSignal.any([chunk.signal, signal]),
			}),
		);
	} finally {
		await release();
	}
}

async function settledStatus(
	service: FileService,
	upload: Upload,
	otherwise: (
		upload: Upload,
	) => Result<UploadStatus, Refusal> | Promise<Result<UploadStatus, Refusal>>,
): Promise<Result<UploadStatus, Refusal>> {
	if (upload.state === 'active') return otherwise(upload);
	if (isRefusal(upload.state)) return fail(upload.state);
	const file =
		upload.fileId === null
			? null
			: await createFileRepository(service.db.kysely).byId(upload.fileId);
	return file === null ? fail('upload-gone') : ok({ received: upload.size, file });
}
