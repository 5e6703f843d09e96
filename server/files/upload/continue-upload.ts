import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { isRefusal, type Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import {
	type ChunkPlan,
	type ChunkRequest,
	planChunk,
	readCount,
} from '#core/media/upload-state.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { FileOperator } from '#server/files/file-operator.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import type { FileService } from '#server/files/file-service.ts';
import { storeFile } from '#server/files/store-file.ts';
import { type ReceiptEnd, receiveBytes } from './receive-bytes.ts';
import { isTight } from './room.ts';
import { createUploadRepository, createUploadWriter, type Upload } from './upload-repository.ts';

/** The progress of an upload after a request; `file` when it is complete. */
export type UploadStatus = { received: number; file: StoredFile | null };

type Chunk = ChunkRequest & { body: Readable; signal: AbortSignal };

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

/** The progress of an upload. Reported bytes are already on the disk. */
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

/** Deletes an upload and its staged bytes. */
export async function cancelUpload(
	service: FileService,
	operator: FileOperator,
	id: string,
): Promise<Result<null, Refusal>> {
	const found = await ownUpload(service, operator, id);
	if (!found.ok) return found;
	const lock = await service.locks.acquire(id);
	if (lock === null) return fail('taken-over');
	try {
		await service.db.transaction((trx) => createUploadWriter(trx).remove(id));
		await service.staging.remove(found.value.objectId);
		return ok(null);
	} finally {
		lock.release();
	}
}

/**
 * Accepts a chunk of an upload and finishes it with the last one (S7.04). One request at a time: a
 * newer one takes over. A repeated chunk or final request gets the same response as the first time.
 */
export async function continueUpload(
	service: FileService,
	operator: FileOperator,
	id: string,
	chunk: Chunk,
): Promise<Result<UploadStatus, Refusal>> {
	const found = await ownUpload(service, operator, id);
	if (!found.ok) return found;
	const lock = await service.locks.acquire(id);
	if (lock === null) return fail('taken-over');
	try {
		// Read it under the lock: no other request changes it now.
		const upload = await createUploadRepository(service.db.kysely).byId(id);
		if (upload === null) return fail('upload-gone');
		return await settledStatus(service, upload, () =>
			takeChunk(service, upload, {
				...chunk,
				signal: AbortSignal.any([chunk.signal, lock.signal]),
			}),
		);
	} finally {
		lock.release();
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

async function takeChunk(
	service: FileService,
	upload: Upload,
	chunk: Chunk,
): Promise<Result<UploadStatus, Refusal>> {
	const plan = planChunk(upload, chunk);
	if (!plan.ok) return plan;
	if (await isTight(service, (readCount(chunk.length) ?? 0) - plan.value.skip))
		return fail('disk-full');
	const file = await service.staging.openAt(upload.objectId, upload.received);
	if (file === null) return lost(service, upload);
	const receipt = await receiveInto(service, file, { upload, plan: plan.value, chunk });
	if (!receipt.ok) return receipt;
	const { end, position } = receipt.value;
	if (end !== 'complete') return fail(REFUSED[end]);
	if (!plan.value.finalize) return ok({ received: position, file: null });
	if (position !== upload.size) return fail('bad-length');
	return finish(service, { ...upload, received: position });
}

/** The client has gone when a request breaks off, so no one reads that response. */
const REFUSED: Record<Exclude<ReceiptEnd, 'complete'>, Refusal> = {
	cut: 'bad-length',
	'too-slow': 'too-slow',
	'taken-over': 'taken-over',
	'too-long': 'bad-length',
	'disk-full': 'disk-full',
};

type Reception = { upload: Upload; plan: ChunkPlan; chunk: Chunk };

async function receiveInto(
	service: FileService,
	file: FileHandle,
	{ upload, plan, chunk }: Reception,
) {
	try {
		const receipt = await receiveBytes({
			...{
				source: chunk.body,
				file,
				position: upload.received,
				skip: plan.skip,
				limit: upload.size,
				signal: chunk.signal,
			},
			pace: service.limits.pace,
		});
		const step = { from: upload.received, to: receipt.position, now: service.now() };
		// Recorded even without new bytes: the upload is alive.
		const noted = await service.db.transaction((trx) =>
			createUploadWriter(trx).advance(upload.id, step),
		);
		return noted ? ok(receipt) : fail<Refusal>('taken-over');
	} finally {
		await file.close();
	}
}

/** The staged bytes are missing: a restored backup, or another node of the installation. */
async function lost(service: FileService, upload: Upload): Promise<Result<UploadStatus, Refusal>> {
	await service.db.transaction((trx) =>
		createUploadWriter(trx).settle(upload.id, {
			state: 'upload-gone',
			fileId: null,
			now: service.now(),
		}),
	);
	return fail('upload-gone');
}

async function finish(
	service: FileService,
	upload: Upload,
): Promise<Result<UploadStatus, Refusal>> {
	const settle = (state: 'final' | Refusal, fileId: string | null) => ({
		state,
		fileId,
		now: service.now(),
	});
	const stored = await storeFile(service, upload, (trx, fileId) =>
		createUploadWriter(trx).settle(upload.id, settle('final', fileId)),
	);
	if (stored.ok) return ok({ received: upload.size, file: stored.value });
	await service.db.transaction((trx) =>
		createUploadWriter(trx).settle(upload.id, settle(stored.error, null)),
	);
	await service.staging.remove(upload.objectId);
	return stored;
}
