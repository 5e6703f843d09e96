import { STATUS_CODES } from 'node:http';
import { errorCode } from '#core/kit/app-error.ts';
import { ERROR_STATUS } from '#server/http/error-status.ts';
import type { RenderContext } from './render-context.ts';

type LoaderArgs = { context: unknown };
type Loader = (args: LoaderArgs) => unknown;
type Route = { module: { loader?: Loader } };

/** `error.data` of an error boundary after an unexpected loader error. */
type LoaderError = { code: string | null; requestId: string };

/**
 * Guards every loader of the built site: an AppError becomes a response with its status, anything
 * else a 500. Both carry the request id and no message or stack; unexpected errors are logged.
 */
export function guardLoaders<Build extends { routes: object }>(
	build: Build,
	contextOf: (context: unknown) => RenderContext,
): Build {
	const routes = Object.entries(build.routes as Record<string, Route | undefined>).map(
		([id, route]) => {
			const loader = route?.module.loader;
			return [
				id,
				route && loader
					? { ...route, module: { ...route.module, loader: guard(loader, contextOf) } }
					: route,
			];
		},
	);
	return { ...build, routes: Object.fromEntries(routes) };
}

function guard(loader: Loader, contextOf: (context: unknown) => RenderContext): Loader {
	return async (args) => {
		try {
			return await loader(args);
		} catch (thrown) {
			throw isAnswer(thrown) ? thrown : errorAnswer(thrown, contextOf(args.context));
		}
	};
}

/** The response for an error, which React Router turns into an error that pages can show. */
export function errorAnswer(
	error: unknown,
	{ requestId, report }: Pick<RenderContext, 'requestId' | 'report'>,
): Response {
	const code = errorCode(error);
	const status = code === null ? 500 : ERROR_STATUS[code];
	if (status >= 500) report(error);
	return Response.json({ code, requestId } satisfies LoaderError, {
		status,
		statusText: STATUS_CODES[status] ?? '',
	});
}

/** Responses, redirects and `data(…)` are intentional answers of a loader. */
function isAnswer(thrown: unknown): boolean {
	return (
		thrown instanceof Response ||
		(thrown as { type?: unknown } | null)?.type === 'DataWithResponseInit'
	);
}
