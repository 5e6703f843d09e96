import type { DayView, GameCard } from '#core/games/day-view.ts';
import { matches, searchText } from '#core/search/search-text.ts';

/**
 * The places of the games that a search term finds by team or competition (S2.03), null when everything is shown. Aliases and
 * nicknames count: they travel with the names.
 */
export function filterGames(view: DayView, term: string): ReadonlySet<number> | null {
	if (term === '') return null;
	const found = new Set<number>();
	view.games.forEach((game, place) => {
		if (isFound(view, game, term)) found.add(place);
	});
	return found;
}

function isFound(view: DayView, game: GameCard, term: string): boolean {
	const keys = [sideKeys(view, game.home), sideKeys(view, game.away), view.competitions[game.competition]?.keys ?? ''];
	return matches(term, keys.join(' '));
}

function sideKeys(view: DayView, side: number | string): string {
	return typeof side === 'number' ? (view.teams[side]?.keys ?? '') : searchText([side]);
}
