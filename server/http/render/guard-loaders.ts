import { STATUS_CODES } from 'node:http';
import { errorCode } from '#core/kit/app-error.ts';
import { ERROR_STATUS } from '#server/http/error-status.ts';
import type { RenderContext } from './render-context.ts';

type LoaderArgs = { context: unknown };
type Loader = (args: LoaderArgs) => unknown;
type Route = { module: { loader?: Loader } };

/** What an error boundary receives as `error.data` for an error that a loader did not foresee. */
type LoaderError = { code: string | null; requestId: string };

/**
 * Puts one guard around every loader of the built site: an AppError becomes an answer with its
 * status, anything else a 500, both with the request id and without a message or a stack; what is
 * unexpected goes to the log.
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

/** The answer that stands for an error: of React Router it makes an error that pages can show. */
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

/** Responses, redirects and `data(…)` are answers that a loader gave on purpose. */
function isAnswer(thrown: unknown): boolean {
	return (
		thrown instanceof Response ||
		(thrown as { type?: unknown } | null)?.type === 'DataWithResponseInit'
	);
}
