import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';

/**
 * Limits on what clients may consume before any request is handled. Documented in
 * docs/operations.md.
 */
const CONNECTION_LIMITS = {
	maxHeaderSize: 16 * 1024,
	/** Deadline for the headers, against clients that send a byte per second. */
	headersTimeout: 10_000,
	/**
	 * Upper bound for any request: an upload chunk is at most 16 MB. Shorter limits are in
	 * body-limit.ts.
	 */
	requestTimeout: 30 * 60_000,
	connectionsCheckingInterval: 2_000,
	/** Longer than the minute for which proxies commonly keep a connection. */
	keepAliveTimeout: 65_000,
} as const;

const HEADER_COUNT = 100;
/** In addition to streams (STREAM_MAX). */
const CONNECTIONS = 10_000;
const SILENT_MS = 120_000;
const DRAIN_MS = 9_000;
/**
 * Grace period for idle keep-alive connections: one more request is answered, with `Connection:
 * close`.
 */
const LAST_REQUEST_MS = 500;

type Where = { port: number; host: string | null; streamMax: number };

/** Opens the port. Rejects when it is taken. */
export async function listen(
	listener: RequestListener,
	where: Where,
): Promise<{ server: Server; port: number }> {
	const server = createLimitedServer(listener, where);
	return { server, port: await openPort(server, where) };
}

/** A server within the limits on connections, not open yet. */
export function createLimitedServer(
	listener: RequestListener,
	{ streamMax }: Pick<Where, 'streamMax'>,
): Server {
	const server = createServer(CONNECTION_LIMITS, listener);
	server.maxHeadersCount = HEADER_COUNT;
	server.maxConnections = CONNECTIONS + streamMax;
	server.setTimeout(SILENT_MS, (socket) => socket.destroy());
	return server;
}

/** Resolves with the port. Rejects when it is taken. */
export async function openPort(
	server: Server,
	{ port, host }: Pick<Where, 'port' | 'host'>,
): Promise<number> {
	server.listen({ port, ...(host === null ? {} : { host }) });
	await once(server, 'listening');
	return (server.address() as AddressInfo).port;
}

/**
 * Refuses new connections and waits until open ones are answered, at most the drain time. Idle
 * connections are not cut at once: a request may be in flight on them and would fail.
 */
export async function drain(server: Server): Promise<void> {
	if (!server.listening) return;
	const closed = once(server, 'close');
	// http.Server.close() would cut idle connections at once.
	NetServer.prototype.close.call(server);
	const idle = setInterval(() => server.closeIdleConnections(), LAST_REQUEST_MS);
	const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
	await closed;
	clearInterval(idle);
	clearTimeout(deadline);
}
