import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { writtenHeaders } from '#core/admin/written.ts';
import { isManual } from '#core/site/paths/manual.ts';
import { ADMIN_API, docsPaths } from '#core/site/paths/panel.ts';
import type { AppContext } from '#server/context.ts';
import { asRelief } from '#server/db/relief.ts';
import type { ClientReader } from '#server/http/client.ts';
import { NOTHING_ALLOWED, type RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import { type OperatorAccess, operatorByToken } from '#server/identity/sessions/operator-access.ts';
import { createPageAccess } from '#server/wire/identity/page-access.ts';
import type { AdminRoute } from './admin-route.ts';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { mountDocs } from './docs/docs.ts';
import { readBody, readQuery } from './read-request.ts';
import { problemOf, Refusal } from './refusal.ts';
import type { WriteThenSee } from './write-then-see.ts';

type AdminServiceOptions = {
	context: AppContext;
	common: RawHeaders;
	client: ClientReader;
	publicUrl: string;
	see: WriteThenSee;
	routes?: readonly AdminRoute[];
};

type Asked = Context<{ Bindings: HttpBindings }>;

/**
 * The panel API at /api/admin, its documentation at /api/docs, and the manual. Checks the caller
 * before it reads query and body. Responses contain only the fields of their schema. Responses are
 * no-store.
 */
export function createAdminService({
	context,
	common,
	client,
	publicUrl,
	see,
	routes = ADMIN_ROUTES,
}: AdminServiceOptions): Service {
	const app = new Hono<{ Bindings: HttpBindings }>();

	app.use(async (asked, next) => {
		await next();
		for (let place = 0; place < common.length; place += 2)
			asked.header(common[place] ?? '', common[place + 1]);
		asked.header('x-robots-tag', 'noindex, nofollow');
		if (!asked.res.headers.has('cache-control')) asked.header('cache-control', 'no-store');
		if (!asked.res.headers.has('content-security-policy'))
			asked.header('content-security-policy', NOTHING_ALLOWED);
	});
	for (const route of routes) {
		app.on(route.method, `${ADMIN_API}/${route.path}`, async (asked) => {
			const access = await accessOf(asked, route);
			const query = readQuery(route, asked.req.query());
			const body = await readBody(route, asked.req.raw);
			const now = context.identity.now();
			const call = { context, access, now, params: asked.req.param(), query, body, publicUrl };
			const run = () => route.run(call);
			const makesRoom = route.method === 'DELETE' || route.relief === true;
			const { answer, written } = await see(route, body, makesRoom ? () => asRelief(run) : run);
			if (written !== null)
				for (const [name, value] of writtenHeaders(written)) asked.header(name, value);
			return asked.json(route.answer.parse(answer) as object);
		});
	}
	for (const path of new Set(routes.map((route) => route.path))) {
		app.all(`${ADMIN_API}/${path}`, (asked) => {
			const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
			asked.header('allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', '));
			throw new Refusal('method-not-allowed');
		});
	}
	const requireToken = (asked: Asked) => accessOf(asked, { needs: 'editor' });
	mountDocs(app, { routes, accessOf: createPageAccess(context.identity, publicUrl), requireToken });
	app.notFound((asked) => answerProblem(asked, new Refusal('not-found')));
	app.onError((error, asked) => answerProblem(asked, error));

	async function accessOf(
		asked: Asked,
		{ needs, enrolls }: Pick<AdminRoute, 'needs' | 'enrolls'>,
	): Promise<OperatorAccess> {
		const { incoming } = asked.env;
		const idToken = /^Bearer ([\w.-]{1,8192})$/i.exec(incoming.headers.authorization ?? '')?.[1];
		if (idToken === undefined) throw new Refusal('signed-out');
		const access = await operatorByToken(context.identity, {
			idToken,
			needs,
			enrolls,
			network: client.network(incoming) || null,
		});
		if (!access.ok) throw new Refusal(access.error);
		return access.value;
	}

	function answerProblem(asked: Asked, error: unknown): Response {
		const requestId = asked.env.outgoing.getHeader('x-request-id');
		const { status, problem, unexpected } = problemOf(
			error,
			typeof requestId === 'string' ? requestId : null,
		);
		if (unexpected)
			context.log.error({ err: error, requestId, path: asked.req.routePath }, 'panel call failed');
		if (status === 503) asked.header('retry-after', '5');
		return asked.json(problem, status as 400);
	}

	return {
		route: 'admin',
		owns: (path) =>
			path === ADMIN_API ||
			path.startsWith(`${ADMIN_API}/`) ||
			path === docsPaths.page ||
			path === docsPaths.openApi ||
			isManual(path),
		listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
	};
}
