import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { errorCode } from '#core/kit/app-error.ts';
import { paths } from '#core/site/paths.ts';
import type { AppContext } from '#server/context.ts';
import { mountBrand } from '#server/wire/public/brand.ts';
import { mountCalendar } from '#server/wire/public/calendar.ts';
import type { PublicApi } from '#server/wire/public/public-api.ts';
import { mountRobots } from '#server/wire/public/robots.ts';
import { mountSearch } from '#server/wire/public/search.ts';
import { isApi } from './answers.ts';
import { errorAnswerFor } from './error-pages.ts';
import { ERROR_STATUS } from './error-status.ts';
import { NOTHING_ALLOWED, type RawHeaders } from './security-headers.ts';

/** Everything that is not a page: open JSON, calendars, robots.txt. */
export type Api = { owns(path: string): boolean; listener: ReturnType<typeof getRequestListener> };

/** Puts the routes of server/wire/ together. */
export function createApi(context: AppContext, { common, publicUrl }: { common: RawHeaders; publicUrl: string }): Api {
	const api: PublicApi = new Hono();
	api.use(async (request, next) => {
		await next();
		for (let place = 0; place < common.length; place += 2) request.header(common[place] ?? '', common[place + 1]);
		request.header('content-security-policy', NOTHING_ALLOWED);
	});
	mountBrand(api, context);
	mountRobots(api, context);
	mountCalendar(api, context, publicUrl);
	mountSearch(api, context);
	api.notFound(({ env }) => answer('not-found', requestIdOf(env)));
	api.onError((error, { env }) => {
		const code = errorCode(error);
		const requestId = requestIdOf(env);
		if (code === null || ERROR_STATUS[code] >= 500) context.log.error({ err: error, requestId }, 'public api failed');
		return answer(code ?? 'internal', requestId);
	});
	return {
		owns: (path) => isApi(path) || path === paths.robots || path.endsWith('.ics'),
		listener: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
	};
}

/** The server put it on the answer before it passed the request on. */
function requestIdOf({ outgoing }: HttpBindings): string | null {
	const id = outgoing.getHeader('x-request-id');
	return typeof id === 'string' ? id : null;
}

function answer(error: Parameters<typeof errorAnswerFor>[0], requestId: string | null): Response {
	const { status, contentType, body } = errorAnswerFor(error, 'json', requestId);
	const retry: Record<string, string> = status === 503 ? { 'retry-after': '5' } : {};
	return new Response(body, { status, headers: { 'content-type': contentType, 'cache-control': 'no-store', ...retry } });
}
