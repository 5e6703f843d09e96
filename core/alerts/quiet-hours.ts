import { addDays, dayOf, startOfDay, timeOf } from '#core/site/dates.ts';
import type { QuietHours } from './alert-kinds.ts';

const MINUTE = 60_000;

/**
 * The end of the quiet hours around `now`, null outside them; both UTC milliseconds. Equal ends
 * mean no quiet hours.
 */
export function quietUntil(quiet: QuietHours | null, now: number): number | null {
	if (quiet === null || quiet.from === quiet.until) return null;
	const { hour, minute } = timeOf(now);
	const at = hour * 60 + minute;
	const { from, until } = quiet;
	const isQuiet = from < until ? at >= from && at < until : at >= from || at < until;
	if (!isQuiet) return null;
	const day = at < until ? dayOf(now) : addDays(dayOf(now), 1);
	return startOfDay(day) + until * MINUTE;
}
