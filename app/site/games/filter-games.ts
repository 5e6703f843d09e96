import type { DayView } from '#core/games/day-view.ts';
import { searchGames } from '#core/games/search-games.ts';

/** The places of the games that a search term finds (S2.03), null when everything is shown. */
export function filterGames(view: DayView, term: string): ReadonlySet<number> | null {
	return term === '' ? null : searchGames(view, term);
}
