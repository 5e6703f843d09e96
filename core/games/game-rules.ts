import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { Game, GameStatus } from './game.ts';

/**
 * How long a game counts as live: two halves of 45, the interval of 15 (IFAB Law 7) and 15 minutes
 * of stoppages. It does not guess extra time.
 */
export const LIVE_MINUTES = 120;
const LIVE_MS = LIVE_MINUTES * 60_000;

/** End hour (exclusive) of the night that belongs to its own date but is called "madrugada". */
export const MADRUGADA_UNTIL_HOUR = 6;

type Timed = Pick<Game, 'kickoffAt' | 'status'>;

/** Whether a game is live at `now` (UTC ms): derived from the clock, never stored. */
export function isLive(game: Timed, now: number): boolean {
	return (
		game.status === 'scheduled' &&
		game.kickoffAt !== null &&
		game.kickoffAt <= now &&
		now < game.kickoffAt + LIVE_MS
	);
}

/** Whether a game is over: a source says so, or its time has passed. */
export function isOver(game: Timed, now: number): boolean {
	if (game.status === 'finished') return true;
	return game.status === 'scheduled' && game.kickoffAt !== null && now >= game.kickoffAt + LIVE_MS;
}

/**
 * Whether a game is in the past: it is over, or its day is and it is not live. Nothing about it
 * remains to be announced.
 */
export function isBehind(game: Timed & Pick<Game, 'day'>, now: number): boolean {
	return isOver(game, now) || (game.day < dayOf(now) && !isLive(game, now));
}

/** Whether a game will not take place as announced. */
export function isOff(game: { status?: GameStatus }): boolean {
	return game.status === 'postponed' || game.status === 'cancelled';
}

/**
 * How many games are still on. The product uses this number everywhere ("66 jogos"): called-off
 * games are listed but not counted.
 */
export function countStanding(games: readonly { status?: GameStatus }[]): number {
	return games.filter((game) => !isOff(game)).length;
}

/**
 * UTC ms at which the clock alone changes a game's texts (kickoff, then end; without an hour, the
 * end of its day), or null.
 */
export function nextTurn(game: Timed & Pick<Game, 'day'>, now: number): number | null {
	if (game.status === 'finished') return null;
	if (isOff(game) || game.kickoffAt === null) return dayEnd(game.day, now);
	if (now < game.kickoffAt) return game.kickoffAt;
	return now < game.kickoffAt + LIVE_MS ? game.kickoffAt + LIVE_MS : null;
}

function dayEnd(day: string, now: number): number | null {
	const end = startOfDay(addDays(day, 1));
	return end > now ? end : null;
}

/**
 * Order of a list: by kickoff, undefined hours last; at the same minute by priority of the
 * competition, then slug.
 */
export function compareGames(a: Ordered, b: Ordered): number {
	return (
		(a.kickoffAt ?? Infinity) - (b.kickoffAt ?? Infinity) ||
		a.priority - b.priority ||
		(a.slug < b.slug ? -1 : 1)
	);
}

type Ordered = { kickoffAt: number | null; priority: number; slug: string };
