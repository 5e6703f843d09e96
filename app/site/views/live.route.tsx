import { renderContext } from '#app/document/render-context.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { paths } from '#core/site/paths.ts';
import { viewsCopy } from '#core/views/copy.ts';
import { readLive } from '#server/views/read-views.ts';
import type { Route } from './+types/live.route.ts';
import { readViewPage } from './read-view-page.server.ts';
import { ViewPage } from './view-page.tsx';

const { metaTitle: title, description, facts } = viewsCopy.live;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: list, location }) =>
	pageMeta(matches, {
		...{ title, description, path: paths.live },
		...(list && { image: paths.dayCard(list.today) }),
		empty: isVariant(location.search) || list?.games.length === 0,
	});

export function loader({ context }: Route.LoaderArgs) {
	return readViewPage(context.get(renderContext), readLive, {
		path: paths.live,
		title: viewsCopy.live.title,
	});
}

export default function Live({ loaderData: list }: Route.ComponentProps) {
	return <ViewPage kind="live" list={list} facts={facts(list.live.length)} />;
}
