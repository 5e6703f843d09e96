import { renderContext } from '#app/document/render-context.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { queryCopy } from '#core/search/copy/query.ts';
import { QUERY_PARAMETER, searchTerm } from '#core/site/paths.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import { answerEnd } from '#server/search/search-index.ts';
import type { Route } from './+types/search.route.ts';
import { SearchPage } from './search-page.tsx';
import { shownSearch } from './shown-search.ts';

/** Searches are not for search engines. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const query = loaderData?.query ?? '';
	return pageMeta(matches, {
		title: query === '' ? queryCopy.plainTitle : queryCopy.title(query),
		description: queryCopy.description,
		path: null,
	});
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const { data, now, page } = context.get(renderContext);
	const query = searchTerm(new URL(request.url).searchParams.get(QUERY_PARAMETER));
	expireAt(page, answerEnd(now));
	return { query, shown: shownSearch(await data.search.find(query, now)) };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
	return <SearchPage {...loaderData} />;
}
