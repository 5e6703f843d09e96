import { addDays, daysBetween } from '#core/site/dates.ts';
import { WEEK_DAYS, type WeekDay } from './series.ts';

/**
 * A Monday from which weeks are counted, so that games keep their dates when the demo is rebuilt.
 */
const FIRST_MONDAY = '1970-01-05';

/** Number of the football week (Monday to Sunday) of a day. */
export function weekOf(day: string): number {
	return Math.floor(daysBetween(FIRST_MONDAY, day) / 7);
}

/** Date of a day of a football week. */
export function dayOfWeek(week: number, weekDay: WeekDay): string {
	return addDays(FIRST_MONDAY, week * 7 + WEEK_DAYS[weekDay]);
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayIndex(day: string): number {
	return daysBetween(FIRST_MONDAY, day) % 7;
}
