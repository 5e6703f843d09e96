import { refusalCopy } from '#core/media/copy/media.ts';
import { REFUSAL_STATUS, type Refusal } from '#core/media/refusal.ts';
import { type StoredFile, toResource } from '#core/media/stored-file.ts';
import type { StorageCall } from './call.ts';

/**
 * Nothing of what this service sends is a page: were it opened as one, it could neither load nor
 * run nor reach our origin.
 */
const SANDBOX =
	"sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** For a client on another origin behind one's own proxy. */
const EXPOSED = 'X-Goog-Upload-Status, X-Goog-Upload-URL, X-Goog-Upload-Size-Received';
const RETRY_SECONDS = '5';

type Headers = Record<string, string>;

/**
 * Begins an answer: the installation's headers, then what protects from somebody else's bytes, then
 * the method's own.
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

/** The file as the client reads it. */
export function sendResource(call: StorageCall, file: StoredFile, headers: Headers = {}): void {
	sendJson(call, 200, toResource(file), headers);
}

/** Sends nothing but a status. */
export function sendEmpty(call: StorageCall, status: number, headers: Headers = {}): void {
	writeHead(call, status, {
		'cache-control': 'no-store',
		...(status === 204 ? {} : { 'content-length': '0' }),
		...headers,
	});
	call.response.end();
}

/** Sends a refusal: the status for the official client, code and sentence for everybody else. */
export function sendRefusal(call: StorageCall, refusal: Refusal, headers: Headers = {}): void {
	const status = REFUSAL_STATUS[refusal];
	const retry: Headers = status === 503 || status === 507 ? { 'retry-after': RETRY_SECONDS } : {};
	// A sender that is in the middle of a body hears of it sooner, and the connection is good for
	// nothing afterwards.
	const last: Headers = call.request.complete ? {} : { connection: 'close' };
	sendJson(
		call,
		status,
		{ error: { code: status, reason: refusal, message: refusalCopy[refusal] } },
		{ ...retry, ...last, ...headers },
	);
}
