import { renderContext } from '#app/document/render-context.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { paths } from '#core/site/paths.ts';
import { viewsCopy } from '#core/views/copy.ts';
import { readFree } from '#server/views/read-views.ts';
import type { Route } from './+types/free.route.ts';
import { readViewPage } from './read-view-page.server.ts';
import { ViewPage } from './view-page.tsx';

const { metaTitle: title, description, facts } = viewsCopy.free;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: list, location }) =>
	pageMeta(matches, {
		...{ title, description, path: paths.free },
		...(list && { image: paths.dayCard(list.today) }),
		empty: isVariant(location.search) || list?.games.length === 0,
	});

export function loader({ context }: Route.LoaderArgs) {
	return readViewPage(context.get(renderContext), readFree, {
		path: paths.free,
		title: viewsCopy.free.title,
	});
}

export default function Free({ loaderData: list }: Route.ComponentProps) {
	return <ViewPage kind="free" list={list} facts={facts(list.games.length)} />;
}
