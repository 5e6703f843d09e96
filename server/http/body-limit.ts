import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A body has this long to be here: a sender of a byte a second is cut off. Uploads have limits of
 * their own.
 */
const BODY_MS = 20_000;

/**
 * Ends the connection of a request whose body is not here in time. Most requests have none, and
 * cost nothing.
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
