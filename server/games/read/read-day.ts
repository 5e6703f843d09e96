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
 * How many coming games stand under a day that has none left, and how many days ahead they are
 * looked for: a pause between two seasons.
 */
const NEXT_GAMES = 5;
const NEXT_DAYS = 60;

/** A move of the hour is worth a word in the list when it was made this close to the day. */
export const MOVE_DAYS = 3;

/**
 * Reads the page of one São Paulo day. `now` in UTC milliseconds. `validUntil` is the UTC instant
 * at which the page stops being true by the clock alone.
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
	// Of another day only some games are read: its channels may show others at the same minute.
	const [expected, slotsAround] = await Promise.all([
		readExpected(data, games, { names, now }),
		readSlots(data, around, names),
	]);
	const slots = new Map([...countOpenSlots(ofDay, names.channels), ...slotsAround]);
	return buildDay({ day, now, games, names, movedFrom: formerHours(moves), slots, expected });
}

/**
 * On today's page games of yesterday that still run, and the next ones once nothing of today is
 * running or to come; on a day without games those that follow it, or that follow now.
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

/** After a day that lies behind, the games that are still to begin, today's among them. */
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
