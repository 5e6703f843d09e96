import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { countGames } from '#core/games/copy/games.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { formatNumericDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { defaultTitle } from '#core/site/seo.ts';
import type { DayPageData } from './read-day-page.server.ts';

/**
 * S1.05: the front page and /jogos-de-hoje are one page at two addresses. The second is canonical,
 * also for each search and filter of it.
 */
export function todayMeta(
	matches: Parameters<typeof pageMeta>[0],
	data: DayPageData | undefined,
	{ search }: { search: string },
): MetaDescriptor[] {
	const description = data ? seoCopy.today(formatNumericDay(data.day), countGames(data.total)) : '';
	const image = data ? { image: paths.dayCard(data.day) } : {};
	return pageMeta(matches, {
		title: defaultTitle,
		description,
		path: paths.today,
		empty: isVariant(search),
		...image,
	});
}
