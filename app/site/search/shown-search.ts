import { queryCopy } from '#core/search/copy/query.ts';
import type { SearchLink, SearchResult } from '#core/search/query/result.ts';
import type { GameSuggestion, Linked } from '#core/search/suggestion.ts';

/** What the page of a search shows, in words already. */
export type ShownSearch = {
	words: readonly string[];
	rest: string;
	/** What is said before the games; '' = nothing. */
	note: string;
	games: readonly Linked<GameSuggestion>[];
	youth: readonly Linked<GameSuggestion>[];
	/** How many those are in all. */
	fold: string;
	named: readonly SearchLink[];
	more: readonly SearchLink[];
	articles: readonly SearchLink[];
};

/** What a page shows of a search; null where nothing was asked. */
export function shownSearch(result: SearchResult | null): ShownSearch | null {
	if (result === null) return null;
	const { words, understanding, games, youth, fold, named, days, pages, articles, isApart } =
		result;
	return {
		...{ words, games, youth, named, articles },
		rest: words.length > 0 ? understanding.rest : '',
		note: isApart ? queryCopy.apart : '',
		fold: fold?.name ?? '',
		more: [...pages, ...days],
	};
}
