import { brandOf } from '#core/brand/brand-schema.ts';
import { llmsCopy } from '#core/copy/llms.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { isPublicPage } from '#core/site/public-page.ts';
import type { AppContext } from '#server/context.ts';
import type { PublicApi } from './public-api.ts';

/**
 * GET /llms.txt (llmstxt.org): describes the site and lists its pages. None for a demonstration.
 */
export function mountLlms(
	api: PublicApi,
	{ config, data }: Pick<AppContext, 'config' | 'data'>,
	publicUrl: string,
): void {
	if (config.demo) return;
	api.get(machinePaths.llms, async (request) => {
		const { nomeApp } = brandOf(await data.settings.read('configuracoes', 'marca')).brand;
		return request.text(llmsText(nomeApp, publicUrl), 200, {
			'cache-control': 'public, max-age=3600',
		});
	});
}

function llmsText(name: string, publicUrl: string): string {
	const { today, tomorrow, live, free, week, teams, competitions, channels, about, news, feed } =
		llmsCopy;
	const pages = [
		{ path: paths.today, ...today },
		{ path: paths.tomorrow, ...tomorrow },
		{ path: paths.live, ...live },
		{ path: paths.free, ...free },
		{ path: paths.week, ...week },
		{ path: paths.teams, ...teams },
		{ path: paths.competitions, ...competitions },
		{ path: paths.channels, ...channels },
		{ path: paths.news, ...news },
		{ path: paths.about, ...about },
	].filter(({ path }) => isPublicPage(path));
	const link = ({ path, title, text }: { path: string; title: string; text: string }) =>
		llmsCopy.link({ title, text, address: `${publicUrl}${path}` });
	const parts = [
		`# ${name.replace(/\s+/gu, ' ')}`,
		`> ${llmsCopy.summary}`,
		llmsCopy.notes.join('\n'),
		`## ${llmsCopy.pagesHeading}\n\n${pages.map(link).join('\n')}`,
		`## ${llmsCopy.dataHeading}\n\n${[link({ path: machinePaths.sitemap, ...llmsCopy.sitemap }), link({ path: machinePaths.newsRss, ...feed })].join('\n')}`,
	];
	return `${parts.join('\n\n')}\n`;
}
