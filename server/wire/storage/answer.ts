import { refusalCopy } from '#core/media/copy/media.ts';
import { REFUSAL_STATUS, type Refusal } from '#core/media/refusal.ts';
import { type StoredFile, toResource } from '#core/media/stored-file.ts';
import type { StorageCall } from './call.ts';

/**
 * No response of this service is a page: opened as one, it can neither load nor run anything nor
 * reach this origin.
 */
const SANDBOX =
	"sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** For a client on another origin behind a reverse proxy. */
const EXPOSED = 'X-Goog-Upload-Status, X-Goog-Upload-URL, X-Goog-Upload-Size-Received';
const RETRY_SECONDS = '5';

type Headers = Record<string, string>;

/**
 * Writes the head of a response: common headers, then protection against untrusted content, then
 * the method's own headers.
 */
export function writeHead(
	{ response, common }: StorageCall,
	status: number,
	headers: Headers,
): void {
	for (let place = 0; place < common.length; place += 2)
		response.setHeader(common[place] ?? '', common[place + 1] ?? '');
	response.setHeader('content-security-policy', SANDBOX);
	response.setHeader('referrer-policy', 'no-referrer');
	response.setHeader('access-control-expose-headers', EXPOSED);
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	response.statusCode = status;
}

/** Sends a JSON object. */
export function sendJson(
	call: StorageCall,
	status: number,
	body: object,
	headers: Headers = {},
): void {
	const text = Buffer.from(`${JSON.stringify(body)}\n`);
	writeHead(call, status, {
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		'content-length': String(text.length),
		...headers,
	});
	call.response.end(call.request.method === 'HEAD' ? undefined : text);
}

/** Sends the metadata of a file in the client's format. */
export function sendResource(call: StorageCall, file: StoredFile, headers: Headers = {}): void {
	sendJson(call, 200, toResource(file), headers);
}

/** Sends a status without a body. */
export function sendEmpty(call: StorageCall, status: number, headers: Headers = {}): void {
	writeHead(call, status, {
		'cache-control': 'no-store',
		...(status === 204 ? {} : { 'content-length': '0' }),
		...headers,
	});
	call.response.end();
}

/** Sends a refusal: the status is for the official client, code and sentence for everyone else. */
export function sendRefusal(call: StorageCall, refusal: Refusal, headers: Headers = {}): void {
	const status = REFUSAL_STATUS[refusal];
	const retry: Headers = status === 503 || status === 507 ? { 'retry-after': RETRY_SECONDS } : {};
	// Closing early stops a sender in the middle of a body; the connection is then unusable.
	const last: Headers = call.request.complete ? {} : { connection: 'close' };
	sendJson(
		call,
		status,
		{ error: { code: status, reason: refusal, message: refusalCopy[refusal] } },
		{ ...retry, ...last, ...headers },
	);
}
