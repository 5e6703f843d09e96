import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { VisibleError } from '#core/copy/errors.ts';
import { AppError, errorCode } from '#core/kit/app-error.ts';
import { paths } from '#core/site/paths.ts';
import { asRelief } from '#server/db/relief.ts';
import type { ClientReader } from '#server/http/client.ts';
import { errorAnswerFor } from '#server/http/error-pages.ts';
import { ERROR_STATUS } from '#server/http/error-status.ts';
import { NOTHING_ALLOWED, type RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createCookieJar } from './cookies.ts';
import { METHODS } from './methods.ts';
import { mountProviderPages } from './provider-pages.ts';
import { readInput } from './read-input.ts';
import { isCertainlySameOrigin, isSameOrigin } from './same-origin.ts';
import { closeServerSession, openServerSession } from './session-sync.ts';
import { NotNow, WireError } from './wire-error.ts';
import type { Call, WireMethod } from './wire-method.ts';

type IdentityServiceOptions = {
	identity: Identity;
	publicUrl: string;
	common: RawHeaders;
	client: ClientReader;
};

type Asked = Context<{ Bindings: HttpBindings }>;

/**
 * The identity protocol of the official client at /identity, and its token sync at /session.
 * Responses are no-store.
 */
export function createIdentityService({
	identity,
	publicUrl,
	common,
	client,
}: IdentityServiceOptions): Service {
	const app = new Hono<{ Bindings: HttpBindings }>();
	const jar = createCookieJar(publicUrl);

	function callOf(asked: Asked): Call {
		const { incoming } = asked.env;
		return {
			...{ identity, publicUrl, jar, now: identity.now(), address: client.address(incoming) },
			device: {
				userAgent: incoming.headers['user-agent'] ?? null,
				network: client.network(incoming) || null,
			},
			refreshSecret: jar.readRefresh(incoming.headers.cookie ?? null),
			browser: jar.readBrowser(incoming.headers.cookie ?? null),
			setCookie: (cookie) => asked.header('set-cookie', cookie, { append: true }),
		};
	}

	async function answer(asked: Asked, method: WireMethod): Promise<Response> {
		const { raw } = asked.req;
		if (!isSameOrigin(raw.headers, publicUrl)) throw new NotNow(403);
		if (method.body === 'form' && !mayUseCookie(raw.headers)) throw new NotNow(403);
		return asked.json(await method.run(await readInput(raw, method.body), callOf(asked)));
	}

	/**
	 * Whether the cookie alone may authorise a call: only from pages of this site, and only through
	 * the official client. A plain form cannot send its header.
	 */
	function mayUseCookie(headers: Headers): boolean {
		return isCertainlySameOrigin(headers, publicUrl) && headers.has('x-client-version');
	}

	app.use(async (asked, next) => {
		await next();
		// Provider pages set some of these themselves.
		for (let place = 0; place < common.length; place += 2) {
			const name = common[place] ?? '';
			if (!asked.res.headers.has(name)) asked.header(name, common[place + 1]);
		}
		if (!asked.res.headers.has('content-security-policy'))
			asked.header('content-security-policy', NOTHING_ALLOWED);
		if (asked.res.headers.get('cache-control') === null) asked.header('cache-control', 'no-store');
	});
	if (identity.hosted === null) {
		for (const method of METHODS)
			app.on(method.verb, paths.identity + method.path, (asked) => answer(asked, method));
		mountProviderPages(app, callOf);
	}
	app.on(['POST', 'DELETE'], paths.session, async (asked) => {
		if (!isCertainlySameOrigin(asked.req.raw.headers, publicUrl))
			throw new AppError('forbidden', 'From another site');
		const call = callOf(asked);
		const { authorization = null, cookie = null } = asked.env.incoming.headers;
		if (asked.req.method === 'POST') await openServerSession(call, authorization);
		else await closeServerSession(call, jar.readSession(cookie));
		return asked.json({});
	});
	app.notFound((asked) => wireError(asked, new WireError('NOT_FOUND', undefined, 404)));
	app.onError((error, asked) => {
		if (error instanceof WireError) return wireError(asked, error);
		if (error instanceof NotNow) return notNow(asked, error.status, error.retryAfterSeconds);
		const code = errorCode(error);
		if (code === null || ERROR_STATUS[code] >= 500)
			identity.log.error({ err: error, path: asked.req.path }, 'identity failed');
		if (code !== null && asked.req.path === paths.session) return sessionError(asked, code);
		return notNow(asked, code === null ? 500 : ERROR_STATUS[code], 5, code ?? 'internal');
	});
	const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });
	return {
		route: 'identity',
		owns: (path) =>
			path === paths.session || path === paths.identity || path.startsWith(`${paths.identity}/`),
		// Signing in leads to the operators who can free space.
		listener: (request, response) => asRelief(() => listen(request, response)),
	};
}

/** In the official client's format. */
function wireError(asked: Asked, { status, message }: WireError): Response {
	return asked.json({ error: { code: status, message } }, status as 400);
}

/** Text for a person who reads the response; the client reads the status alone. */
const WHY: Readonly<Record<number, VisibleError>> = {
	429: 'too-many-requests',
	500: 'internal',
	503: 'unavailable',
	507: 'disk-full',
};

/**
 * Deliberately not in the official client's format. It then assumes a network failure, keeps its
 * session and retries.
 */
function notNow(
	asked: Asked,
	status: number,
	retryAfterSeconds: number,
	why: VisibleError | undefined = WHY[status],
): Response {
	asked.header('retry-after', String(retryAfterSeconds));
	return asked.text(why === undefined ? '' : errorAnswerFor(why, 'text', null).body, status as 503);
}

function sessionError(asked: Asked, code: Parameters<typeof errorAnswerFor>[0]): Response {
	const { status, contentType, body } = errorAnswerFor(code, 'json', null);
	return asked.body(body, status as 400, { 'content-type': contentType });
}
