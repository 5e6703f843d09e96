import { addDays } from '#core/site/dates.ts';

/** Days before and after the displayed one. */
const BEFORE = 1;
const AFTER = 6;

/** The days, YYYY-MM-DD, that a day's page links to, including itself. */
export function stripDays(day: string): string[] {
	return Array.from({ length: BEFORE + 1 + AFTER }, (_, place) => addDays(day, place - BEFORE));
}
