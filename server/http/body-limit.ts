import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Deadline for a request body, against clients that send a byte per second. Uploads have their own
 * limits.
 */
const BODY_MS = 20_000;

/**
 * Closes the connection when a body misses the deadline. Most requests have no body and cost
 * nothing.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
	const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
	if (encoding === undefined && (length === undefined || length === '0')) return;
	const timer = setTimeout(() => {
		if (request.complete) return;
		if (!response.headersSent)
			response.writeHead(408, { connection: 'close', 'content-length': '0' }).end();
		request.socket.destroySoon();
	}, BODY_MS);
	request.once('close', () => clearTimeout(timer));
}
