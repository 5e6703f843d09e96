import type { Suggestion, SuggestionAnswer } from '#core/search/suggestion.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths, searchTerm } from '#core/site/paths.ts';
import { callPaths } from '#core/site/paths-machine.ts';
import type { AppContext } from '#server/context.ts';
import { createSearchIndex } from '#server/search/search-index.ts';
import type { PublicApi } from './public-api.ts';

/** The name of the parameter with the term. */
const TERM = 'q';

/** GET suggestions for a term while it is typed: at most eight, each with its address; none for an empty term. */
export function mountSearch(api: PublicApi, context: Pick<AppContext, 'db' | 'data' | 'clock'>): void {
	const index = createSearchIndex(context);
	api.get(callPaths.suggestions, async (request) => {
		const term = searchTerm(request.req.query(TERM));
		const found = term === '' ? [] : await index.suggest(term);
		const suggestions = found.map((suggestion) => ({ ...suggestion, url: addressOf(suggestion) }));
		request.header('cache-control', 'public, max-age=30');
		return request.json({ q: term, today: dayOf(context.clock()), suggestions } satisfies SuggestionAnswer);
	});
}

function addressOf(suggestion: Suggestion): string {
	switch (suggestion.kind) {
		case 'team':
			return paths.team(suggestion.id);
		case 'competition':
			return paths.competition(suggestion.id);
		case 'channel':
			return paths.channel(suggestion.id);
		case 'game':
			return paths.game(suggestion.slug);
	}
}
