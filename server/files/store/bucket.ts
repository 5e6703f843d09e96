import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Address } from './files-url.ts';
import { putLargeObject, SHA256_HEADER } from './large-object.ts';
import { createS3Client, expectStatus } from './s3-client.ts';
import { listObjects } from './s3-listing.ts';

export type Bucket = ReturnType<typeof openBucket>;

/**
 * The objects below the prefix of an address, by their names. For what is no uploaded file:
 * archives of backups, and files that are copied from a disk.
 * @throws AppError 'unavailable' for an unexpected response.
 */
export function openBucket({ endpoint, bucket, prefix, ...keys }: S3Address) {
	const ask = createS3Client(keys);
	const root = `${endpoint}/${bucket}`;
	const folder = prefix === '' ? '' : `${prefix}/`;
	const urlOf = (name: string) => `${root}/${folder}${encodeURIComponent(name)}`;

	return {
		/** `sha256` hexadecimal; it is kept with the object. */
		put: (
			name: string,
			file: string,
			facts: { size: number; sha256: string; partBytes?: number },
		) => putLargeObject(ask, { url: urlOf(name), file, ...facts }),

		/** Size and kept checksum of an object; null when it does not exist. */
		async look(name: string): Promise<{ size: number; sha256: string | null } | null> {
			const response = await ask(urlOf(name), { method: 'HEAD' });
			if (response.status === 404) return null;
			await expectStatus(response, [200]);
			const { headers } = response;
			return { size: Number(headers.get('content-length')), sha256: headers.get(SHA256_HEADER) };
		},

		/** The bytes of an object; null when it does not exist. */
		async open(name: string): Promise<Readable | null> {
			const response = await ask(urlOf(name), { method: 'GET' });
			if (response.status === 404) {
				await response.body?.cancel();
				return null;
			}
			await expectStatus(response, [200]);
			return response.body === null
				? Readable.from([])
				: Readable.fromWeb(response.body as ReadableStream);
		},

		async remove(name: string): Promise<void> {
			const response = await ask(urlOf(name), { method: 'DELETE' });
			await expectStatus(response, [200, 204, 404]);
			await response.body?.cancel();
		},

		/** The names of all objects, sorted. */
		async names(): Promise<string[]> {
			const names: string[] = [];
			for await (const { key } of listObjects(ask, { root, folder }))
				names.push(key.slice(folder.length));
			return names.sort();
		},
	};
}
