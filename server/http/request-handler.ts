import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VisibleError } from '#core/copy/errors.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { type PageAddress, pageAddress } from '#core/site/page-address.ts';
import { paths } from '#core/site/paths.ts';
import type { Log } from '#server/log.ts';
import type { Api } from './api.ts';
import type { Asset } from './assets.ts';
import type { ClientReader } from './client.ts';
import type { Exchange, Responder } from './exchange.ts';
import type { PageCache } from './page-cache.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { Readiness } from './probes.ts';
import { readTarget } from './request-target.ts';

export type HandlerParts = {
	cache: PageCache<PreparedPage>;
	assets: ReadonlyMap<string, Asset>;
	api: Api;
	client: ClientReader;
	respond: Responder;
	log: Log;
	readiness: () => Promise<Readiness>;
	isDraining: () => boolean;
};

type Page = Extract<PageAddress, { kind: 'page' }>;

/**
 * Answers every request. First, before anything is looked at more closely, a page that is in memory under exactly this address; then, in
 * this order: limits and method, encoding, probes, files, the open API, pages.
 */
export function createRequestHandler(parts: HandlerParts) {
	const { cache, assets, api, client, respond, log, readiness, isDraining } = parts;

	function handle(request: IncomingMessage, response: ServerResponse) {
		const exchange: Exchange = { request, response, requestId: client.requestId(request), startedAt: performance.now() };
		if (isDraining()) response.shouldKeepAlive = false;
		const isRead = request.method === 'GET' || request.method === 'HEAD';
		const known = isRead ? cache.fresh(request.url ?? '') : undefined;
		if (known !== undefined) return respond.page(exchange, known, 'hit');
		if (!isRead) return refuseMethod(exchange);
		const read = readTarget(request.url ?? '');
		if ('error' in read) return respond.error(exchange, read.error);
		route(exchange, read.target).catch((error: unknown) => fail(exchange, error));
	}

	function refuseMethod(exchange: Exchange): void {
		// A body that nobody reads must not be taken for the next request.
		exchange.response.shouldKeepAlive = false;
		if (exchange.request.method === 'OPTIONS') respond.options(exchange);
		else respond.error(exchange, 'method-not-allowed');
	}

	async function route(exchange: Exchange, target: string): Promise<void> {
		const [path = ''] = target.split(/[?#]/, 1);
		if (path === paths.live) return respond.json(exchange, 200, { status: 'ok' }, path);
		if (path === paths.ready) return ready(exchange);
		const asset = assets.get(path);
		if (asset !== undefined) return respond.asset(exchange, asset);
		if (path.startsWith('/assets/')) return respond.error(exchange, 'not-found', 'asset');
		if (api.owns(path)) return passOn(exchange);
		const address = pageAddress(target);
		if (address.kind === 'malformed') return respond.error(exchange, 'bad-request');
		if (address.kind === 'redirect') return respond.redirect(exchange, address);
		return page(exchange, address);
	}

	async function ready(exchange: Exchange): Promise<void> {
		const state = await readiness();
		respond.json(exchange, state.ready ? 200 : 503, { status: state.ready ? 'ready' : 'not-ready', reasons: state.reasons }, paths.ready);
	}

	async function passOn(exchange: Exchange): Promise<void> {
		exchange.response.setHeader('x-request-id', exchange.requestId);
		await api.listener(exchange.request, exchange.response);
		respond.write(exchange, exchange.response.statusCode, { route: 'api' });
	}

	async function page(exchange: Exchange, { address, search }: Page): Promise<void> {
		const { page: found, state } = await cache.answer({ address, search, requestId: exchange.requestId });
		respond.page(exchange, found, state);
	}

	function fail(exchange: Exchange, error: unknown): void {
		const code = errorCode(error);
		if (code === null) log.error({ err: error, requestId: exchange.requestId }, 'request failed');
		if (exchange.response.headersSent) exchange.response.destroy();
		else respond.error(exchange, visible(code), code === null ? 'error' : code);
	}

	return handle;
}

function visible(code: ReturnType<typeof errorCode>): VisibleError {
	return code ?? 'internal';
}
