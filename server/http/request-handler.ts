import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCode } from '#core/kit/app-error.ts';
import { type PageAddress, pageAddress } from '#core/site/page-address.ts';
import { askedVersion } from '#core/site/seen-version.ts';
import type { Config } from '#server/config/config.ts';
import { within } from '#server/in-time.ts';
import type { Log } from '#server/log.ts';
import type { Meters } from '#server/metrics/meters.ts';
import type { AccessRecords } from '#server/privacy/access-records.ts';
import { type Answer, type Answers, assetAnswer, pageAnswer } from './answers.ts';
import type { Asset } from './assets/assets.ts';
import type { FormerAssets } from './assets/former-assets.ts';
import { limitBody } from './body-limit.ts';
import { newestPage } from './cache/newest-page.ts';
import type { CacheAnswer, PageCache } from './cache/page-cache.ts';
import type { PreparedPage } from './cache/prepared-page.ts';
import type { ClientReader } from './client.ts';
import { createAccessLog, createSend, type Exchange, type Send } from './exchange.ts';
import { probeAnswer, type Readiness } from './probes.ts';
import { readTarget } from './request-target.ts';
import type { Service } from './service.ts';
import type { KnownSlugs } from './slugs/known-slugs.ts';

type HandlerParts = {
	cache: PageCache<PreparedPage>;
	assets: ReadonlyMap<string, Asset>;
	former: FormerAssets;
	api: Service;
	/** Services that also accept writes: tried right after the cached pages. */
	services: readonly Service[];
	answers: Answers;
	slugs: KnownSlugs;
	client: ClientReader;
	/** Sees each request before it is answered (`createProxyWatch`). */
	watchProxy: (request: IncomingMessage, at: number) => void;
	log: Log;
	readiness: () => Promise<Readiness>;
	isDraining: () => boolean;
	clockOffsetMs: number;
	meters: Meters;
	logRequests: Config['logRequests'];
	records: AccessRecords | null;
};

/** Longest wait for this node to receive what the operator just saved through another one. */
const ARRIVAL_MS = 3_000;

type Page = Extract<PageAddress, { kind: 'page' }>;

/**
 * Answers every request. First comes a cached page at exactly this address. Then, in this order:
 * services, method, limits and encoding, probes, files, the public API, pages.
 */
export function createRequestHandler(parts: HandlerParts) {
	const {
		cache,
		assets,
		former,
		api,
		services,
		answers,
		slugs,
		client,
		watchProxy,
		log,
		readiness,
		isDraining,
		clockOffsetMs,
		meters,
		logRequests,
		records,
	} = parts;
	const logAccess = createAccessLog({ log, client, meters, logRequests, records });
	const send = createSend({ logAccess, clockOffsetMs });
	const { sendPage, page, seePage } = createPageRoutes({ cache, answers, slugs, client, send });

	function handle(request: IncomingMessage, response: ServerResponse) {
		const exchange: Exchange = {
			request,
			response,
			requestId: client.requestId(request),
			startedAt: performance.now(),
		};
		watchProxy(request, exchange.startedAt);
		if (isDraining()) response.shouldKeepAlive = false;
		if (namesTwoHosts(request))
			return send(exchange, answers.error(request, 'bad-request', exchange.requestId), {
				route: 'error',
			});
		const isRead = request.method === 'GET' || request.method === 'HEAD';
		const known = isRead ? cache.fresh(request.url ?? '') : undefined;
		if (known !== undefined) return sendPage(exchange, known);
		const read = readTarget(request.url ?? '');
		if ('error' in read)
			return send(exchange, answers.error(request, read.error, exchange.requestId), {
				route: 'error',
			});
		answer(exchange, read.target, isRead).catch((error: unknown) => fail(exchange, error));
	}

	async function answer(exchange: Exchange, target: string, isRead: boolean): Promise<void> {
		const service = services.find(({ owns }) => owns(pathOf(target)));
		if (service?.watchesBodies !== true) limitBody(exchange.request, exchange.response);
		if (service !== undefined) await serve(exchange, service);
		else if (isRead) await route(exchange, target);
		else send(exchange, methodRefusal(exchange, answers), { route: 'method' });
	}

	async function serve(exchange: Exchange, { route, listener }: Service): Promise<void> {
		const { request, response, requestId } = exchange;
		response.setHeader('x-request-id', requestId);
		await listener(request, response);
		logAccess(exchange, response.statusCode, { route });
	}

	async function route(exchange: Exchange, target: string): Promise<void> {
		const { request, requestId } = exchange;
		const path = pathOf(target);
		const probe = await probeAnswer(path, { answers, readiness });
		if (probe !== null) return send(exchange, probe, { route: path });
		// A page of an earlier build may still be open.
		const asset = assets.get(path) ?? (await former.find(path));
		if (asset !== null) return send(exchange, assetAnswer(request, asset), { route: 'asset' });
		if (path.startsWith('/assets/'))
			return send(exchange, answers.error(request, 'not-found', requestId), { route: 'asset' });
		if (api.owns(path)) return serve(exchange, api);
		const version = path.endsWith('.data') ? null : askedVersion(target);
		await (version === null
			? page(exchange, pageAddress(target))
			: seePage(exchange, pageAddress(target), version));
	}

	function fail(exchange: Exchange, error: unknown): void {
		const { request, response, requestId } = exchange;
		const code = errorCode(error);
		if (code === null) log.error({ err: error, requestId }, 'request failed');
		if (response.headersSent) response.destroy();
		else send(exchange, answers.error(request, code ?? 'internal', requestId), { route: 'error' });
	}

	return handle;
}

