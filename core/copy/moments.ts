import { dayOf, formatHour, formatNumericDay } from '#core/site/dates.ts';

/** '20/11/2026 às 21h30' in Brasília time. Input: UTC milliseconds. */
export function formatMoment(instant: number): string {
	return `${formatNumericDay(dayOf(instant))} às ${formatHour(instant)}`;
}
