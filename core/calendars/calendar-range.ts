import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';

/** How far a subscribed calendar looks back and ahead, in days. */
const CALENDAR_DAYS = { back: 60, ahead: 180 } as const;

/**
 * Most games of a calendar: upcoming ones, nearest first, and past ones. Calendar apps refuse files
 * of several megabytes.
 */
export const MOST_GAMES = { ahead: 600, back: 200 } as const;

/**
 * How long, in days, a removed game stays as a cancelled entry. Shorter than the trash keeps games,
 * so that emptying it changes no calendar.
 */
const REMOVED_DAYS = 28;

/**
 * Days (São Paulo, both ends included) of a calendar built on `today`. Games removed before
 * `removedSince` (UTC ms) are omitted.
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
 * The instant (UTC ms) that a calendar built at `now` reflects: the start of the day. Its bytes
 * change with the data and at midnight, not at each kickoff. So hourly polls find no change.
 */
export function calendarMoment(now: number): number {
	return startOfDay(dayOf(now));
}
