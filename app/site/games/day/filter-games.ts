import type { DayView } from '#core/games/day/day-view.ts';
import { searchGames } from '#core/games/filter/search-games.ts';

/** Indexes of the games that match a search term (S2.03); null when everything is shown. */
export function filterGames(view: DayView, term: string): ReadonlySet<number> | null {
	return term === '' ? null : searchGames(view, term);
}
