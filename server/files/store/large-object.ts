import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { storeUnavailable } from '#server/files/file-errors.ts';
import { type createS3Client, expectStatus } from './s3-client.ts';
import { textOf } from './s3-listing.ts';

type Asker = ReturnType<typeof createS3Client>;
type Part = { number: number; etag: string };

/** Larger files go in parts: a service takes at most 5 GB at once and 10,000 parts. */
const PART_BYTES = 64 * 1024 * 1024;
const MOST_PARTS = 10_000;
const PUT_MS = 15 * 60_000;

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
 * Stores a file of any size as one object. Each request is signed over the SHA-256 of its bytes, so
 * that the service refuses bytes that were damaged on the way. What a killed call leaves in parts is
 * no object; the bucket's own rule for unfinished uploads removes it.
 * @throws AppError 'unavailable'
 */
export async function putLargeObject(ask: Asker, object: LargeObject): Promise<void> {
	const { url, file, size, sha256 } = object;
	const partBytes = Math.max(object.partBytes ?? PART_BYTES, Math.ceil(size / MOST_PARTS));
	if (size > partBytes) return putInParts(ask, { ...object, partBytes });
	const headers = { 'x-amz-content-sha256': sha256, [SHA256_HEADER]: sha256 };
	const body = await openAsBlob(file);
	const response = await ask(url, { method: 'PUT', headers, body, ms: PUT_MS });
	await expectStatus(response, [200, 201, 204]);
	await response.body?.cancel();
}

async function putInParts(ask: Asker, object: LargeObject & { partBytes: number }): Promise<void> {
	const { url, sha256 } = object;
	const begun = await ask(`${url}?uploads=`, {
		method: 'POST',
		headers: { [SHA256_HEADER]: sha256 },
	});
	await expectStatus(begun, [200]);
	const id = textOf(await begun.text(), 'UploadId');
	if (id === null) throw storeUnavailable('no upload was begun');
	const upload = `uploadId=${encodeURIComponent(id)}`;
	try {
		await complete(ask, `${url}?${upload}`, await putParts(ask, object, upload));
	} catch (error) {
		const ended = await ask(`${url}?${upload}`, { method: 'DELETE' }).catch(() => null);
		await ended?.body?.cancel();
		throw error;
	}
}

async function putParts(
	ask: Asker,
	{ url, file, size, partBytes }: LargeObject & { partBytes: number },
	upload: string,
): Promise<Part[]> {
	const whole = await openAsBlob(file);
	const parts: Part[] = [];
	for (let start = 0; start < size; start += partBytes) {
		const end = Math.min(size, start + partBytes);
		const number = parts.length + 1;
		const response = await ask(`${url}?partNumber=${number}&${upload}`, {
			method: 'PUT',
			headers: { 'x-amz-content-sha256': await hashPart(file, start, end) },
			body: whole.slice(start, end),
			ms: PUT_MS,
		});
		await expectStatus(response, [200]);
		await response.body?.cancel();
		parts.push({ number, etag: response.headers.get('etag') ?? '' });
	}
	return parts;
}

async function complete(ask: Asker, url: string, parts: readonly Part[]): Promise<void> {
	const listed = parts.map(
		({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`,
	);
	const xml = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
	const response = await ask(url, {
		method: 'POST',
		headers: {
			'content-type': 'application/xml',
			'x-amz-content-sha256': createHash('sha256').update(xml).digest('hex'),
		},
		body: new Blob([xml]),
		ms: PUT_MS,
	});
	await expectStatus(response, [200]);
	// A service may say 200 first and report the failure in the body.
	const answer = await response.text();
	if (answer.includes('<Error>')) throw storeUnavailable(textOf(answer, 'Code') ?? 'no object');
}

async function hashPart(file: string, start: number, end: number): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file, { start, end: end - 1 })) hash.update(chunk);
	return hash.digest('hex');
}
