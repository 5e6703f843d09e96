import type { Readable } from 'node:stream';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { isObjectName } from '#core/media/object-name.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import type { FileOperator } from '#server/files/file-operator.ts';
import type { FileService } from '#server/files/file-service.ts';
import { storeFile } from '#server/files/store-file.ts';
import { newId } from '#server/ids.ts';
import { createDiskSink } from './disk-sink.ts';
import { splitMultipart } from './multipart-related.ts';
import { receiveBytes } from './receive-bytes.ts';
import { refuseSize } from './room.ts';
import { readMetadata } from './start-upload.ts';

type WholeUpload = {
	name: string;
	body: Readable;
	/** Content-Type of the request, with the boundary. */
	contentType: string;
	/** Content-Length of the request; null when it has none. */
	length: number | null;
	signal: AbortSignal;
};

/**
 * Accepts a file in one request: metadata and bytes as two parts (`multipart/related`, RFC 2387).
 * All or nothing.
 */
export async function uploadAtOnce(
	service: FileService,
	operator: FileOperator,
	asked: WholeUpload,
): Promise<Result<StoredFile, Refusal>> {
	if (!isObjectName(asked.name)) return fail('bad-name');
	// The length includes the envelope, which is negligible.
	const refused = await refuseSize(service, operator.id, asked.length ?? 0);
	if (refused !== null) return fail(refused);
	const parts = await splitMultipart(asked.body, asked.contentType);
	if (!parts.ok) return parts;
	const metadata = readMetadata(parts.value.metadata, parts.value.contentType);
	if (!metadata.ok) return metadata;
	const objectId = newId();
	await service.staging.create(objectId);
	try {
		const received = await receiveWhole(service, objectId, {
			body: parts.value.bytes,
			signal: asked.signal,
		});
		if (!received.ok) return received;
		return await storeFile(service, {
			path: service.staging.path(objectId),
			objectId,
			name: asked.name,
			metadata: metadata.value,
			operatorId: operator.id,
		});
	} finally {
		await service.staging.remove(objectId);
	}
}

async function receiveWhole(
	service: FileService,
	objectId: string,
	{ body, signal }: { body: Readable; signal: AbortSignal },
): Promise<Result<null, Refusal>> {
	const file = await service.staging.openAt(objectId, 0);
	if (file === null) return fail('upload-gone');
	const sink = createDiskSink(file, 0);
	try {
		const { fileBytes, pace } = service.limits;
		const { end } = await receiveBytes({
			source: body,
			sink,
			position: 0,
			skip: 0,
			limit: fileBytes,
			signal,
			pace,
		});
		if (end === 'complete') return ok(null);
		if (end === 'cut') return fail('bad-multipart');
		if (end === 'lost') return fail('upload-gone');
		return fail(end === 'too-long' ? 'too-large' : end);
	} finally {
		await sink.close();
	}
}
