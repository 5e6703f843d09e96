import type { IncomingMessage, ServerResponse } from 'node:http';
import { livePaths } from '#core/site/paths/live.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import type { Config } from '#server/config/config.ts';
import { type Log, lineWriter } from '#server/log.ts';
import type { Meters } from '#server/metrics/meters.ts';
import type { AccessRecords } from '#server/privacy/access-records.ts';
import type { Answer } from './answers.ts';
import type { CacheState } from './cache/page-cache.ts';
import type { ClientReader } from './client.ts';

/** One request with its response. `startedAt` is from `performance.now()`. */
export type Exchange = {
	request: IncomingMessage;
	response: ServerResponse;
	requestId: string;
	startedAt: number;
};

/**
 * What the access log records besides the status: the route's template, never the path or a search
 * term.
 */
type Note = { route: string; cache?: CacheState };

/** Sends a response and writes its access log line. */
export type Send = (exchange: Exchange, answer: Answer, note: Note) => void;

type SendParts = {
	logAccess: ReturnType<typeof createAccessLog>;
	/**
	 * Offset of the guide's clock from real time: `Date` headers use the guide's, because browsers
	 * date cached pages by it.
	 */
	clockOffsetMs: number;
};

export function createSend({ logAccess, clockOffsetMs }: SendParts): Send {
	// Without an offset node:http writes the date, once a second.
	const dated = () =>
		clockOffsetMs === 0 ? [] : ['date', new Date(Date.now() + clockOffsetMs).toUTCString()];
	return (exchange, { status, headers, body }, note) => {
		const { request, response, requestId } = exchange;
		response.writeHead(status, [...headers, 'x-request-id', requestId, ...dated()]);
		if (body === null || request.method === 'HEAD') response.end();
		else response.end(body);
		logAccess(exchange, status, note);
	};
}

/** A request that took longer is slow, in milliseconds. */
const SLOW_MS = 500;

type AccessParts = {
	log: Log;
	client: ClientReader;
	meters: Pick<Meters, 'request'>;
	logRequests: Config['logRequests'];
	/** Null = no records of accesses are kept. */
	records: AccessRecords | null;
};

/**
 * One line per request, or only for slow and failed ones. Built by hand, because the logger would
 * cost more than the rest of a cached response. No part can contain a character that JSON would
 * escape.
 */
export function createAccessLog({ log, client, meters, logRequests, records }: AccessParts) {
	const lines = lineWriter(log);
	return (
		{ request, requestId, startedAt }: Exchange,
		status: number,
		{ route, cache }: Note,
	): void => {
		const ms = Math.round((performance.now() - startedAt) * 100) / 100;
		const kind = kindOf(route);
		meters.request({ kind, status, ms, cache });
		if (records !== null && kind !== 'asset' && kind !== 'probe')
			records.note({ at: Date.now(), ...originOf(request, client.whole(request)) });
		// A stream lasts as long as its page is open.
		const isSlow = ms >= SLOW_MS && kind !== 'stream';
		const isWanted = logRequests === 'all' || isSlow || status >= 500;
		if (logRequests === 'off' || !isWanted || !log.isLevelEnabled('info')) return;
		const asked = `"requestId":"${requestId}","method":"${request.method}","route":"${route}"`;
		const answered = `"status":${status}${cache === undefined ? '' : `,"cache":"${cache}"`},"ms":${ms}`;
		lines.write(
			`{"level":"info","time":"${timeStamp()}",${asked},${answered},"client":"${client.network(request)}"}\n`,
		);
	};
}

/** A reader's port tells readers behind one address apart; 0 where the peer is a trusted proxy. */
function originOf({ socket }: IncomingMessage, address: string) {
	const isPeer = socket.remoteAddress?.replace(/^::ffff:/, '') === address;
	return { address, port: isPeer ? (socket.remotePort ?? 0) : 0 };
}

/** Pages count as one kind; services and files are kinds of their own. */
function kindOf(route: string): string {
	if (route === machinePaths.live || route === machinePaths.ready) return 'probe';
	if (route === livePaths.stream) return 'stream';
	return route.startsWith('/') || route === '*' ? 'page' : route;
}

let stampedAt = 0;
let stamp = '';

/** The real time as RFC 3339, formatted once per millisecond. */
function timeStamp(): string {
	const now = Date.now();
	if (now !== stampedAt) {
		stampedAt = now;
		stamp = new Date(now).toISOString();
	}
	return stamp;
}
