import { storeUnavailable } from '#server/files/file-errors.ts';
import { sha256Of } from './s3-bytes.ts';
import { type createS3Client, expectStatus, LONGEST_MS } from './s3-client.ts';
import { textOf } from './s3-listing.ts';

type Asker = ReturnType<typeof createS3Client>;
/** A multipart upload for the object at an address. */
export type S3Upload = { url: string; id: string };

const addressOf = ({ url, id }: S3Upload, more: Record<string, string> = {}) =>
	`${url}?${new URLSearchParams({ ...more, uploadId: id })}`;

/**
 * Begins an object that arrives in parts. Parts of one number replace each other, so each of these
 * calls may be repeated. All throw AppError 'unavailable' for an unexpected response.
 */
export async function beginParts(
	ask: Asker,
	url: string,
	headers: Record<string, string> = {},
): Promise<S3Upload> {
	const response = await ask(`${url}?uploads=`, { method: 'POST', headers });
	await expectStatus(response, [200]);
	const id = textOf(await response.text(), 'UploadId');
	if (id === null) throw storeUnavailable('the answer names no upload');
	return { url, id };
}

/**
 * Stores one part; numbers begin at 1, `sha256` is hexadecimal. Returns its tag; null = the upload
 * is gone.
 */
export async function putPart(
	ask: Asker,
	upload: S3Upload,
	part: { number: number; body: Blob; sha256: string },
): Promise<string | null> {
	const response = await ask(addressOf(upload, { partNumber: String(part.number) }), {
		method: 'PUT',
		headers: { 'x-amz-content-sha256': part.sha256 },
		body: part.body,
	});
	await response.body?.cancel();
	if (response.status === 404) return null;
	await expectStatus(response, [200]);
	const tag = response.headers.get('etag');
	if (tag === null) throw storeUnavailable('a part has no tag');
	return tag;
}

/** Makes the object of the parts with these tags. False when the upload is gone. */
export async function joinParts(
	ask: Asker,
	upload: S3Upload,
	tags: readonly string[],
): Promise<boolean> {
	const parts = tags.map(
		(tag, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
	);
	const xml = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
	const response = await ask(addressOf(upload), {
		method: 'POST',
		headers: { 'content-type': 'application/xml', 'x-amz-content-sha256': sha256Of(xml) },
		body: new Blob([xml]),
		ms: LONGEST_MS,
	});
	if (response.status === 404) {
		await response.body?.cancel();
		return false;
	}
	await expectStatus(response, [200]);
	// A service may begin to answer with 200 and fail afterwards.
	const answer = await response.text();
	if (!answer.includes('CompleteMultipartUploadResult'))
		throw storeUnavailable(textOf(answer, 'Code') ?? 'the parts could not be joined');
	return true;
}

/** Forgets a multipart upload. A service without this call forgets it by its own rules. */
export async function abortParts(ask: Asker, upload: S3Upload): Promise<void> {
	const response = await ask(addressOf(upload), { method: 'DELETE' });
	await expectStatus(response, [200, 204, 404, 405, 501]);
	await response.body?.cancel();
}
