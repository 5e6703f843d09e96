import type { DayView, GameCard } from './day-view.ts';

/**
 * The games of a day that matter to most readers: by rank of their competition, at the same rank the earlier one. At most `count` of those
 * whose place is in `places`, given back in the order of the day.
 */
export function importantGames(view: Pick<DayView, 'games' | 'competitions'>, places: readonly number[], count: number): GameCard[] {
	const rank = (place: number) => view.competitions[view.games[place]?.competition ?? -1]?.priority ?? Number.MAX_SAFE_INTEGER;
	const chosen = [...places].sort((a, b) => rank(a) - rank(b) || a - b).slice(0, count);
	return chosen.sort((a, b) => a - b).flatMap((place) => view.games[place] ?? []);
}
