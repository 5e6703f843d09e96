import { renderContext } from '#app/render-context.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { countGames } from '#core/copy/games.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { isVariant } from '#core/games/filter-names.ts';
import { addDays, dayOf, formatDayAndMonth, formatShortDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/tomorrow.route.ts';
import { DayPage } from './day-page.tsx';
import { readDayPage } from './read-day-page.server.ts';

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: data, location }) => {
	if (!data) return [];
	const { day, total } = data;
	const title = seoCopy.tomorrowTitle(formatShortDay(day));
	return pageMeta(matches, {
		title,
		description: seoCopy.day(formatDayAndMonth(day), countGames(total)),
		path: paths.tomorrow,
		image: paths.dayCard(day),
		empty: isVariant(location.search),
	});
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return readDayPage(guide, addDays(dayOf(guide.now), 1), request);
}

export default function Tomorrow({ loaderData }: Route.ComponentProps) {
	return <DayPage {...loaderData} />;
}
