import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorCopy } from '#core/copy/errors.ts';
import { type ErrorCode, errorCode } from '#core/kit/app-error.ts';
import { API_QUEUE_LIMITS, throughQueue } from '#server/http/api-queue.ts';
import type { ClientReader } from '#server/http/client.ts';
import { ERROR_STATUS } from '#server/http/error-status.ts';
import { createFairShare, type FairShareLimits } from '#server/http/fair-share.ts';
import { createRenderQueue } from '#server/http/render/render-queue.ts';
import { NOTHING_ALLOWED, type RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import type { CallExchange } from '#server/limits/call-exchange.ts';
import type { Log } from '#server/log.ts';

export type Asked = Context<{ Bindings: HttpBindings }>;
type ReaderApp = Hono<{ Bindings: HttpBindings }>;

type ReaderServiceOptions = {
	/** Its name in the log, and the root of its addresses. */
	route: string;
	root: string;
	log: Log;
	common: RawHeaders;
	client: ClientReader;
	/** Limits of calls, and of one body in bytes. */
	calls: FairShareLimits;
	exchange: CallExchange;
	mostBytes: number;
	/** Answers a body over the limit. */
	tooLarge(asked: Asked): Response;
	mount(app: ReaderApp): void;
};

/**
 * A JSON service that readers write to: never cached, limited by network in a flood, through the
 * queue of the API. `mount` adds its calls.
 */
export function createReaderService(options: ReaderServiceOptions): Service {
	const { route, root, log, common, client, calls, mostBytes, tooLarge, mount } = options;
	const app: ReaderApp = new Hono();
	app.use(async (asked, next) => {
		await next();
		for (let place = 0; place < common.length; place += 2)
			asked.header(common[place] ?? '', common[place + 1]);
		asked.header('content-security-policy', NOTHING_ALLOWED);
		asked.header('cache-control', 'no-store');
	});
	const share = createFairShare(calls, () => performance.now());
	options.exchange.join(route, share);
	app.use((asked, next) => {
		const seconds = share.take(client.network(asked.env.incoming));
		return seconds === null ? next() : Promise.resolve(fail(asked, 'too-many-requests', seconds));
	});
	app.use(throughQueue(createRenderQueue(API_QUEUE_LIMITS)));
	app.use(bodyLimit({ maxSize: mostBytes, onError: tooLarge }));
	mount(app);
	app.notFound((asked) => fail(asked, 'not-found'));
	app.onError((error, asked) => {
		const code = errorCode(error);
		if (code === null)
			log.error({ err: error, route, path: asked.req.routePath }, 'call of a reader failed');
		return fail(asked, code, 5);
	});
	return {
		route,
		owns: (path) => path === root || path.startsWith(`${root}/`),
		listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
	};
}

/** An expected failure; null = an internal error. `seconds` = Retry-After, where a retry helps. */
function fail(asked: Asked, code: ErrorCode | null, seconds = 0): Response {
	const status = code === null ? 500 : ERROR_STATUS[code];
	if (status === 503 || status === 429) asked.header('retry-after', String(seconds));
	return asked.json(
		{ error: { code: code ?? 'internal', message: errorCopy[code ?? 'internal'].text } },
		status as 500,
	);
}
