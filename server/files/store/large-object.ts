import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { storeUnavailable } from '#server/files/file-errors.ts';
import { type createS3Client, expectStatus } from './s3-client.ts';
import { abortParts, beginParts, joinParts, putPart, type S3Upload } from './s3-multipart.ts';

type Asker = ReturnType<typeof createS3Client>;

/** Larger files go in parts: a service takes at most 5 GB at once and 10,000 parts. */
const PART_BYTES = 64 * 1024 * 1024;
const MOST_PARTS = 10_000;

type LargeObject = {
	/** Address of the object. */
	url: string;
	file: string;
	size: number;
	/** Hexadecimal, of the whole file; kept with the object. */
	sha256: string;
	/** Smaller parts in tests; a real service takes none below 5 MB. */
	partBytes?: number;
};

/** The header that keeps the checksum with an object, however it was sent. */
export const SHA256_HEADER = 'x-amz-meta-sha256';

/**
 * Stores a file of any size as one object. Each request is signed over the SHA-256 of its bytes,
 * so that the service refuses bytes that were damaged on the way. What a killed call leaves in
 * parts is no object; the bucket's own rule for unfinished uploads removes it.
 * @throws AppError 'unavailable'
 */
export async function putLargeObject(ask: Asker, object: LargeObject): Promise<void> {
	const { url, file, size, sha256 } = object;
	const partBytes = Math.max(object.partBytes ?? PART_BYTES, Math.ceil(size / MOST_PARTS));
	if (size > partBytes) return putInParts(ask, { ...object, partBytes });
	const headers = { 'x-amz-content-sha256': sha256, [SHA256_HEADER]: sha256 };
	const body = await openAsBlob(file);
	const response = await ask(url, { method: 'PUT', headers, body });
	await expectStatus(response, [200, 201, 204]);
	await response.body?.cancel();
}

async function putInParts(ask: Asker, object: LargeObject & { partBytes: number }): Promise<void> {
	const { url, sha256 } = object;
	const upload = await beginParts(ask, url, { [SHA256_HEADER]: sha256 });
	try {
		const tags = await putParts(ask, object, upload);
		if (tags === null || !(await joinParts(ask, upload, tags)))
			throw storeUnavailable('the upload is gone');
	} catch (error) {
		await abortParts(ask, upload).catch(() => undefined);
		throw error;
	}
}

/** The tags of the parts; null when the upload is gone. */
async function putParts(
	ask: Asker,
	{ file, size, partBytes }: LargeObject & { partBytes: number },
	upload: S3Upload,
): Promise<string[] | null> {
	const whole = await openAsBlob(file);
	const tags: string[] = [];
	for (let start = 0; start < size; start += partBytes) {
		const end = Math.min(size, start + partBytes);
		const body = whole.slice(start, end);
		const sha256 = await hashPart(file, start, end);
		const tag = await putPart(ask, upload, { number: tags.length + 1, body, sha256 });
		if (tag === null) return null;
		tags.push(tag);
	}
	return tags;
}

async function hashPart(file: string, start: number, end: number): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file, { start, end: end - 1 })) hash.update(chunk);
	return hash.digest('hex');
}
