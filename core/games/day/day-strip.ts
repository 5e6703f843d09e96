import { addDays } from '#core/site/dates.ts';

/** Days before and after the one that is shown. */
const BEFORE = 1;
const AFTER = 6;

/** The days around one, YYYY-MM-DD, that its page leads to; the day itself among them. */
export function stripDays(day: string): string[] {
	return Array.from({ length: BEFORE + 1 + AFTER }, (_, place) => addDays(day, place - BEFORE));
}
