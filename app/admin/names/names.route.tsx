import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { namesTitle } from '#core/names/copy/title.ts';
import { NAME_PARAMETERS, nameKindOf } from '#core/site/paths/panel.ts';
import type { Route } from './+types/names.route.ts';
import type { LoadedNames } from './names-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: namesTitle, description: namesTitle, path: null });

const ADDRESSES = { team: 'teams', competition: 'competitions', channel: 'channels' } as const;

/**
 * `tipo` is the kind and `item` the id; without `item`, all names of the kind are listed. The
 * dynamic import keeps the screen out of the route manifest, which every reader of the site loads.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const query = new URL(request.url).searchParams;
	const kind = nameKindOf(query.get(NAME_PARAMETERS.kind));
	const id = query.get(NAME_PARAMETERS.item);
	const entry =
		id === null ? null : api.get(`${ADDRESSES[kind]}/${encodeURIComponent(id)}`, request.signal);
	const [record, { NamesScreen }] = await Promise.all([entry, import('./names-screen.tsx')]);
	return { loaded: { kind, record } as LoadedNames, NamesScreen };
}

/** Names of teams, competitions and channels. */
export default function Names({ loaderData: { loaded, NamesScreen } }: Route.ComponentProps) {
	return <NamesScreen loaded={loaded} />;
}
