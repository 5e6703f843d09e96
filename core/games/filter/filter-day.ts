import { byCompetition, type CompetitionGroup } from '#core/games/day/day-parts.ts';
import type { GameList } from '#core/games/day/day-view.ts';
import { activeFilters, type DayFilter, NO_FILTER } from './day-filter.ts';
import type { FilterName } from './filter-names.ts';
import { gamesThatPass, isUnsure } from './filter-rules.ts';

/** The filtered games of a list, by index: remaining rows keep their identity. */
type FilteredList = {
	/** In the order of the list. */
	kept: ReadonlySet<number>;
	/** Those of `kept` whose coverage of the requested state is unknown. */
	unsure: ReadonlySet<number>;
	/**
	 * Only for `ordem=campeonato`: the certain ones by competition, the most important first, in list
	 * order.
	 */
	groups: CompetitionGroup[] | null;
};

/** Applies a filter to the games of a day (architecture §8). */
export function applyFilter(list: GameList, filter: DayFilter): FilteredList {
	const kept = gamesThatPass(list, filter);
	const places = [...kept];
	const unsure = new Set(
		places.filter((place) => {
			const game = list.games[place];
			return game !== undefined && isUnsure(list, game, filter);
		}),
	);
	const sure = places.filter((place) => !unsure.has(place));
	return {
		kept,
		unsure,
		groups: filter.ordem === 'campeonato' ? groupByCompetition(list, sure) : null,
	};
}

function groupByCompetition(list: GameList, kept: readonly number[]): CompetitionGroup[] {
	const rank = (place: number) => list.competitions[place]?.priority ?? 9;
	return byCompetition(list, kept).sort(
		(a, b) => rank(a.competition) - rank(b.competition) || (a.games[0] ?? 0) - (b.games[0] ?? 0),
	);
}

type DropSuggestion = { name: FilterName; count: number };

/**
 * For a filter without results: which part to drop, and how many games that yields; the largest
 * yield first.
 */
export function dropSuggestions(list: GameList, filter: DayFilter): DropSuggestion[] {
	return activeFilters(filter)
		.map((name) => ({
			name,
			count: gamesThatPass(list, { ...filter, [name]: NO_FILTER[name] }).size,
		}))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}
