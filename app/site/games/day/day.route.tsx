import { data } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { MissingDay, missingDayMeta } from '#app/site/errors/missing-day.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { countGames } from '#core/games/copy/games.ts';
import { farDay } from '#core/games/day/far-day.ts';
import { unpackDay } from '#core/games/day/packed-day.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { dayOf, formatDayAndMonth, formatNumericDay, parseDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/day.route.ts';
import { DayPage } from './day-page.tsx';
import { readDayPage } from './read-day-page.server.ts';

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer, location }) => {
	if (answer?.kind !== 'day') return pageMeta(matches, missingDayMeta(answer));
	const { day, total } = answer;
	const description = seoCopy.day(formatDayAndMonth(day), countGames(total));
	// A day without games is a thin page: for readers, not for search engines.
	const path = total === 0 ? null : paths.day(day);
	const title = seoCopy.dayTitle(formatNumericDay(day));
	return pageMeta(matches, {
		title,
		description,
		path,
		image: paths.dayCard(day),
		empty: isVariant(location.search),
	});
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const day = parseDay(params.day);
	if (day === null)
		return data(
			{ kind: 'bad' as const, given: params.day, today: dayOf(guide.now) },
			{ status: 404 },
		);
	const page = await readDayPage(guide, day, request);
	const far = farDay(unpackDay(page.packed));
	return far === null
		? { kind: 'day' as const, ...page }
		: data({ kind: 'far' as const, ...far }, { status: 404 });
}

export default function Day({ loaderData: answer }: Route.ComponentProps) {
	return answer.kind === 'day' ? <DayPage {...answer} /> : <MissingDay missing={answer} />;
}
