import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '#server/http/answers.ts';

/** Sends an answer of a service; the server put the request id on it before. */
export function sendOwn(
	{ method }: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: Answer,
): void {
	response.writeHead(status, [...headers, ...idHeader(response)]);
	if (body === null || method === 'HEAD') response.end();
	else response.end(body);
}

/** The id under which the request is in the log. */
export function requestIdOf(response: ServerResponse): string | null {
	const id = response.getHeader('x-request-id');
	return typeof id === 'string' ? id : null;
}

/** A list of raw headers takes the place of those that were set before. */
export function idHeader(response: ServerResponse): string[] {
	const id = requestIdOf(response);
	return id === null ? [] : ['x-request-id', id];
}

/** Whether a request only reads. */
export function isRead({ method }: IncomingMessage): boolean {
	return method === 'GET' || method === 'HEAD';
}
