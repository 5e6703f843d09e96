import type {
	GameSuggestion,
	Linked,
	LinkedSuggestion,
	Suggestion,
} from '#core/search/suggestion.ts';
import type { Understanding } from './understanding.ts';

export type SearchLink = Linked<Exclude<Suggestion, { kind: 'game' }>>;

/** Everything that a query finds. */
export type SearchResult = {
	query: string;
	understanding: Understanding;
	/** The understood parts, in words. */
	words: readonly string[];
	/** First teams, unless others are requested, in the order of the query. */
	games: readonly Linked<GameSuggestion>[];
	/** Women's and youth games of the team, and one link to all of them, null without any. */
	youth: readonly Linked<GameSuggestion>[];
	fold: SearchLink | null;
	/** Teams, competitions and channels. */
	named: readonly SearchLink[];
	/** Days with their filters. */
	days: readonly SearchLink[];
	pages: readonly SearchLink[];
	articles: readonly SearchLink[];
	/** The query is only a name. */
	isNameAlone: boolean;
	/** The query names two teams without a known meeting: the games are those of each. */
	isApart: boolean;
};

export const MOST_SUGGESTIONS = 8;
/** Most games among the suggestions. */
export const MOST_GAMES = 4;

/**
 * The suggestions of a query, best first. A bare name leads to its page first. A name with
 * conditions asks for a game, so its answer comes first. A query without names leads to a list of a
 * day. Games that match only approximately come after the named entries.
 */
export function suggestionsOf(result: SearchResult): LinkedSuggestion[] {
	const { games, fold, named, days, pages, articles, isNameAlone, isApart, understanding } = result;
	const shown = games.slice(0, MOST_GAMES);
	const [first, ...others] = named;
	const youth = fold === null ? [] : [fold];
	const isList =
		understanding.times.length + understanding.campeonatos.length + understanding.canais.length ===
		0;
	const order = isApart
		? [...named, ...shown, ...days, ...articles]
		: isNameAlone
			? [...(first ? [first] : []), ...shown, ...others, ...youth, ...days, ...articles]
			: isList
				? [...pages, ...days, ...shown, ...named, ...articles]
				: [...shown, ...named, ...youth, ...days, ...articles];
	return order.slice(0, MOST_SUGGESTIONS);
}
