import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';

/** How far a calendar that follows looks back and ahead, in days. */
const CALENDAR_DAYS = { back: 60, ahead: 180 } as const;

/**
 * Most games of a calendar: those to come, nearest first, and those behind. Programs of readers
 * refuse files of some megabytes.
 */
export const MOST_GAMES = { ahead: 600, back: 200 } as const;

/**
 * How long the entry of a removed game is cancelled instead of missing, in days. Shorter than the
 * trash keeps games, so that emptying it changes no calendar.
 */
const REMOVED_DAYS = 28;

/**
 * Days (São Paulo, both ends included) of a calendar that is made on `today`; what was removed
 * before `removedSince` (UTC ms) is no longer told.
 */
export type CalendarRange = { from: string; today: string; to: string; removedSince: number };

/** The range of a calendar at `now` (UTC ms). */
export function calendarRange(now: number): CalendarRange {
	const today = dayOf(now);
	const removedSince = startOfDay(addDays(today, -REMOVED_DAYS));
	return {
		from: addDays(today, -CALENDAR_DAYS.back),
		today,
		to: addDays(today, CALENDAR_DAYS.ahead),
		removedSince,
	};
}

/**
 * The instant (UTC ms) as of which a calendar speaks at `now`: the beginning of the day. Its bytes
 * change with the data and at midnight, not with each kickoff, so that a program that asks every
 * hour is told that nothing changed.
 */
export function calendarMoment(now: number): number {
	return startOfDay(dayOf(now));
}
