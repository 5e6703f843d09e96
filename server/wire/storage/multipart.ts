import { readCount } from '#core/media/upload-state.ts';
import { uploadAtOnce } from '#server/files/upload/upload-at-once.ts';
import { sendRefusal, sendResource } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';

/**
 * POST …/o?name= with `X-Goog-Upload-Protocol: multipart`: a whole file in one request. The
 * official client uses it up to 256 KB; others for any size (S7.04).
 */
export async function multipart(call: StorageCall, query: URLSearchParams): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const { headers } = call.request;
	const length =
		headers['content-length'] === undefined ? null : readCount(headers['content-length']);
	const file = await uploadAtOnce(call.service, operator.value, {
		name: query.get('name') ?? '',
		body: call.request,
		contentType: headers['content-type'] ?? '',
		length,
		signal: call.closed,
	});
	if (file.ok) sendResource(call, file.value);
	else sendRefusal(call, file.error);
}
