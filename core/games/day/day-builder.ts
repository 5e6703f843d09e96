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
	 * Games of the day; for today also those of the day before that still run and, after the last
	 * one, the next ones.
	 */
	games: readonly Game[];
	names: Names;
	/** Label of the former hour of games that were moved, by game id. */
	movedFrom: ReadonlyMap<string, string>;
	/** What open channels show at the minutes of these games; counted among them where absent. */
	slots?: ListContext['slots'];
	/** What is expected of a game without a channel. */
	expected?: ListContext['expected'];
};

/**
 * Builds the page of one day. Nothing is left out: a game without hour, channel or known team is
 * listed like the others. Returns the view and `validUntil`, the UTC ms at which the clock alone
 * makes it untrue (kickoff, end of a game, midnight).
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
		told: true,
		...(slots && { slots }),
		...(expected && { expected }),
	});
	const content: DayContent = { day, updatedAt: latestChange(sorted), ...list };
	if (sorted.some((game) => game.demo)) content.demo = true;
	const own = sorted.filter((game) => game.day === day);
	if (mapSlots(own, names).some(isDrawn)) content.mapped = true;
	return { view: arrangeDay(content, now), validUntil: nextDayTurn(content, now) };
}