function methodRefusal({ request, requestId }: Exchange, answers: Answers): Answer {
	return request.method === 'OPTIONS'
		? answers.options()
		: answers.error(request, 'method-not-allowed', requestId);
}

type PageParts = Pick<HandlerParts, 'cache' | 'answers' | 'slugs' | 'client'> & { send: Send };

/** Answers page requests: from memory, or once they are rendered. */
function createPageRoutes({ cache, answers, slugs, client, send }: PageParts) {
	function sendPage(exchange: Exchange, answer: CacheAnswer<PreparedPage>): void {
		send(exchange, pageAnswer(exchange.request, answer), {
			route: answer.page.route,
			cache: answer.state,
		});
	}

	async function page(exchange: Exchange, address: PageAddress): Promise<void> {
		const { request, requestId } = exchange;
		if (address.kind === 'malformed')
			return send(exchange, answers.error(request, 'bad-request', requestId), { route: 'error' });
		if (address.kind === 'redirect')
			return send(exchange, answers.redirect(address), { route: address.route });
		// Another spelling of a cached page is answered at once, like the page itself.
		const known = cache.fresh(address.address);
		if (known !== undefined) return sendPage(exchange, known);
		const place = await slugs.placeOf(address);
		const asked = {
			...pageRequest(address, requestId),
			address: place,
			network: client.network(request),
		};
		// A navigation, or an open page that was notified of a change.
		sendPage(
			exchange,
			await (pathOf(place).endsWith('.data') ? newestPage(cache, asked) : cache.answer(asked)),
		);
	}

	/**
	 * Shows an operator the page that they just saved, at its own address, once this node has the
	 * saved version.
	 */
	async function seePage(exchange: Exchange, address: PageAddress, version: number): Promise<void> {
		if (address.kind !== 'page' || address.route === '*') return page(exchange, address);
		const order = pageRequest(address, exchange.requestId);
		const isHere = version > 0 && (await cache.reached(version, ARRIVAL_MS));
		if (isHere) await within(ARRIVAL_MS, cache.bring(order, version));
		send(exchange, answers.redirect({ location: address.address, status: 302 }), {
			route: address.route,
		});
	}

	return { sendPage, page, seePage };
}

/** A request with two Host headers is invalid (RFC 9112 §3.2). node:http keeps the first. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
	let hosts = 0;
	for (let place = 0; place < rawHeaders.length; place += 2) {
		const name = rawHeaders[place];
		if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
	}
	return hosts > 1;
}

function pageRequest({ address, search }: Page, requestId: string) {
	return { address, search, requestId };
}

function pathOf(target: string): string {
	return target.split(/[?#]/, 1)[0] ?? '';
}
