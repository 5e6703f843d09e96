import type { z } from 'zod';
import { alertProblems } from '#core/alerts/copy/alerts.ts';
import { holderSchema, subscriptionSchema } from '#core/alerts/subscription.ts';
import { alertPaths } from '#core/site/paths/alerts.ts';
import {
	readSubscription,
	removeSubscription,
	saveSubscription,
} from '#server/alerts/save-subscription.ts';
import { readSenderKeys } from '#server/alerts/sender-keys.ts';
import type { AppContext } from '#server/context.ts';
import type { ClientReader } from '#server/http/client.ts';
import type { FairShareLimits } from '#server/http/fair-share.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import { mayAsk } from '#server/outbound/outbound-address.ts';
import { isCertainlySameOrigin } from '#server/wire/identity/same-origin.ts';
import { type Asked, createReaderService } from './reader-service.ts';

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
	const { db, identity, clock, outbound, log } = context;

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

	return createReaderService({
		...{ route: 'alerts', root: alertPaths.root, log, common, client },
		...{ calls: CALLS, exchange: context.calls, mostBytes: MOST_BYTES },
		tooLarge: (asked) => refuse(asked, 'unreadable'),
		mount(app) {
			app.get(alertPaths.key, async (asked) => {
				const keys = await readSenderKeys({ db, box: identity.box }, Date.now());
				return keys === null ? refuse(asked, 'unable') : asked.json({ publicKey: keys.publicKey });
			});
			app.put(alertPaths.root, (asked) =>
				withBody(asked, subscriptionSchema, async (subscription) => {
					if (
						!mayAsk(new URL(subscription.endpoint), {
							allow: outbound.allow,
							protocols: ['https:'],
						})
					)
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
		},
	});
}

function refuse(asked: Asked, problem: Refused): Response {
	return asked.json({ error: { code: problem, message: alertProblems[problem] } }, STATUS[problem]);
}
