import { readCommand } from '#core/media/upload-state.ts';
import { cancelUpload, continueUpload, queryUpload } from '#server/files/upload/continue-upload.ts';
import type { UploadStatus } from '#server/files/upload/upload-status.ts';
import { sendEmpty, sendRefusal, sendResource } from './answer.ts';
import { headerOf, operatorOf, type StorageCall } from './call.ts';

/**
 * POST to the address of an upload: `query`, `upload`, `upload, finalize`, `finalize`, `cancel`.
 */
export async function upload(call: StorageCall, uploadId: string): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const command = headerOf(call.request, 'x-goog-upload-command');
	switch (readCommand(command)?.kind) {
		case 'query': {
			const status = await queryUpload(call.service, operator.value, uploadId);
			return status.ok ? sendStatus(call, status.value, false) : sendRefusal(call, status.error);
		}
		case 'cancel': {
			const cancelled = await cancelUpload(call.service, operator.value, uploadId);
			return cancelled.ok
				? sendEmpty(call, 200, { 'x-goog-upload-status': 'cancelled' })
				: sendRefusal(call, cancelled.error);
		}
		case 'bytes': {
			const { request, closed } = call;
			const chunk = {
				...{ body: request, signal: closed, command: command ?? '' },
				offset: headerOf(request, 'x-goog-upload-offset'),
				length: request.headers['content-length'],
			};
			const status = await continueUpload(call.service, operator.value, uploadId, chunk);
			return status.ok ? sendStatus(call, status.value, true) : sendRefusal(call, status.error);
		}
		default:
			return sendRefusal(call, 'bad-request');
	}
}

/**
 * After a query the client requests the file itself; with the last chunk it expects it in the
 * response.
 */
function sendStatus(call: StorageCall, { received, file }: UploadStatus, withFile: boolean): void {
	const headers = {
		'x-goog-upload-status': file === null ? 'active' : 'final',
		'x-goog-upload-size-received': String(received),
	};
	if (file !== null && withFile) sendResource(call, file, headers);
	else sendEmpty(call, 200, headers);
}
