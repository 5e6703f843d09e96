import type { DayView, GameCard } from './day-view.ts';

/**
 * The games of a day that matter to most readers, by its score: at most `count` of those whose
 * place is in `places`, given back in the order of the day.
 */
export function importantGames(
	{ games, ranked }: Pick<DayView, 'games' | 'ranked'>,
	places: readonly number[],
	count: number,
): GameCard[] {
	const wanted = new Set(places);
	const chosen = ranked.filter((place) => wanted.has(place)).slice(0, count);
	return chosen.sort((a, b) => a - b).flatMap((place) => games[place] ?? []);
}
