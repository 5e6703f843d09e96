import { Readable } from 'node:stream';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import type { Refusal } from '#core/media/refusal.ts';

/**
 * The two parts of an upload. `bytes` is read to its end or breaks off; it fails when the closing
 * delimiter is missing.
 */
type UploadParts = { metadata: unknown; contentType: string | null; bytes: Readable };

const BOUNDARY = /;\s*boundary=("([^"]{1,70})"|([^\s;"]{1,70}))/i;
const HEAD_BYTES = 16 * 1024;

/** The boundary of a `multipart/related` content type; null for anything else. */
function boundaryOf(contentType: string): string | null {
	if (!/^multipart\/related\s*;/i.test(contentType)) return null;
	const [, , quoted, plain] = BOUNDARY.exec(contentType) ?? [];
	return quoted ?? plain ?? null;
}

/**
 * Parses the first part (JSON) and streams the second, with only the envelope in memory. The
 * closing boundary counts only at the end of the request, so a file may contain anything.
 */
export async function splitMultipart(
	body: Readable,
	contentType: string,
): Promise<Result<UploadParts, Refusal>> {
	const boundary = boundaryOf(contentType);
	if (boundary === null) return fail('bad-multipart');
	const pieces: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
	const head = await readHead(pieces, boundary);
	if (head === null) return fail('bad-multipart');
	const metadata = parseJson(head.json);
	if (metadata === undefined) return fail('bad-metadata');
	const bytes = Readable.from(withoutEnd(pieces, head.rest, boundary), { objectMode: false });
	return ok({ metadata, contentType: head.contentType, bytes });
}

type Head = { json: string; contentType: string | null; rest: Buffer };

/** Everything before the file's bytes: two delimiters, two header blocks, the JSON between them. */
async function readHead(pieces: AsyncIterator<Buffer>, boundary: string): Promise<Head | null> {
	let start = Buffer.alloc(0);
	for (;;) {
		const head = splitHead(start, boundary);
		if (head !== 'more') return head;
		if (start.length > MEDIA_LIMITS.metadataBytes + HEAD_BYTES) return null;
		const next = await pieces.next().catch(() => null);
		if (next === null || next.done) return null;
		start = Buffer.concat([start, next.value]);
	}
}

function splitHead(start: Buffer, boundary: string): Head | null | 'more' {
	const opening = `--${boundary}\r\n`;
	if (start.length < opening.length) return 'more';
	if (start.toString('latin1', 0, opening.length) !== opening) return null;
	const json = start.indexOf('\r\n\r\n', opening.length - 2);
	if (json === -1) return 'more';
	const delimiter = start.indexOf(`\r\n--${boundary}\r\n`, json);
	if (delimiter === -1) return 'more';
	const headers = delimiter + boundary.length + 6;
	const bytes = start.indexOf('\r\n\r\n', headers - 2);
	if (bytes === -1) return 'more';
	const [, contentType = null] =
		/^content-type:[ \t]*([^\r\n]*)/im.exec(start.toString('latin1', headers, bytes)) ?? [];
	return {
		json: start.toString('utf8', json + 4, delimiter),
		contentType: contentType?.trim() ?? null,
		rest: start.subarray(bytes + 4),
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Holds back as many bytes as the closing delimiter has; the last bytes must be that delimiter. */
async function* withoutEnd(
	pieces: AsyncIterator<Buffer>,
	rest: Buffer,
	boundary: string,
): AsyncGenerator<Buffer> {
	const closing = `\r\n--${boundary}--`;
	const held = closing.length + 2;
	let kept = rest;
	for (;;) {
		if (kept.length > held) {
			yield kept.subarray(0, kept.length - held);
			kept = kept.subarray(kept.length - held);
		}
		const next = await pieces.next();
		if (next.done) break;
		kept = kept.length === 0 ? next.value : Buffer.concat([kept, next.value]);
	}
	const end = kept.toString('latin1').replace(/\r\n$/, '');
	if (!end.endsWith(closing)) throw new Error('The envelope is not closed');
	if (end.length > closing.length) yield kept.subarray(0, end.length - closing.length);
}
