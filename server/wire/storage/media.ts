import { createHash, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { type ByteRange, readRange } from '#core/media/byte-range.ts';
import { servedAs } from '#core/media/content-kind.ts';
import { contentDisposition } from '#core/media/object-name.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import { findFile } from '#server/files/find-file.ts';
import { sendRefusal, writeHead } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';
import { sendStream } from './send-stream.ts';

/** GET …/o/{name}?alt=media: the bytes, for an operator or with the download token. */
export async function media(
	call: StorageCall,
	name: string,
	query: URLSearchParams,
): Promise<void> {
	const found = await readableFile(call, name, query.get('token'));
	if (!found.ok) return sendRefusal(call, found.error);
	const file = found.value;
	const headers = fileHeaders(file);
	if (isKnown(call, file)) {
		writeHead(call, 304, headers);
		return void call.response.end();
	}
	const range = wantsRange(call, file) ? readRange(call.request.headers.range, file.size) : null;
	if (range === 'unsatisfiable')
		return sendRefusal(call, 'range-refused', { 'content-range': `bytes */${file.size}` });
	await sendBytes(call, file, { range, headers });
}

/** To an anonymous caller, a wrong token and a missing file look the same. */
async function readableFile(
	call: StorageCall,
	name: string,
	token: string | null,
): Promise<Result<StoredFile, Refusal>> {
	const file = await findFile(call.service, name);
	if (token !== null && file !== null && isSame(token, file.token)) return ok(file);
	const operator = await operatorOf(call);
	if (!operator.ok) return fail(token === null ? operator.error : 'forbidden');
	return file === null ? fail('not-found') : ok(file);
}

function isSame(given: string, token: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(given), digest(token));
}

function fileHeaders(file: StoredFile): Record<string, string> {
	const { type, inline } = servedAs(file);
	return {
		'content-type': type,
		'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', file.name),
		'cache-control': file.cacheControl ?? 'private, no-cache',
		'accept-ranges': 'bytes',
		etag: etagOf(file),
		'last-modified': new Date(file.updatedAt).toUTCString(),
	};
}

function etagOf({ sha256 }: StoredFile): string {
	return `"${sha256.slice(0, 32)}"`;
}

/** RFC 9110 §13.2.2: the tag decides if present, otherwise the date. */
function isKnown({ request: { headers } }: StorageCall, file: StoredFile): boolean {
	const tags = headers['if-none-match'];
	if (tags !== undefined)
		return (
			tags.trim() === '*' ||
			tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(file))
		);
	const since = Date.parse(headers['if-modified-since'] ?? '');
	return !Number.isNaN(since) && Math.floor(file.updatedAt / 1_000) * 1_000 <= since;
}

/** A range of another version would be joined with the client's earlier bytes. */
function wantsRange({ request: { headers } }: StorageCall, file: StoredFile): boolean {
	const condition = headers['if-range'];
	return condition === undefined || condition === etagOf(file);
}

type Delivery = { range: ByteRange | null; headers: Record<string, string> };

async function sendBytes(
	call: StorageCall,
	file: StoredFile,
	{ range, headers }: Delivery,
): Promise<void> {
	const { service, request, response } = call;
	const length = range === null ? file.size : range.last - range.first + 1;
	const part: Record<string, string> =
		range === null ? {} : { 'content-range': `bytes ${range.first}-${range.last}/${file.size}` };
	const all = { ...headers, ...part, 'content-length': String(length) };
	if (request.method === 'HEAD' || length === 0) {
		writeHead(call, range === null ? 200 : 206, all);
		return void response.end();
	}
	const source = await service.storeOf(file.store).open(file.objectId, range);
	if (source === null) {
		service.log.error({ objectId: file.objectId }, 'the bytes of a file are missing');
		return sendRefusal(call, 'not-found');
	}
	writeHead(call, range === null ? 200 : 206, all);
	await sendStream(call, source);
}
