import type { SearchResult } from '#core/search/query/result.ts';
import type { LinkedSuggestion } from '#core/search/suggestion.ts';

export type SearchIndex = {
	/** All that a query finds at `now` (UTC ms); null for an empty one. */
	find(term: string, now: number): Promise<SearchResult | null>;
	/** Its best suggestions. */
	suggest(
		term: string,
		now: number,
	): Promise<{ result: SearchResult | null; suggestions: LinkedSuggestion[] }>;
};
