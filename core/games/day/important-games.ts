import type { DayView, GameCard } from './day-view.ts';

/**
 * The most important games of a day by score: at most `count` of those in `places`, returned in day
 * order.
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
