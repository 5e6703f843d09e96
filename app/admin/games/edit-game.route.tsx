import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { GameRecord } from '#core/games/contract/form.ts';
import type { Route } from './+types/edit-game.route.ts';

const title = panelCopy.screens.editGame;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

/**
 * The form is fetched beside its game and not named in the list of all files, which every reader of
 * the site loads.
 */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const game = api.get<GameRecord>(`games/${encodeURIComponent(params.gameId)}`, request.signal);
	const [record, { EditScreen }] = await Promise.all([game, import('./form/edit-screen.tsx')]);
	return { record, EditScreen };
}

/** The form holds what was read until it is left: what is typed is never replaced from behind. */
export const shouldRevalidate = () => false;

/** One game that exists. */
export default function EditGame({ loaderData: { record, EditScreen } }: Route.ComponentProps) {
	return <EditScreen loaded={record} />;
}
