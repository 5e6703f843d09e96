import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { PublicApi } from './public-api.ts';

/** Crawler rules: everything public is allowed; nothing while the site is a demonstration. */
export function mountRobots(
	api: PublicApi,
	{ config }: Pick<AppContext, 'config'>,
	publicUrl: string,
): void {
	const closed = config.demo ? ['/'] : [paths.admin, paths.login, `${callPaths.api}/`];
	const sitemap = config.demo ? [] : ['', `Sitemap: ${publicUrl}${machinePaths.sitemap}`];
	const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ...sitemap, ''].join(
		'\n',
	);
	api.get(machinePaths.robots, (request) =>
		request.text(text, 200, { 'cache-control': 'public, max-age=3600' }),
	);
}
