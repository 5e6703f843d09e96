import type { GameCard, GameList } from './day/day-view.ts';

/** Ids of the known teams of a listed game. */
export function teamsOf(list: GameList, { home, away }: Pick<GameCard, 'home' | 'away'>): string[] {
	return [home, away].flatMap((side) =>
		typeof side === 'number' ? (list.teams[side]?.id ?? []) : [],
	);
}
