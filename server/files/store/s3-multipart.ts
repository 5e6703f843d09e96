import { createHash } from 'node:crypto';
import { storeUnavailable } from '#server/files/file-errors.ts';
import type { S3Address } from './files-url.ts';
import { createS3Client, expectStatus } from './s3-client.ts';
import { textOf } from './s3-listing.ts';

/** Timeout for what moves or joins many bytes, in milliseconds. */
const LONG_MS = 15 * 60_000;

/** Objects that arrive in parts, and small objects beside them. Keys are relative to the prefix. */
export type S3Parts = ReturnType<typeof createS3Parts>;

/**
 * The calls of a multipart upload. Parts of one number replace each other, so each call may be
 * repeated.
 * @throws AppError 'unavailable' for an unexpected response.
 */
export function createS3Parts(address: S3Address) {
	const { endpoint, bucket, prefix } = address;
	const ask = createS3Client(address);
	const urlOf = (key: string) => `${endpoint}/${bucket}/${prefix === '' ? '' : `${prefix}/`}${key}`;

	async function send(method: string, url: string, bytes: Buffer<ArrayBuffer>, ms = LONG_MS) {
		const sha256 = createHash('sha256').update(bytes).digest('hex');
		return ask(url, {
			method,
			headers: { 'x-amz-content-sha256': sha256 },
			body: new Blob([bytes]),
			ms,
		});
	}

	return {
		/** The id of a new multipart upload. */
		async begin(key: string): Promise<string> {
			const response = await ask(`${urlOf(key)}?uploads=`, { method: 'POST' });
			await expectStatus(response, [200]);
			const id = textOf(await response.text(), 'UploadId');
			if (id === null) throw storeUnavailable('the answer names no upload');
			return id;
		},
		/** Stores one part; its number begins at 1. Null when the upload is gone, else its tag. */
		async put(key: string, id: string, number: number, bytes: Buffer<ArrayBuffer>) {
			const query = new URLSearchParams({ partNumber: String(number), uploadId: id });
			const response = await send('PUT', `${urlOf(key)}?${query}`, bytes);
			await response.body?.cancel();
			if (response.status === 404) return null;
			await expectStatus(response, [200]);
			const tag = response.headers.get('etag');
			if (tag === null) throw storeUnavailable('a part has no tag');
			return tag;
		},
		/** Makes the object of the parts with these tags. False when the upload is gone. */
		async complete(key: string, id: string, tags: readonly string[]): Promise<boolean> {
			const parts = tags.map(
				(tag, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
			);
			const xml = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
			const query = new URLSearchParams({ uploadId: id });
			const response = await send('POST', `${urlOf(key)}?${query}`, Buffer.from(xml));
			if (response.status === 404) return false;
			await expectStatus(response, [200]);
			// A service may begin to answer with 200 and fail afterwards.
			if (!(await response.text()).includes('CompleteMultipartUploadResult'))
				throw storeUnavailable('the parts could not be joined');
			return true;
		},
		/** Forgets a multipart upload. A service without this call forgets it by its own rules. */
		async abort(key: string, id: string): Promise<void> {
			const query = new URLSearchParams({ uploadId: id });
			const response = await ask(`${urlOf(key)}?${query}`, { method: 'DELETE' });
			await expectStatus(response, [200, 204, 404, 405, 501]);
			await response.body?.cancel();
		},
		async putSmall(key: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
			const response = await send('PUT', urlOf(key), bytes);
			await expectStatus(response, [200, 201, 204]);
			await response.body?.cancel();
		},
		/** Null when there is no such object. */
		async readSmall(key: string): Promise<Buffer<ArrayBuffer> | null> {
			const response = await ask(urlOf(key), { method: 'GET' });
			if (response.status === 404) {
				await response.body?.cancel();
				return null;
			}
			await expectStatus(response, [200]);
			return Buffer.from(await response.arrayBuffer());
		},
		async removeSmall(key: string): Promise<void> {
			const response = await ask(urlOf(key), { method: 'DELETE' });
			await expectStatus(response, [200, 204, 404]);
			await response.body?.cancel();
		},
	};
}
