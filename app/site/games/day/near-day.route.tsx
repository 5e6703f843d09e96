import { renderContext } from '#app/document/render-context.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { countGames } from '#core/games/copy/games.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { addDays, dayOf, formatDayAndMonth, formatShortDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/near-day.route.ts';
import { DayPage } from './day-page.tsx';
import { readDayPage } from './read-day-page.server.ts';

/** Days with an evergreen address besides that of their date. */
const TOMORROW = { path: paths.tomorrow, from: 1, title: seoCopy.tomorrowTitle };
const YESTERDAY = { path: paths.yesterday, from: -1, title: seoCopy.yesterdayTitle };

const nearDay = (pathname: string) => (pathname === YESTERDAY.path ? YESTERDAY : TOMORROW);

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: data, location }) => {
	if (!data) return [];
	const { day, total } = data;
	const { path, title } = nearDay(location.pathname);
	return pageMeta(matches, {
		title: title(formatShortDay(day)),
		description: seoCopy.day(formatDayAndMonth(day), countGames(total)),
		path,
		image: paths.dayCard(day),
		empty: isVariant(location.search),
	});
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const { from } = nearDay(new URL(request.url).pathname);
	return readDayPage(guide, addDays(dayOf(guide.now), from), request);
}

export default function NearDay({ loaderData }: Route.ComponentProps) {
	return <DayPage {...loaderData} />;
}
