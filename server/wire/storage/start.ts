import { readCount } from '#core/media/upload-state.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { startUpload } from '#server/files/upload/start-upload.ts';
import { sendEmpty, sendRefusal } from './answer.ts';
import { headerOf, operatorOf, type StorageCall } from './call.ts';
import { readJson } from './read-json.ts';

/**
 * POST …/o?name= with `X-Goog-Upload-Command: start`: starts a resumable upload; a header returns
 * its address.
 */
export async function start(call: StorageCall, query: URLSearchParams): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const size = readCount(headerOf(call.request, 'x-goog-upload-header-content-length'));
	if (size === null) return sendRefusal(call, 'bad-length');
	const metadata = await readJson(call.request);
	if (!metadata.ok) return sendRefusal(call, metadata.error);
	const contentType = headerOf(call.request, 'x-goog-upload-header-content-type') ?? null;
	const upload = await startUpload(call.service, operator.value, {
		...{ name: query.get('name') ?? '', size, contentType },
		metadata: metadata.value,
	});
	if (!upload.ok) return sendRefusal(call, upload.error);
	sendEmpty(call, 200, {
		'x-goog-upload-status': 'active',
		// A relative path works behind any proxy: the client uses the origin of its own request.
		'x-goog-upload-url': callPaths.upload(upload.value.id),
		'x-goog-upload-size-received': '0',
		'x-goog-upload-chunk-granularity': '1',
	});
}
