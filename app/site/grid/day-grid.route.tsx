import { data } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { MissingDay, missingDayMeta } from '#app/site/errors/missing-day.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { isFarDay } from '#core/games/day/far-day.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { dayOf, parseDay } from '#core/site/dates.ts';
import { gridPaths } from '#core/site/paths/grid.ts';
import type { Route } from './+types/day-grid.route.ts';
import styles from './grid.css?url';
import { gridMeta } from './grid-meta.ts';
import { GridPage } from './grid-page.tsx';
import { readGridPage } from './read-grid-page.server.ts';

export const shouldRevalidate = revalidateOnNewPath;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = ({ matches, loaderData: answer, location }) => {
	if (answer?.kind !== 'day') return pageMeta(matches, missingDayMeta(answer));
	const { view } = answer;
	// A day without a confirmed channel is a thin page: for readers, not for search engines.
	const path = view.groups.length === 0 ? null : gridPaths.day(view.day);
	return gridMeta(matches, { view, path, empty: isVariant(location.search) });
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const [day, today] = [parseDay(params.day), dayOf(guide.now)];
	if (day === null)
		return data({ kind: 'bad' as const, given: params.day, today }, { status: 404 });
	const view = await readGridPage(guide, day);
	if (view.total > 0 || !isFarDay(day, today)) return { kind: 'day' as const, view };
	return data({ kind: 'far' as const, day, today, next: view.next ?? null }, { status: 404 });
}

export default function DayGrid({ loaderData: answer }: Route.ComponentProps) {
	return answer.kind === 'day' ? <GridPage view={answer.view} /> : <MissingDay missing={answer} />;
}
