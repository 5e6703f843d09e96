import { renderContext } from '#app/render-context.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { dayOf } from '#core/site/dates.ts';
import type { Route } from './+types/home.route.ts';
import { DayPage } from './day-page.tsx';
import { readDayPage } from './read-day-page.server.ts';
import { todayMeta } from './today-meta.ts';

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => todayMeta(matches, loaderData);

export async function loader({ context }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return readDayPage(guide, dayOf(guide.now));
}

export default function Home({ loaderData }: Route.ComponentProps) {
	return <DayPage packed={loaderData.packed} />;
}
