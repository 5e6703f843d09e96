import type { Names } from '#core/games/cards.ts';
import type { Game } from '#core/games/game.ts';
import { type ListContext, latestChange, listGames, sortGames } from '#core/games/game-list.ts';
import { isDrawn } from '#core/map/build-map.ts';
import { mapSlots } from '#core/map/map-slots.ts';
import { arrangeDay, type DayContent, nextDayTurn } from './arrange-day.ts';
import type { DayView } from './day-view.ts';

type DayInput = {
	day: string;
	/** UTC milliseconds. */
	now: number;
	/**
	 * Games of the day. Today also has yesterday's live games and, after its last game, the next
	 * ones.
	 */
	games: readonly Game[];
	names: Names;
	/** Label of the previous hour of rescheduled games, by game id. */
	movedFrom: ReadonlyMap<string, string>;
	/**
	 * What open channels show at the kickoff times of these games; absent = counted from these games.
	 */
	slots?: ListContext['slots'];
	/** Where a game without a channel is expected. */
	expected?: ListContext['expected'];
};

/**
 * Builds the page of one day. It omits no game: those without hour, channel or known team are
 * listed, too. `validUntil` = UTC ms at which the clock alone makes the view stale (kickoff, end of
 * a game, midnight).
 */
export function buildDay({ day, now, games, names, movedFrom, slots, expected }: DayInput): {
	view: DayView;
	validUntil: number;
} {
	const sorted = sortGames(games, names);
	const list = listGames(sorted, {
		names,
		movedFrom,
		now,
		withSentences: true,
		...(slots && { slots }),
		...(expected && { expected }),
	});
	const content: DayContent = { day, updatedAt: latestChange(sorted), ...list };
	if (sorted.some((game) => game.demo)) content.demo = true;
	const own = sorted.filter((game) => game.day === day);
	if (mapSlots(own, names).some(isDrawn)) content.mapped = true;
	return { view: arrangeDay(content, now), validUntil: nextDayTurn(content, now) };
}
