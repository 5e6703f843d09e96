import type { S3Address } from './files-url.ts';
import { sha256Of } from './s3-bytes.ts';
import { createS3Client, expectStatus } from './s3-client.ts';
import { abortParts, beginParts, joinParts, putPart } from './s3-multipart.ts';

export type S3Parts = ReturnType<typeof createS3Parts>;

/**
 * Objects of a bucket that arrive in parts, and small objects beside them. Keys are relative to the
 * prefix.
 * @throws AppError 'unavailable' for an unexpected response.
 */
export function createS3Parts(address: S3Address) {
	const { endpoint, bucket, prefix } = address;
	const ask = createS3Client(address);
	const urlOf = (key: string) => `${endpoint}/${bucket}/${prefix === '' ? '' : `${prefix}/`}${key}`;

	return {
		/** The id of a new multipart upload. */
		begin: async (key: string) => (await beginParts(ask, urlOf(key))).id,
		/** The tag of the part; null when the upload is gone. */
		put: (key: string, id: string, number: number, bytes: Buffer<ArrayBuffer>) =>
			putPart(
				ask,
				{ url: urlOf(key), id },
				{ number, body: new Blob([bytes]), sha256: sha256Of(bytes) },
			),
		/** False when the upload is gone. */
		complete: (key: string, id: string, tags: readonly string[]) =>
			joinParts(ask, { url: urlOf(key), id }, tags),
		abort: (key: string, id: string) => abortParts(ask, { url: urlOf(key), id }),
		async putSmall(key: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
			const response = await ask(urlOf(key), {
				method: 'PUT',
				headers: { 'x-amz-content-sha256': sha256Of(bytes) },
				body: new Blob([bytes]),
			});
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
