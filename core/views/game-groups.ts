import type { Names } from '#core/games/cards.ts';
import type { GameList } from '#core/games/day/day-view.ts';
import { rankGames } from '#core/games/day/score.ts';
import type { Game } from '#core/games/game.ts';
import { type ListContext, listForFilters, listGames } from '#core/games/game-list.ts';
import { compareGames, isLive } from '#core/games/game-rules.ts';
import { dayOf } from '#core/site/dates.ts';

/**
 * Games under one heading. `top` = drawn large, before the lines; both are indexes into the list's
 * games.
 */
export type GameGroup = {
	/** Fragment of an address that links to it. */
	anchor: string;
	heading: string;
	/** Beside the heading: the number of games. */
	note: string;
	/** The day, YYYY-MM-DD, that rows may omit. */
	day: string;
	/** Page of its own that the heading links to. */
	path?: string;
	top: number[];
	lines: number[];
	/** After the lines: what else there is, and where. */
	more?: string;
};

/** Games of a page that is not a day: live now, free, the week. */
export type GroupedList = GameList & {
	today: string;
	groups: GameGroup[];
	/** Indexes of the live games. */
	live: number[];
	demo?: true;
};

/** A group before its games are indexed. */
export type PlannedGroup = Omit<GameGroup, 'top' | 'lines'> & {
	top: readonly Game[];
	lines: readonly Game[];
};

/** Builds the list of some groups; each game belongs to exactly one. */
export function groupGames(planned: readonly PlannedGroup[], context: ListContext): GroupedList {
	const games = planned.flatMap(({ top, lines }) => [...top, ...lines]);
	const places = new Map(games.map(({ id }, place) => [id, place]));
	const placesOf = (some: readonly Game[]) => some.map(({ id }) => places.get(id) ?? -1);
	const list: GroupedList = {
		...listGames(games, context),
		today: dayOf(context.now),
		groups: planned.map((group) => ({
			...group,
			top: placesOf(group.top),
			lines: placesOf(group.lines),
		})),
		live: placesOf(games.filter((game) => isLive(game, context.now))),
	};
	return games.some(({ demo }) => demo) ? { ...list, demo: true } : list;
}

/** Games in order of importance (`rankGames`), the most important first. */
export function byWeight(games: readonly Game[], names: Names, now: number): Game[] {
	return rankGames(listForFilters(games, names), now).flatMap((place) => games[place] ?? []);
}

/** Games by kickoff, at the same minute by the rank of their competition. */
export function byKickoff(games: readonly Game[], names: Names): Game[] {
	const priority = ({ competitionId }: Game) =>
		names.competitions.get(competitionId)?.priority ?? 9;
	return games.toSorted((a, b) =>
		compareGames({ ...a, priority: priority(a) }, { ...b, priority: priority(b) }),
	);
}
