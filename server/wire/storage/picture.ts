import { isPicture } from '#core/media/content-kind.ts';
import { readVariant } from '#core/media/variant.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { sendRefusal, writeHead } from './answer.ts';
import type { StorageCall } from './call.ts';
import { sendStream } from './send-stream.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** GET /files/i/{digest}/{width}.{webp|avif}: a size of a picture, for public pages. Who knows 128 bits of its digest has seen it. */
export async function picture(call: StorageCall, digest: string, file: string): Promise<void> {
	const variant = readVariant(file);
	const stored = variant === null ? null : await createFileRepository(call.service.db.kysely).byDigest(digest);
	if (variant === null || stored === null || !isPicture(stored.detectedType)) return sendRefusal(call, 'not-found');
	const etag = `"${digest}-${file}"`;
	const headers = { 'content-type': `image/${variant.format}`, 'cache-control': FOR_EVER, etag };
	if (call.request.headers['if-none-match'] === etag) {
		writeHead(call, 304, headers);
		return void call.response.end();
	}
	const opened = await call.shelf.open(stored, digest, variant);
	if (typeof opened === 'string') return sendRefusal(call, opened);
	const { size } = await opened.stat();
	writeHead(call, 200, { ...headers, 'content-length': String(size) });
	if (call.request.method === 'HEAD') {
		await opened.close();
		return void call.response.end();
	}
	await sendStream(call, opened.createReadStream());
}
