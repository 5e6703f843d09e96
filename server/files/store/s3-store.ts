import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Address } from './files-url.ts';
import { OBJECT_ID, type ObjectStore } from './object-store.ts';
import { createS3Client, expectStatus } from './s3-client.ts';
import { listObjects } from './s3-listing.ts';

/**
 * Objects in an S3 bucket. Every request is signed over the SHA-256 of its body, so the service
 * refuses bytes corrupted on the way.
 * @throws AppError 'unavailable' for an unexpected response.
 */
export function createS3Store({
	endpoint,
	bucket,
	prefix,
	region,
	accessKey,
	secretKey,
}: S3Address): ObjectStore {
	const ask = createS3Client({ region, accessKey, secretKey });
	const folder = prefix === '' ? '' : `${prefix}/`;
	const urlOf = (objectId: string) => `${endpoint}/${bucket}/${folder}${objectId}`;

	return {
		name: 's3',
		async put(objectId, path, { sha256 }) {
			const headers = { 'x-amz-content-sha256': sha256 };
			const response = await ask(urlOf(objectId), {
				method: 'PUT',
				headers,
				body: await openAsBlob(path),
			});
			await expectStatus(response, [200, 201, 204]);
			await response.body?.cancel();
		},
		async open(objectId, range) {
			const headers: Record<string, string> =
				range === null ? {} : { range: `bytes=${range.first}-${range.last}` };
			const response = await ask(urlOf(objectId), { method: 'GET', headers });
			if (response.status === 404) {
				await response.body?.cancel();
				return null;
			}
			await expectStatus(response, range === null ? [200] : [206]);
			return response.body === null
				? Readable.from([])
				: Readable.fromWeb(response.body as ReadableStream);
		},
		async size(objectId) {
			const response = await ask(urlOf(objectId), { method: 'HEAD' });
			if (response.status === 404) return null;
			await expectStatus(response, [200]);
			return Number(response.headers.get('content-length'));
		},
		async remove(objectId) {
			const response = await ask(urlOf(objectId), { method: 'DELETE' });
			await expectStatus(response, [200, 204, 404]);
			await response.body?.cancel();
		},
		async *list() {
			for await (const { key, modifiedAt } of listObjects(ask, {
				root: `${endpoint}/${bucket}`,
				folder,
			})) {
				const objectId = key.slice(folder.length);
				if (OBJECT_ID.test(objectId)) yield { objectId, modifiedAt };
			}
		},
	};
}
