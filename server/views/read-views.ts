import type { Game } from '#core/games/game.ts';
import { isLive } from '#core/games/game-rules.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { buildFree } from '#core/views/free.ts';
import type { GroupedList } from '#core/views/game-groups.ts';
import { buildLive } from '#core/views/live.ts';
import { buildWeek, weekDays } from '#core/views/week.ts';
import { readListContext } from '#server/games/read/read-agenda.ts';
import type { GuideData } from '#server/guide-data.ts';

/** A page of grouped games. `validUntil` = UTC ms at which it expires without a data change. */
export type ReadView = (
	data: GuideData,
	now: number,
) => Promise<{ list: GroupedList; validUntil: number }>;

/**
 * How many days ahead the next game is sought, to span an off-season; and among how many games it
 * is chosen.
 */
const NEXT_DAYS = 60;
const NEXT_GAMES = 5;

/** Reads the games live at `now` (UTC ms), those within the hour, or the next game. */
export const readLive: ReadView = async (data, now) => {
	const near = await nightGames(data, now);
	const hasMore = near.some(
		(game) => isLive(game, now) || (game.status === 'scheduled' && (game.kickoffAt ?? 0) > now),
	);
	const tomorrow = addDays(dayOf(now), 1);
	const games = hasMore
		? near
		: [
				...near,
				...(await data.games.listFollowing(tomorrow, addDays(tomorrow, NEXT_DAYS), NEXT_GAMES)),
			];
	return buildLive({ games, ...(await contextOf(data, games, now)) });
};

/** Reads the free-to-watch games of today and tomorrow. */
export const readFree: ReadView = async (data, now) => {
	const games = await nightGames(data, now);
	return buildFree({ games, ...(await contextOf(data, games, now)) });
};

/** Reads the important games of the seven days from today. */
export const readWeek: ReadView = async (data, now) => {
	const games = await gamesOf(data, weekDays(dayOf(now)));
	return buildWeek({ games, ...(await contextOf(data, games, now)) });
};

/** Games of today and tomorrow, and of yesterday, which may still be live. */
function nightGames(data: GuideData, now: number): Promise<Game[]> {
	const today = dayOf(now);
	return gamesOf(data, [addDays(today, -1), today, addDays(today, 1)]);
}

async function gamesOf({ games }: GuideData, days: readonly string[]): Promise<Game[]> {
	return (await Promise.all(days.map((day) => games.listDay(day)))).flat();
}

async function contextOf(data: GuideData, games: readonly Game[], now: number) {
	return readListContext(data, games, { names: await data.reference(), now });
}
