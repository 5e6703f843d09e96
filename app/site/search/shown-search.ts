import type { SearchLink, SearchResult } from '#core/search/query/result.ts';
import type { GameSuggestion, Linked } from '#core/search/suggestion.ts';

type ShownGame = Pick<Linked<GameSuggestion>, 'home' | 'away' | 'competition' | 'resposta' | 'url'>;
type ShownLink = Pick<SearchLink, 'name' | 'detail' | 'url'>;

/** What the page of a search shows, in words already. */
export type ShownSearch = {
	words: readonly string[];
	rest: string;
	games: readonly ShownGame[];
	youth: readonly ShownGame[];
	named: readonly ShownLink[];
	more: readonly ShownLink[];
	articles: readonly ShownLink[];
};

const MOST_GAMES = 20;

/** What a page shows of a search; null where nothing was asked. */
export function shownSearch(result: SearchResult | null): ShownSearch | null {
	if (result === null) return null;
	const { words, understanding, games, youth, named, days, pages, articles } = result;
	return {
		words,
		rest: words.length > 0 ? understanding.rest : '',
		games: games.slice(0, MOST_GAMES).map(shownGame),
		youth: youth.slice(0, MOST_GAMES).map(shownGame),
		named: named.map(shownLink),
		more: [...pages, ...days].map(shownLink),
		articles: articles.map(shownLink),
	};
}

function shownGame({ home, away, competition, resposta, url }: Linked<GameSuggestion>): ShownGame {
	return { home, away, competition, resposta, url };
}

function shownLink({ name, detail, url }: SearchLink): ShownLink {
	return { name, detail, url };
}
