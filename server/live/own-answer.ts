import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '#server/http/answers.ts';

/** Sends a service's response; the server has already set its request id. */
export function sendOwn(
	{ method }: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: Answer,
): void {
	response.writeHead(status, [...headers, ...idHeader(response)]);
	if (body === null || method === 'HEAD') response.end();
	else response.end(body);
}

/** The request id, as in the log. */
export function requestIdOf(response: ServerResponse): string | null {
	const id = response.getHeader('x-request-id');
	return typeof id === 'string' ? id : null;
}

/** `writeHead` with raw headers replaces those set before, so the id is repeated. */
export function idHeader(response: ServerResponse): string[] {
	const id = requestIdOf(response);
	return id === null ? [] : ['x-request-id', id];
}

/** Whether a request is read-only. */
export function isRead({ method }: IncomingMessage): boolean {
	return method === 'GET' || method === 'HEAD';
}
