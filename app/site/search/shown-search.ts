import { queryCopy } from '#core/search/copy/query.ts';
import type { SearchLink, SearchResult } from '#core/search/query/result.ts';
import type { GameSuggestion, Linked } from '#core/search/suggestion.ts';

/** The contents of the search page as ready-made texts. */
export type ShownSearch = {
	words: readonly string[];
	rest: string;
	/** Text above the games; '' = nothing. */
	note: string;
	games: readonly Linked<GameSuggestion>[];
	youth: readonly Linked<GameSuggestion>[];
	/** How many there are in total. */
	fold: string;
	named: readonly SearchLink[];
	more: readonly SearchLink[];
	articles: readonly SearchLink[];
};

/** The contents of a search page; null for an empty query. */
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
