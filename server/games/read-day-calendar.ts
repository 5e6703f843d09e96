import { buildGame } from '#core/games/game-builder.ts';
import { sortGames } from '#core/games/game-list.ts';
import type { GameView } from '#core/games/game-view.ts';
import type { GuideData } from '#server/guide-data.ts';

/** More games than any day has: what bounds the file of a day that was filled by mistake. */
const MOST_GAMES = 500;

/** A game for a calendar; `sequence` rises with every change (RFC 5545 §3.8.7.4). */
export type CalendarGame = { id: string; sequence: number; view: GameView };

/** Reads the games of a São Paulo day in the order of its page, for a calendar. `now` in UTC milliseconds. */
export async function readDayCalendar(data: GuideData, { day, now }: { day: string; now: number }): Promise<CalendarGame[]> {
	const [names, games] = await Promise.all([data.reference(), data.games.listDay(day)]);
	const marks = await data.changes.calendarMarks(games.map(({ id }) => id));
	return sortGames(games, names)
		.slice(0, MOST_GAMES)
		.map((game) => ({ id: game.id, sequence: marks.get(game.id)?.sequence ?? 0, view: buildGame({ game, changes: [], names, now }).view }));
}
