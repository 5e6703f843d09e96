import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { alertProblems } from '#core/alerts/copy/alerts.ts';
import { holderSchema, subscriptionSchema } from '#core/alerts/subscription.ts';
import { errorCopy } from '#core/copy/errors.ts';
import { type ErrorCode, errorCode } from '#core/kit/app-error.ts';
import { alertPaths } from '#core/site/paths/alerts.ts';
import {
	readSubscription,
	removeSubscription,
	saveSubscription,
} from '#server/alerts/save-subscription.ts';
import { readSenderKeys } from '#server/alerts/sender-keys.ts';
import type { AppContext } from '#server/context.ts';
import { API_QUEUE_LIMITS, throughQueue } from '#server/http/api-queue.ts';
import type { ClientReader } from '#server/http/client.ts';
import { ERROR_STATUS } from '#server/http/error-status.ts';
import { createFairShare, type FairShareLimits } from '#server/http/fair-share.ts';
import { createRenderQueue } from '#server/http/render/render-queue.ts';
import { NOTHING_ALLOWED, type RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import { mayAsk } from '#server/outbound/outbound-address.ts';
import { isCertainlySameOrigin } from '#server/wire/identity/same-origin.ts';

type Asked = Context<{ Bindings: HttpBindings }>;
type Refused = keyof typeof alertProblems;

const STATUS: Record<Refused, 403 | 404 | 409 | 422 | 503> = {
	...{ unreadable: 422, elsewhere: 403, stranger: 409, full: 503, none: 404, unable: 503 },
};
const MOST_BYTES = 16 * 1024;
/**
 * A new subscription takes two calls. So two thousand readers of one carrier may subscribe in a
 * minute before the limit applies.
 */
const CALLS: FairShareLimits = { windowMs: 60_000, most: 6_000, from: 0.7, share: 0.1 };

type AlertServiceOptions = {
	context: AppContext;
	common: RawHeaders;
	publicUrl: string;
	client: ClientReader;
};

/**
 * The alerts API for browsers, under /api/v1/alertas.
 * - GET chave: the key for subscribing.
 * - PUT: stores the subscription.
 * - POST consulta: returns the stored subscription.
 * - DELETE: deletes it.
 * Every call with a body must come from a page of this site; the secret of the subscription
 * authorises it.
 */
export function createAlertService({
	context,
	common,
	publicUrl,
	client,
}: AlertServiceOptions): Service {
	const { db, identity, clock, outbound } = context;
	const app = new Hono<{ Bindings: HttpBindings }>();

	app.use(async (asked, next) => {
		await next();
		for (let place = 0; place < common.length; place += 2)
			asked.header(common[place] ?? '', common[place + 1]);
		asked.header('content-security-policy', NOTHING_ALLOWED);
		asked.header('cache-control', 'no-store');
	});
	const share = createFairShare(CALLS, () => performance.now());
	app.use((asked, next) => {
		const seconds = share.take(client.network(asked.env.incoming));
		return seconds === null ? next() : Promise.resolve(fail(asked, 'too-many-requests', seconds));
	});
	app.use(throughQueue(createRenderQueue(API_QUEUE_LIMITS)));
	app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (asked) => refuse(asked, 'unreadable') }));

	app.get(alertPaths.key, async (asked) => {
		const keys = await readSenderKeys({ db, box: identity.box }, Date.now());
		return keys === null ? refuse(asked, 'unable') : asked.json({ publicKey: keys.publicKey });
	});
	app.put(alertPaths.root, (asked) =>
		withBody(asked, subscriptionSchema, async (subscription) => {
			if (!mayAsk(new URL(subscription.endpoint), { allow: outbound.allow, protocols: ['https:'] }))
				return refuse(asked, 'unreadable');
			const saved = await saveSubscription(db, subscription, clock());
			return saved.ok ? asked.body(null, 204) : refuse(asked, saved.error);
		}),
	);
	app.post(alertPaths.question, (asked) =>
		withBody(asked, holderSchema, async (holder) => {
			const kept = await readSubscription(db, holder);
			return kept === null ? refuse(asked, 'none') : asked.json(kept);
		}),
	);
	app.delete(alertPaths.root, (asked) =>
		withBody(asked, holderSchema, async (holder) => {
			await removeSubscription(db, holder);
			return asked.body(null, 204);
		}),
	);
	app.notFound((asked) => fail(asked, 'not-found'));
	app.onError((error, asked) => {
		const code = errorCode(error);
		if (code === null)
			context.log.error({ err: error, path: asked.req.routePath }, 'call of the alerts failed');
		return fail(asked, code, 5);
	});

	/** Parses every body in one place. */
	async function withBody<Body>(
		asked: Asked,
		schema: z.ZodType<Body>,
		answer: (body: Body) => Promise<Response>,
	): Promise<Response> {
		if (!isCertainlySameOrigin(asked.req.raw.headers, publicUrl)) return refuse(asked, 'elsewhere');
		const { data } = schema.safeParse(await asked.req.json().catch(() => null));
		return data === undefined ? refuse(asked, 'unreadable') : answer(data);
	}

	return {
		route: 'alerts',
		owns: (path) => path === alertPaths.root || path.startsWith(`${alertPaths.root}/`),
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

function refuse(asked: Asked, problem: Refused): Response {
	return asked.json({ error: { code: problem, message: alertProblems[problem] } }, STATUS[problem]);
}
