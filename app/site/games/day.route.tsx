import { data } from 'react-router';
import { renderContext } from '#app/render-context.ts';
import { MissingPage } from '#app/site/errors/missing-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { countGames, dayCopy } from '#core/copy/games.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { isVariant } from '#core/games/filter-names.ts';
import { dayOf, formatDayAndMonth, formatNumericDay, parseDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/day.route.ts';
import { Calendar } from './calendar.tsx';
import { DayPage } from './day-page.tsx';
import { readDayPage } from './read-day-page.server.ts';

const { badDay } = dayCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer, location }) => {
	if (!answer || answer.kind === 'bad') return pageMeta(matches, { title: badDay.title, description: badDay.title, path: null });
	const { day, total } = answer;
	const description = seoCopy.day(formatDayAndMonth(day), countGames(total));
	// A day without games is a thin page: it stands for readers, not for search engines.
	const path = total === 0 ? null : paths.day(day);
	const title = seoCopy.dayTitle(formatNumericDay(day));
	return pageMeta(matches, { title, description, path, image: paths.dayCard(day), empty: isVariant(location.search) });
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const day = parseDay(params.day);
	if (day === null) return data({ kind: 'bad' as const, given: params.day, today: dayOf(guide.now) }, { status: 404 });
	return { kind: 'day' as const, ...(await readDayPage(guide, day, request)) };
}

export default function Day({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'day') return <DayPage {...answer} />;
	return (
		<MissingPage title={badDay.title} text={badDay.text(answer.given)}>
			<Calendar day={answer.today} today={answer.today} />
		</MissingPage>
	);
}
