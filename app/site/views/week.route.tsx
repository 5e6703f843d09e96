import { renderContext } from '#app/document/render-context.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { paths } from '#core/site/paths.ts';
import { viewsCopy } from '#core/views/copy.ts';
import { readWeek } from '#server/views/read-views.ts';
import type { Route } from './+types/week.route.ts';
import { readViewPage } from './read-view-page.server.ts';
import { ViewPage } from './view-page.tsx';

const { metaTitle: title, description, facts } = viewsCopy.week;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: list, location }) =>
	pageMeta(matches, {
		...{ title, description, path: paths.week },
		...(list && { image: paths.dayCard(list.today) }),
		empty: isVariant(location.search) || list?.games.length === 0,
	});

export function loader({ context }: Route.LoaderArgs) {
	return readViewPage(context.get(renderContext), readWeek, {
		path: paths.week,
		title: viewsCopy.week.title,
	});
}

export default function Week({ loaderData: list }: Route.ComponentProps) {
	return (
		<ViewPage
			kind="week"
			list={list}
			facts={facts(list.groups[0]?.day ?? list.today, list.groups.at(-1)?.day ?? list.today)}
		/>
	);
}
