import { channelsCopy } from '#core/channels/copy/channels.ts';
import { competitionsCopy } from '#core/competitions/copy.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { seoPagesCopy } from '#core/copy/seo-pages.ts';
import { gridCopy } from '#core/grid/copy.ts';
import { mapCopy } from '#core/map/copy.ts';
import { paths } from '#core/site/paths.ts';
import { breadcrumbList, organization, webSite } from '#core/site/structured-data.ts';
import { teamsCopy } from '#core/teams/copy.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';
import type { FrameData } from './read-frame.server.ts';

/** Pages that describe the site itself: the front page under both addresses, and the about page. */
const OWN_PAGES: readonly string[] = [paths.home, paths.today, paths.about];

/**
 * Fixed pages one level below the front page. Pages of days, games, teams and the like add their
 * own breadcrumbs.
 */
const FIXED_PAGES: ReadonlyMap<string, string> = new Map([
	[paths.teams, teamsCopy.index.title],
	[paths.competitions, competitionsCopy.index.title],
	[paths.channels, channelsCopy.index.title],
	[paths.map, mapCopy.title],
	[paths.grid, gridCopy.title],
	[paths.news, seoPagesCopy.newsTitle],
	[paths.about, frameCopy.footer.links.about],
	[paths.terms, frameCopy.footer.links.terms],
	[paths.privacy, frameCopy.footer.links.privacy],
]);

/**
 * Structured data of the publisher and the fixed pages' breadcrumbs. The demonstration gets none.
 */
export function describeSite(
	{ page, publicUrl }: RenderContext,
	{ brand, social, demo }: FrameData,
	path: string,
): void {
	if (demo) return;
	const name = brand.nomeApp;
	if (OWN_PAGES.includes(path)) {
		const sameAs = social === null ? [] : [social];
		const logo = URL.parse(brand.logoURL, `${publicUrl}/`);
		page.structuredData.push(
			organization({
				name,
				logo: brand.logoURL === '' || logo === null ? '' : logo.href,
				sameAs,
				publicUrl,
			}),
			webSite({ name, search: false, publicUrl }),
		);
	}
	const title = FIXED_PAGES.get(path);
	if (title === undefined) return;
	const trail = [
		{ name: seoCopy.start, path: paths.home },
		{ name: title, path },
	];
	page.structuredData.push(breadcrumbList({ trail, publicUrl }));
}
