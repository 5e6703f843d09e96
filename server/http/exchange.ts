import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VisibleError } from '#core/copy/errors.ts';
import { paths } from '#core/site/paths.ts';
import type { Log } from '#server/log.ts';
import type { Asset } from './assets.ts';
import type { ClientReader } from './client.ts';
import { ERROR_PAGE_CSP, type ErrorForm, errorAnswerFor } from './error-pages.ts';
import type { CacheState } from './page-cache.ts';
import { encodingOf, holds, type PreparedPage, variantFor } from './prepared-page.ts';
import { NOTHING_ALLOWED, type RawHeaders } from './security-headers.ts';

/** One request and its answer. */
export type Exchange = {
	request: IncomingMessage;
	response: ServerResponse;
	requestId: string;
	/** Real clock of `performance.now()` at which the request was read. */
	startedAt: number;
};

export type ResponderOptions = { log: Log; client: ClientReader; common: RawHeaders };

const ALLOW = 'GET, HEAD';
const RETRY_AFTER_SECONDS = '5';
/** RFC 9111 §5.5 withdrew Warning, but caches and people still read it. */
const STALE_HEADERS = ['warning', '110 - "Response is Stale"'];

/** Sends answers and writes the access log: one line per request, route template instead of path, no search term, no full address. */
export function createResponder({ log, client, common }: ResponderOptions) {
	function finish(
		{ request, response, requestId, startedAt }: Exchange,
		sent: { status: number; headers: RawHeaders; body: Buffer | string | null },
		note: { route: string; cache?: CacheState },
	): void {
		response.writeHead(sent.status, [...sent.headers, 'x-request-id', requestId]);
		if (sent.body === null || request.method === 'HEAD') response.end();
		else response.end(sent.body);
		write({ request, response, requestId, startedAt }, sent.status, note);
	}

	function write({ request, requestId, startedAt }: Exchange, status: number, note: { route: string; cache?: CacheState }): void {
		log.info({
			requestId,
			method: request.method,
			...note,
			status,
			ms: round(performance.now() - startedAt),
			client: client.network(request),
		});
	}

	function page(exchange: Exchange, prepared: PreparedPage, cache: CacheState): void {
		const { headers } = exchange.request;
		const note = { route: prepared.route, cache };
		const extra = cache === 'stale' ? STALE_HEADERS : [];
		if (prepared.status === 200 && holds(headers['if-none-match'], prepared.etag)) {
			finish(exchange, { status: 304, headers: [...prepared.notModified, ...extra], body: null }, note);
			return;
		}
		const chosen = variantFor(prepared, encodingOf(headers['accept-encoding'] as string | undefined));
		finish(
			exchange,
			{ status: prepared.status, headers: cache === 'stale' ? [...chosen.headers, ...extra] : chosen.headers, body: chosen.body },
			note,
		);
	}

	function asset(exchange: Exchange, file: Asset): void {
		const { headers } = exchange.request;
		const note = { route: 'asset' };
		if (holds(headers['if-none-match'], file.etag)) return finish(exchange, { status: 304, headers: file.notModified, body: null }, note);
		const encoding = encodingOf(headers['accept-encoding'] as string | undefined);
		const chosen = (encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : null) ?? file.plain;
		finish(exchange, { status: 200, ...chosen }, note);
	}

	function error(exchange: Exchange, problem: VisibleError, route = 'error'): void {
		const answer = errorAnswerFor(problem, formFor(exchange.request), exchange.requestId);
		const body = Buffer.from(answer.body);
		const headers = [
			'content-type',
			answer.contentType,
			'content-length',
			String(body.length),
			'cache-control',
			'no-store',
			'vary',
			'accept',
		];
		if (answer.status === 405) headers.push('allow', ALLOW);
		if (answer.status === 503) headers.push('retry-after', RETRY_AFTER_SECONDS);
		const csp = answer.contentType.startsWith('text/html') ? ERROR_PAGE_CSP : NOTHING_ALLOWED;
		finish(exchange, { status: answer.status, headers: [...headers, 'content-security-policy', csp, ...common], body }, { route });
	}

	function redirect(exchange: Exchange, to: { location: string; status: 302 | 308; route: string }): void {
		const caching = to.status === 308 ? 'public, max-age=300' : 'no-store';
		const headers = [
			'location',
			to.location,
			'content-length',
			'0',
			'cache-control',
			caching,
			'content-security-policy',
			NOTHING_ALLOWED,
			...common,
		];
		finish(exchange, { status: to.status, headers, body: null }, { route: to.route });
	}

	function json(exchange: Exchange, status: number, value: object, route: string): void {
		const body = Buffer.from(`${JSON.stringify(value)}\n`);
		const headers = ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length), 'cache-control', 'no-store'];
		finish(exchange, { status, headers: [...headers, 'content-security-policy', NOTHING_ALLOWED, ...common], body }, { route });
	}

	function options(exchange: Exchange): void {
		const headers = [
			'allow',
			`${ALLOW}, OPTIONS`,
			'content-length',
			'0',
			'cache-control',
			'no-store',
			'content-security-policy',
			NOTHING_ALLOWED,
		];
		finish(exchange, { status: 204, headers: [...headers, ...common], body: null }, { route: 'options' });
	}

	return { page, asset, error, redirect, json, options, write };
}

export type Responder = ReturnType<typeof createResponder>;

/** JSON for programs, plain text for the data of a navigation, a page for everybody else. */
export function formFor({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): ErrorForm {
	const [path = ''] = url.split('?', 1);
	if (path.startsWith('/api') || path === paths.live || path === paths.ready) return 'json';
	if (path.endsWith('.data')) return 'text';
	const accept = headers.accept ?? '';
	return /\bjson\b/.test(accept) && !accept.includes('text/html') ? 'json' : 'html';
}

function round(ms: number): number {
	return Math.round(ms * 100) / 100;
}
