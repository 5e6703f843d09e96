import { renderContext } from '#app/document/render-context.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/map.route.ts';
import styles from './map.css?url';
import { mapMeta } from './map-meta.ts';
import { MapPage } from './map-page.tsx';
import { readMapPage } from './read-map-page.server.ts';

export const shouldRevalidate = revalidateOnNewPath;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
	loaderData
		? mapMeta(matches, {
				view: loaderData.view,
				path: paths.map,
				empty: isVariant(location.search),
			})
		: [];

export async function loader({ context }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return readMapPage(guide, dayOf(guide.now));
}

export default function TodayMap({ loaderData }: Route.ComponentProps) {
	return <MapPage {...loaderData} path={paths.map} />;
}
