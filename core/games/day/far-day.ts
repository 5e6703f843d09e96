import { dayOf, daysBetween } from '#core/site/dates.ts';
import type { DayView } from './day-view.ts';

/**
 * Days before and after today that have a page even without games, because a reader may look there.
 * A leap year.
 */
const OPEN_DAYS = 366;

/** A day without a page; `next` = the first day with an upcoming game, null where none is known. */
export type FarDay = { day: string; today: string; next: string | null };

/**
 * Data of a day without a page: no games, and more than a year away. Null = it has a page.
 * Calendars link from month to month without end, and an empty page serves neither readers nor
 * search engines.
 */
export function farDay({
	day,
	today,
	sections,
	games,
}: Pick<DayView, 'day' | 'today' | 'sections' | 'games'>): FarDay | null {
	if (!isFarDay(day, today) || sections.some(({ kind }) => kind !== 'next')) return null;
	const first = games[sections[0]?.games[0] ?? -1]?.kickoffAt;
	return { day, today, next: first === undefined ? null : dayOf(first) };
}

/** Whether a day is so far from today that it has a page only with games. */
export function isFarDay(day: string, today: string): boolean {
	return Math.abs(daysBetween(today, day)) > OPEN_DAYS;
}
