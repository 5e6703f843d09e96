import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { errorCode } from '#core/kit/app-error.ts';
import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import type { BrandReporter } from '#server/brand/brand-reporter.ts';
import { createCardDrawer } from '#server/cards/card-drawer.ts';
import { createCardShelf } from '#server/cards/card-shelf.ts';
import type { AppContext } from '#server/context.ts';
import { mountBrand } from '#server/wire/public/brand.ts';
import { isBrandFile, mountBrandFiles } from '#server/wire/public/brand-files.ts';
import { isCard, mountCards } from '#server/wire/public/cards.ts';
import { mountLlms } from '#server/wire/public/llms.ts';
import { mountMine } from '#server/wire/public/mine.ts';
import { isNewsFeed, mountNewsFeeds } from '#server/wire/public/news-feeds.ts';
import type { PublicApi } from '#server/wire/public/public-api.ts';
import { mountRobots } from '#server/wire/public/robots.ts';
import { mountSearch } from '#server/wire/public/search.ts';
import { mountSecurityText } from '#server/wire/public/security-text.ts';
import { isSitemap, mountSitemaps } from '#server/wire/public/sitemaps.ts';
import { isApi } from './answers.ts';
import { API_QUEUE_LIMITS, throughQueue } from './api-queue.ts';
import { errorAnswerFor } from './error-pages.ts';
import { ERROR_STATUS } from './error-status.ts';
import { createRenderQueue, type QueueLimits } from './render/render-queue.ts';
import { NOTHING_ALLOWED, type RawHeaders } from './security-headers.ts';
import type { Service } from './service.ts';

/** `signal` ends what the routes started; `limits` = of the JSON queue. */
type ApiOptions = {
	common: RawHeaders;
	publicUrl: string;
	signal: AbortSignal;
	notifyBrand: BrandReporter;
	limits?: QueueLimits;
};

/**
 * Everything public except pages and calendars: JSON, cards, robots.txt, security.txt, sitemaps.
 * Combines the routes of server/wire/public/.
 */
export function createApi(
	context: AppContext,
	{ common, publicUrl, signal, notifyBrand, limits = API_QUEUE_LIMITS }: ApiOptions,
): Service {
	const api: PublicApi = new Hono();
	api.use(async (request, next) => {
		await next();
		for (let place = 0; place < common.length; place += 2) {
			const name = common[place] ?? '';
			// A route that other sites may use has set its own header.
			if (!request.res.headers.has(name)) request.header(name, common[place + 1]);
		}
		request.header('content-security-policy', NOTHING_ALLOWED);
	});
	const queue = createRenderQueue(limits);
	context.meters.reads('guia_api_refused_total', queue.refused);
	const line = throughQueue(queue);
	api.use(`${callPaths.api}/*`, line);
	mountBrand(api, context, notifyBrand);
	mountBrandFiles(api, context);
	mountRobots(api, context, publicUrl);
	mountSitemaps(api, context, publicUrl);
	mountNewsFeeds(api, context, publicUrl);
	mountLlms(api, context, publicUrl);
	mountSecurityText(api, context, publicUrl);
	mountSearch(api, context);
	mountMine(api, context);
	mountCards(api, context, createCardShelf(createCardDrawer({ log: context.log, signal })));
	api.notFound(({ env }) => answer('not-found', requestIdOf(env)));
	api.onError((error, { env }) => {
		const code = errorCode(error);
		const requestId = requestIdOf(env);
		// In a flood, each refusal already has its access log line, which is enough.
		if (code !== 'overloaded' && (code === null || ERROR_STATUS[code] >= 500))
			context.log.error({ err: error, requestId }, 'public api failed');
		return answer(code ?? 'internal', requestId);
	});
	return {
		route: 'api',
		owns: (path) =>
			isApi(path) ||
			path === machinePaths.robots ||
			path === machinePaths.llms ||
			path === machinePaths.security ||
			isBrandFile(path) ||
			isSitemap(path) ||
			isNewsFeed(path) ||
			isCard(path),
		listener: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
	};
}

/** The server sets it on the response before it passes the request on. */
function requestIdOf({ outgoing }: HttpBindings): string | null {
	const id = outgoing.getHeader('x-request-id');
	return typeof id === 'string' ? id : null;
}

function answer(error: Parameters<typeof errorAnswerFor>[0], requestId: string | null): Response {
	const { status, contentType, body } = errorAnswerFor(error, 'json', requestId);
	const retry: Record<string, string> = status === 503 ? { 'retry-after': '5' } : {};
	return new Response(body, {
		status,
		headers: { 'content-type': contentType, 'cache-control': 'no-store', ...retry },
	});
}
