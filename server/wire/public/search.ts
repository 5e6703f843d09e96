import { NOTHING_UNDERSTOOD, understoodOf } from '#core/search/query/understanding.ts';
import type { SuggestionAnswer } from '#core/search/suggestion.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { QUERY_PARAMETER, searchTerm } from '#core/site/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { PublicApi } from './public-api.ts';

/**
 * GET suggestions for a partial search term: at most eight, each with its address; none for an
 * empty term.
 */
export function mountSearch(
	api: PublicApi,
	{ data, clock }: Pick<AppContext, 'data' | 'clock'>,
): void {
	api.get(callPaths.suggestions, async (request) => {
		const query = searchTerm(request.req.query(QUERY_PARAMETER));
		const { result, suggestions } = await data.search.suggest(query, clock());
		const understood = understoodOf(result?.understanding ?? NOTHING_UNDERSTOOD);
		request.header('cache-control', 'public, max-age=30');
		return request.json({
			query,
			understood,
			words: result?.words ?? [],
			suggestions,
		} satisfies SuggestionAnswer);
	});
}
