import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/new-game.route.ts';

const title = panelCopy.menu.newGame;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/**
 * The server decides what today is: the guide may run on its own clock. The form is imported in
 * parallel. The dynamic import keeps it out of the route manifest, which every reader of the site
 * loads.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const [overview, { NewScreen }] = await Promise.all([
		api.get('overview', { signal: request.signal }),
		import('./form/new-screen.tsx'),
	]);
	return { today: overview.today.day, NewScreen };
}

/** Saving does not change what today is. */
export const shouldRevalidate = () => false;

/** A game that does not exist yet. */
export default function NewGame({ loaderData: { today, NewScreen } }: Route.ComponentProps) {
	return <NewScreen today={today} />;
}
