import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { readCurationFilter, writeCurationFilter } from '#core/news/curation/curation-filter.ts';
import type { Route } from './+types/curation.route.ts';
import { CurationScreen } from './curation-screen.tsx';

const title = panelCopy.menu.curation;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
	const filter = {
		...readCurationFilter(Object.fromEntries(new URL(url).searchParams)),
		after: null,
	};
	const query = writeCurationFilter(filter);
	const page = await api.get('curation', { query: new URLSearchParams(query), signal });
	return { filter, query, page };
}

/** Items of the sources in groups: one decision for each story. */
export default function Curation({ loaderData: { filter, query, page } }: Route.ComponentProps) {
	return <CurationScreen key={query} filter={filter} page={page} />;
}
