import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/edit-game.route.ts';

const title = panelCopy.screens.editGame;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/**
 * The form is imported in parallel with its game. The dynamic import keeps it out of the route
 * manifest, which every reader of the site loads.
 */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const game = api.get('games/:id', { params: { id: params.gameId }, signal: request.signal });
	const [record, { EditScreen }] = await Promise.all([game, import('./form/edit-screen.tsx')]);
	return { record, EditScreen };
}

/** The form keeps the loaded game until the operator leaves: typed values are never replaced. */
export const shouldRevalidate = () => false;

/** Edits an existing game. */
export default function EditGame({ loaderData: { record, EditScreen } }: Route.ComponentProps) {
	return <EditScreen loaded={record} />;
}
