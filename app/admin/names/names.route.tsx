import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { namesTitle } from '#core/names/copy/title.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { NAME_PARAMETERS, nameKindOf } from '#core/site/paths/panel.ts';
import type { Route } from './+types/names.route.ts';
import type { LoadedNames } from './names-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: namesTitle, description: namesTitle, path: null });

/**
 * `tipo` is the kind and `item` the id; without `item`, all names of the kind are listed. The
 * dynamic import keeps the screen out of the route manifest, which every reader of the site loads.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const query = new URL(request.url).searchParams;
	const kind = nameKindOf(query.get(NAME_PARAMETERS.kind));
	const id = query.get(NAME_PARAMETERS.item);
	const [loaded, { NamesScreen }] = await Promise.all([
		id === null
			? { kind, record: null }
			: readName(kind, { params: { id }, signal: request.signal }),
		import('./names-screen.tsx'),
	]);
	return { loaded, NamesScreen };
}

type NameInput = { params: { id: string }; signal: AbortSignal };

async function readName(kind: PickerKind, input: NameInput): Promise<LoadedNames> {
	if (kind === 'team') return { kind, record: await api.get('teams/:id', input) };
	if (kind === 'channel') return { kind, record: await api.get('channels/:id', input) };
	return { kind, record: await api.get('competitions/:id', input) };
}

/** Names of teams, competitions and channels. */
export default function Names({ loaderData: { loaded, NamesScreen } }: Route.ComponentProps) {
	return <NamesScreen loaded={loaded} />;
}
