import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { VisibleError } from '#core/copy/errors.ts';
import type { Log } from '#server/log.ts';
import { ERROR_PAGE_CSP, errorAnswerFor } from './error-pages.ts';
import type { RawHeaders } from './security-headers.ts';

type ParseError = Error & { code?: string; rawPacket?: Buffer };

const LINGER_MS = 2_000;
const refused = new WeakSet<Duplex>();

/**
 * Answers what node:http could not parse: too long, too slow, or not HTTP. Ends our half of the
 * connection and briefly discards what the client still sends: closing at once could discard the
 * response before it is read.
 */
export function createClientErrorHandler(
	log: Log,
	common: RawHeaders,
): (error: ParseError, socket: Duplex) => void {
	return (error, socket) => {
		if (refused.has(socket)) return;
		refused.add(socket);
		if (error.code === 'ECONNRESET' || !socket.writable) {
			socket.destroy();
			return;
		}
		const problem = problemOf(error);
		const { status, contentType, body } = errorAnswerFor(problem, 'html', null);
		log.info({ route: 'unreadable', status, code: error.code }, 'request could not be read');
		const headers = [
			'content-type',
			contentType,
			'content-length',
			String(Buffer.byteLength(body)),
			'cache-control',
			'no-store',
		];
		const lines = toLines([
			...headers,
			'connection',
			'close',
			'content-security-policy',
			ERROR_PAGE_CSP,
			...common,
		]);
		socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
		const timer = setTimeout(() => socket.destroy(), LINGER_MS);
		timer.unref();
		socket.once('close', () => clearTimeout(timer));
		socket.once('end', () => socket.destroy());
	};
}

/**
 * The parser does not distinguish an endless address from endless headers; in the former, the first
 * packet has no complete line.
 */
function problemOf({ code, rawPacket }: ParseError): VisibleError {
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout';
	if (code !== 'HPE_HEADER_OVERFLOW') return 'bad-request';
	return rawPacket === undefined || rawPacket.includes('\r\n')
		? 'headers-too-large'
		: 'address-too-long';
}

function toLines(headers: RawHeaders): string {
	return headers
		.flatMap((name, place) => (place % 2 === 0 ? [`${name}: ${headers[place + 1]}\r\n`] : []))
		.join('');
}
