import { renderContext } from '#app/document/render-context.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/grid.route.ts';
import styles from './grid.css?url';
import { gridMeta } from './grid-meta.ts';
import { GridPage } from './grid-page.tsx';
import { readGridPage } from './read-grid-page.server.ts';

export const shouldRevalidate = revalidateOnNewPath;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = ({ matches, loaderData: view, location }) =>
	view
		? gridMeta(matches, {
				view,
				path: paths.grid,
				empty: isVariant(location.search) || view.groups.length === 0,
			})
		: [];

export async function loader({ context }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return readGridPage(guide, dayOf(guide.now));
}

export default function TodayGrid({ loaderData: view }: Route.ComponentProps) {
	return <GridPage view={view} />;
}
