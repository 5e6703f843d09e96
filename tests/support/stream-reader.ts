import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { vi } from 'vitest';
import {
	type ChangedEvent,
	type LiveEvent,
	type PlainEvent,
	readLiveEvent,
} from '#core/live/contract.ts';
import { createSseParser } from '#core/live/stream/sse.ts';

export type StreamReader = {
	status: number;
	headers: IncomingMessage['headers'];
	/** What was heard so far. */
	events: LiveEvent[];
	position(): number;
	/** Resolves with the first event of a kind that comes, or has come. */
	heard<Kind extends LiveEvent['kind']>(
		kind: Kind,
	): Promise<Kind extends 'mudou' ? ChangedEvent : PlainEvent>;
	ended: Promise<unknown>;
	close(): void;
};

/**
 * Opens a stream of a server and listens to it, until it is closed or goes out of scope of the
 * test.
 */
export async function openStream(
	origin: string,
	target: string,
	headers: Record<string, string> = {},
): Promise<StreamReader> {
	const { port, protocol } = new URL(origin);
	const asked =
		protocol === 'https:'
			? secureRequest({ host: 'localhost', port, path: target, agent: false, headers })
			: request({ host: '127.0.0.1', port, path: target, agent: false, headers });
	asked.end();
	const [response] = (await once(asked, 'response')) as [IncomingMessage];
	const events: LiveEvent[] = [];
	const parser = createSseParser();
	response.setEncoding('utf8');
	response.on('data', (piece: string) => {
		for (const { type, data } of parser.read(piece))
			events.push(...[readLiveEvent(type, data)].filter((event) => event !== null));
	});
	const ended = new Promise((resolve) => response.once('close', resolve));
	response.on('error', () => undefined);
	return {
		...{ status: response.statusCode ?? 0, headers: response.headers, events, ended },
		position: () => Number(parser.lastId()),
		heard: (kind) =>
			vi.waitFor(
				() => {
					const found = events.find((event) => event.kind === kind);
					if (found === undefined) throw new Error(`No event ${kind} so far`);
					return found as never;
				},
				{ timeout: 15_000, interval: 20 },
			),
		close: () => asked.destroy(),
	};
}
