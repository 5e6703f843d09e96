import type {
	GameSuggestion,
	Linked,
	LinkedSuggestion,
	Suggestion,
} from '#core/search/suggestion.ts';
import type { Understanding } from './understanding.ts';

export type SearchLink = Linked<Exclude<Suggestion, { kind: 'game' }>>;

/** All that a query finds. */
export type SearchResult = {
	query: string;
	understanding: Understanding;
	/** What was understood, in words. */
	words: readonly string[];
	/** First teams, unless others are asked for: as the query orders them. */
	games: readonly Linked<GameSuggestion>[];
	/** Women's and youth games of the team, and all of them as one link, null without any. */
	youth: readonly Linked<GameSuggestion>[];
	fold: SearchLink | null;
	/** Teams, competitions and channels. */
	named: readonly SearchLink[];
	/** Days with their filters. */
	days: readonly SearchLink[];
	pages: readonly SearchLink[];
	articles: readonly SearchLink[];
	/** The query is no more than a name. */
	isNameAlone: boolean;
	/** Two teams are asked for whose meeting the guide does not know: the games are those of each. */
	isApart: boolean;
};

export const MOST_SUGGESTIONS = 8;
/** Games among the suggestions. */
export const MOST_GAMES = 4;

/**
 * The suggestions of a query, best first. A name alone leads to its page first, with anything more
 * a game is asked for, and its answer comes first; what names neither leads to a list of a day.
 * Games that are only near to what was asked stand behind what it names.
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
