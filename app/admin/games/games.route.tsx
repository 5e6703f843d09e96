import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/games.route.ts';
import { Desk } from './desk/desk.tsx';

const title = panelCopy.menu.games;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return api.get('desk', { signal: request.signal });
}

/** The rows follow the address without the loader; names and views load only once. */
export const shouldRevalidate = () => false;

export default function Games({ loaderData }: Route.ComponentProps) {
	return <Desk setup={loaderData} title={title} />;
}
