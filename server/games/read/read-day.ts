import { buildDay } from '#core/games/day/day-builder.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import type { Game } from '#core/games/game.ts';
import { isLive } from '#core/games/game-rules.ts';
import { formerHours } from '#core/games/kickoff-move.ts';
import { countOpenSlots } from '#core/games/open-slots.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { GuideData } from '#server/guide-data.ts';
import { readExpected } from './read-expected.ts';
import { readSlots } from './read-slots.ts';

/**
 * Number of upcoming games shown for a day without games left, and how many days ahead to search:
 * an off-season.
 */
const NEXT_GAMES = 5;
const NEXT_DAYS = 60;

/** The list mentions a kickoff change made within this many days of the game. */
export const MOVE_DAYS = 3;

/**
 * Reads the page of one São Paulo day. `now` in UTC milliseconds. `validUntil` = UTC instant at
 * which it expires by the clock alone.
 */
export async function readDay(
	data: GuideData,
	{ day, now }: { day: string; now: number },
): Promise<{ view: DayView; validUntil: number }> {
	const [names, ofDay, moves] = await Promise.all([
		data.reference(),
		data.games.listDay(day),
		data.changes.listKickoffMoves(day, startOfDay(addDays(day, -MOVE_DAYS))),
	]);
	const around = await gamesAround(data, { day, now, ofDay });
	const games = [...ofDay, ...around];
	// Only some games of other days are loaded, and their channels may show further games at the same
	// minute.
	const [expected, slotsAround] = await Promise.all([
		readExpected(data, games, { names, now }),
		readSlots(data, around, names),
	]);
	const slots = new Map([...countOpenSlots(ofDay, names.channels), ...slotsAround]);
	return buildDay({ day, now, games, names, movedFrom: formerHours(moves), slots, expected });
}

/**
 * Today's page adds live games of yesterday, or the next games once no game of today is live or
 * pending. A day without games shows the games that follow it, or that follow now.
 */
async function gamesAround(
	data: GuideData,
	{ day, now, ofDay }: { day: string; now: number; ofDay: Game[] },
): Promise<Game[]> {
	const today = dayOf(now);
	if (day !== today) return ofDay.length > 0 ? [] : listNext(data, { day, now, today });
	const stillRunning = (await data.games.listDay(addDays(day, -1))).filter((game) =>
		isLive(game, now),
	);
	const hasMore = [...ofDay, ...stillRunning].some(
		(game) =>
			isLive(game, now) ||
			(game.status === 'scheduled' && (game.kickoffAt === null || game.kickoffAt > now)),
	);
	return hasMore
		? stillRunning
		: data.games.listFollowing(day, addDays(day, NEXT_DAYS), NEXT_GAMES);
}

/** For a past day, the next games from now on, including today's. */
async function listNext(
	{ games }: GuideData,
	{ day, now, today }: { day: string; now: number; today: string },
): Promise<Game[]> {
	const after = day < today ? today : day;
	const ofToday =
		day < today
			? (await games.listDay(today)).filter(
					(game) => game.status === 'scheduled' && (game.kickoffAt ?? 0) > now,
				)
			: [];
	const next =
		ofToday.length > 0
			? ofToday
			: await games.listFollowing(after, addDays(after, NEXT_DAYS), NEXT_GAMES);
	return next.sort((a, b) => (a.kickoffAt ?? 0) - (b.kickoffAt ?? 0)).slice(0, NEXT_GAMES);
}
