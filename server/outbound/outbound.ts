import { Agent } from 'undici';
import { recordOf } from '#core/kit/record.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { createGuardedConnector, type Lookup, lookupAll } from './guarded-connector.ts';
import { type AddressRule, mayAsk } from './outbound-address.ts';
import { OutboundError, type OutboundProblem, outboundErrorIn } from './outbound-problem.ts';
import { ACCEPTED_ENCODINGS, readBounded } from './read-bounded.ts';

type OutboundRequest = {
	url: string;
	method?: 'GET' | 'POST';
	headers?: Record<string, string>;
	body?: string | Uint8Array;
	/** Largest decompressed body, in bytes. */
	maxBytes: number;
	/** Milliseconds for everything: DNS, connections, redirects, the last byte. */
	deadlineMs: number;
	/** Default none (ASVS 15.3.2). */
	maxRedirects?: number;
	/** Plain http must be permitted explicitly; hosts of OUTBOUND_ALLOW may always use it. */
	protocols?: readonly ('http:' | 'https:')[];
	/** Aborts the request. */
	signal?: AbortSignal;
};

/** `url` = the final address after redirects. Header names in lower case. */
export type OutboundReply = {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
	url: string;
};

/** The only client for the server's outgoing requests. */
export type Outbound = {
	/** Any status is a reply; a failure without one is a problem. Throws only on misuse. */
	request(asked: OutboundRequest): Promise<Result<OutboundReply, OutboundProblem>>;
	/** Hosts that may be contacted although private. */
	allow: ReadonlySet<string>;
	[Symbol.asyncDispose](): Promise<void>;
};

/** `connections` = most at once per origin. */
type OutboundOptions = {
	allow?: readonly string[];
	userAgent: string;
	lookup?: Lookup;
	connections?: number;
};

const CONNECT_MS = 10_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Headers that must not be sent to another origin. */
const PRIVATE_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/**
 * An HTTP client safe against SSRF. Each address, including redirect targets, is checked as text,
 * by its resolved addresses and by the connected socket. Size, time and compression layers are
 * bounded (V01, V07–V12).
 */
export function createOutbound({
	allow = [],
	userAgent,
	lookup = lookupAll,
	connections = 4,
}: OutboundOptions): Outbound {
	const allowed = new Set(allow.map((entry) => entry.toLowerCase()));
	const connect = createGuardedConnector({ allow: allowed, lookup, connectMs: CONNECT_MS });
	const agent = new Agent({
		connect,
		connections,
		pipelining: 1,
		keepAliveTimeout: 5_000,
		keepAliveMaxTimeout: 5_000,
	});
	return {
		allow: allowed,
		async request(asked) {
			const rule = { allow: allowed, protocols: asked.protocols ?? ['https:'] };
			const deadline = AbortSignal.timeout(asked.deadlineMs);
			const signal =
				asked.signal === undefined ? deadline : AbortSignal.any([deadline, asked.signal]);
			try {
				return ok(
					await follow(
						agent,
						{ ...asked, headers: { 'user-agent': userAgent, ...asked.headers }, signal },
						rule,
					),
				);
			} catch (error) {
				return fail(deadline.aborted ? 'timeout' : problemOf(error));
			}
		},
		[Symbol.asyncDispose]: () => agent.destroy(),
	};
}

type Asking = OutboundRequest & { headers: Record<string, string>; signal: AbortSignal };

async function follow(agent: Agent, asked: Asking, rule: AddressRule): Promise<OutboundReply> {
	const { maxRedirects = 0 } = asked;
	let headers = asked.headers;
	let at = parse(asked.url);
	for (let hop = 0; hop <= maxRedirects; hop += 1) {
		if (!mayAsk(at, rule)) throw new OutboundError('address', at.host);
		const reply = await once(agent, at, { ...asked, headers });
		const { location } = reply.headers;
		if (!REDIRECTS.has(reply.status) || location === undefined || maxRedirects === 0) return reply;
		if (asked.method === 'POST')
			throw new OutboundError('redirects', 'a request with a body is not repeated elsewhere');
		const next = parse(location, at);
		if (at.protocol === 'https:' && next.protocol === 'http:')
			throw new OutboundError('redirects', 'from https to http');
		if (next.origin !== at.origin) headers = withoutPrivate(headers);
		at = next;
	}
	throw new OutboundError('redirects', `more than ${maxRedirects}`);
}

async function once(
	agent: Agent,
	at: URL,
	{ method = 'GET', headers, body, maxBytes, signal }: Asking,
): Promise<OutboundReply> {
	const answer = await agent.request({
		...{ origin: at.origin, path: at.pathname + at.search, method, body, signal },
		headers: { accept: '*/*', ...headers, 'accept-encoding': ACCEPTED_ENCODINGS },
	});
	const replyHeaders = Object.fromEntries(
		Object.entries(answer.headers).map(([name, value]) => [
			name.toLowerCase(),
			Array.isArray(value) ? value.join(', ') : (value ?? ''),
		]),
	);
	const bytes = await readBounded(answer.body, replyHeaders['content-encoding'] ?? '', maxBytes);
	return { status: answer.statusCode, headers: replyHeaders, body: bytes, url: at.href };
}

function parse(text: string, base?: URL): URL {
	if (!URL.canParse(text, base)) throw new OutboundError('address', 'not an address');
	return new URL(text, base);
}

function withoutPrivate(headers: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => !PRIVATE_HEADERS.has(name.toLowerCase())),
	);
}

/** undici wraps errors that occur while connecting. */
function problemOf(error: unknown): OutboundProblem {
	const known = outboundErrorIn(error);
	if (known !== null) return known.problem;
	return recordOf(error).code === 'UND_ERR_CONNECT_TIMEOUT' ? 'timeout' : 'unreachable';
}
