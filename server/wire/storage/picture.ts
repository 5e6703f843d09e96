import { isPicture } from '#core/media/content-kind.ts';
import type { Refusal } from '#core/media/refusal.ts';
import { readVariant } from '#core/media/variant.ts';
import { OWN_ICONS } from '#core/site/web-manifest.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { sendEmpty, sendRefusal, writeHead } from './answer.ts';
import type { StorageCall } from './call.ts';
import { sendStream } from './send-stream.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Short, because an hour later the logo's icon may be available again. */
const FOR_NOW = 'public, max-age=3600';

/**
 * GET /files/i/{digest}/{width}.{webp|avif}, /files/i/{digest}/icone-{edge}.png: a size or an icon
 * of a picture, for public pages. Public, because only a reader of the picture knows 128 bits of
 * its digest.
 */
export async function picture(call: StorageCall, digest: string, file: string): Promise<void> {
	const variant = readVariant(file);
	const stored =
		variant === null ? null : await createFileRepository(call.service.db.kysely).byDigest(digest);
	if (variant === null || stored === null || !isPicture(stored.detectedType))
		return refuse(call, file, 'not-found');
	const etag = `"${digest}-${file}"`;
	const headers = {
		'content-type': `image/${'edge' in variant ? 'png' : variant.format}`,
		'cache-control': FOR_EVER,
		etag,
	};
	if (call.request.headers['if-none-match'] === etag) {
		writeHead(call, 304, headers);
		return void call.response.end();
	}
	const opened = await call.shelf.open(stored, digest, { name: file, variant });
	if (typeof opened === 'string') return refuse(call, file, opened);
	const { size } = await opened.stat();
	writeHead(call, 200, { ...headers, 'content-length': String(size) });
	if (call.request.method === 'HEAD') {
		await opened.close();
		return void call.response.end();
	}
	await sendStream(call, opened.createReadStream());
}

/**
 * A built-in icon is better than none for an installed guide: the logo may be missing or damaged in
 * the store.
 */
function refuse(call: StorageCall, file: string, refusal: Refusal): void {
	const own = OWN_ICONS.get(file);
	if (own === undefined) return sendRefusal(call, refusal);
	sendEmpty(call, 302, { location: own, 'cache-control': FOR_NOW });
}
