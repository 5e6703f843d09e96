import { renderContext } from '#app/document/render-context.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { dayOf } from '#core/site/dates.ts';
import type { Route } from './+types/today.route.ts';
import { DayPage } from './day-page.tsx';
import { readDayPage } from './read-day-page.server.ts';
import { todayMeta } from './today-meta.ts';

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
	todayMeta(matches, loaderData, location);

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return readDayPage(guide, dayOf(guide.now), request);
}

export default function Today({ loaderData }: Route.ComponentProps) {
	return <DayPage {...loaderData} />;
}
