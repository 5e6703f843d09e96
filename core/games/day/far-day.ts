import { dayOf, daysBetween } from '#core/site/dates.ts';
import type { DayView } from './day-view.ts';

/**
 * Days before and after today that have a page also without a game: a reader may look there for
 * one. A leap year.
 */
const OPEN_DAYS = 366;

/**
 * A day without a page; `next` = the first day with a game that is still to begin, null where none
 * is known.
 */
export type FarDay = { day: string; today: string; next: string | null };

/**
 * What is known of a day that has no page of its own: no game in the guide, and more than a year
 * away. Null = it has one. Calendars link from month to month without end; a page that says nothing
 * is for no reader and no search engine.
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

/** Whether a day is so far from today that it has a page only where the guide has a game of it. */
export function isFarDay(day: string, today: string): boolean {
	return Math.abs(daysBetween(today, day)) > OPEN_DAYS;
}
