import { data } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { MissingPage } from '#app/site/errors/missing-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { missingDayCopy } from '#core/games/copy/missing-day.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { mapCopy } from '#core/map/copy.ts';
import { parseDay } from '#core/site/dates.ts';
import { mapPaths } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/day-map.route.ts';
import styles from './map.css?url';
import { mapMeta } from './map-meta.ts';
import { MapPage } from './map-page.tsx';
import { readMapPage } from './read-map-page.server.ts';

const { bad } = missingDayCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = ({ matches, loaderData: answer, location }) => {
	if (!answer || answer.kind === 'bad')
		return pageMeta(matches, { title: bad.title, description: bad.title, path: null });
	const { view } = answer;
	// A day without open television is a thin page: for readers, not for search engines.
	const path = view.slots.length === 0 ? null : mapPaths.day(view.day);
	return mapMeta(matches, { view, path, empty: isVariant(location.search) });
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const day = parseDay(params.day);
	if (day === null) return data({ kind: 'bad' as const, given: params.day }, { status: 404 });
	return { kind: 'day' as const, ...(await readMapPage(context.get(renderContext), day)) };
}

export default function DayMap({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'day')
		return (
			<MapPage view={answer.view} shared={answer.shared} path={mapPaths.day(answer.view.day)} />
		);
	return (
		<MissingPage title={bad.title} text={mapCopy.badDay(answer.given)}>
			<p>
				<a className="button" href={paths.map}>
					{mapCopy.today}
				</a>
			</p>
		</MissingPage>
	);
}
