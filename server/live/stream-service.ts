import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '#core/kit/clock.ts';
import { livePaths } from '#core/site/paths/live.ts';
import type { Answer, Answers } from '#server/http/answers.ts';
import type { ClientReader } from '#server/http/client.ts';
import { NOTHING_ALLOWED, type RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import type { Admission } from './admission.ts';
import type { Hub } from './hub.ts';
import { idHeader, isRead, requestIdOf, sendOwn } from './own-answer.ts';
import { readStreamQuery, type StreamQuery } from './stream-query.ts';

type StreamServiceParts = {
	hub: Hub;
	admission: Admission;
	answers: Answers;
	client: ClientReader;
	common: RawHeaders;
	/** Editorial time, which open pages follow. */
	clock: Clock;
	isDraining: () => boolean;
};

/** Header with the guide's time, UTC milliseconds: the clock of a device may be wrong. */
const GUIDE_NOW = 'x-guia-now';

/**
 * Neither cached, compressed nor buffered by proxies. Closing the connection ends the stream, so
 * that bytes are sent unframed.
 */
const STREAM_HEADERS: RawHeaders = [
	...[
		'content-type',
		'text/event-stream; charset=utf-8',
		'cache-control',
		'no-store',
		'x-accel-buffering',
		'no',
		'connection',
		'close',
	],
	...['content-security-policy', NOTHING_ALLOWED],
];

/**
 * `GET /api/v1/stream`: changes as Server-Sent Events, for as long as the client stays connected.
 */
export function createStreamService({
	hub,
	admission,
	answers,
	client,
	common,
	clock,
	isDraining,
}: StreamServiceParts): Service {
	function begin(request: IncomingMessage, response: ServerResponse): void {
		// No length and no chunked encoding, so that one buffer fits all sockets.
		response.useChunkedEncodingByDefault = false;
		response.writeHead(200, [
			...STREAM_HEADERS,
			GUIDE_NOW,
			String(clock()),
			...common,
			...idHeader(response),
		]);
		if (request.method === 'HEAD') response.end();
		else response.flushHeaders();
	}

	/** Resolves when the stream has ended. */
	async function stream(
		request: IncomingMessage,
		response: ServerResponse,
		query: StreamQuery,
	): Promise<void> {
		// A pipelined request has no socket yet.
		const { socket } = response;
		if (socket === null)
			return sendOwn(request, response, answers.error(request, 'bad-request', null));
		const network = client.network(request);
		const wait = isDraining() ? 1 : admission.enter(network);
		if (wait !== null)
			return sendOwn(
				request,
				response,
				withRetry(answers.error(request, 'overloaded', requestIdOf(response)), wait),
			);
		try {
			begin(request, response);
			await listen(socket, query);
		} finally {
			admission.leave(network);
		}
	}

	async function listen(sink: Socket, query: StreamQuery): Promise<void> {
		const closed = new Promise((resolve) => sink.once('close', resolve));
		const listener = await hub.join({ sink, ...query }).catch(() => null);
		if (listener === null) sink.destroy();
		await closed;
		if (listener !== null) hub.leave(listener);
	}

	return {
		route: livePaths.stream,
		owns: (path) => path === livePaths.stream,
		async listener(request, response) {
			if (!isRead(request)) {
				return sendOwn(
					request,
					response,
					answers.error(request, 'method-not-allowed', requestIdOf(response)),
				);
			}
			const query = readStreamQuery(
				request.url ?? '',
				request.headers['last-event-id'] as string | undefined,
			);
			if (query === null)
				return sendOwn(
					request,
					response,
					answers.error(request, 'bad-request', requestIdOf(response)),
				);
			if (request.method === 'HEAD') return begin(request, response);
			return stream(request, response, query);
		},
	};
}

function withRetry(answer: Answer, seconds: number): Answer {
	const headers = answer.headers.filter(
		(_, place) => answer.headers[place - (place % 2)] !== 'retry-after',
	);
	return { ...answer, headers: [...headers, 'retry-after', String(seconds)] };
}
