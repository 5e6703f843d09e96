import { addDays } from '#core/site/dates.ts';
import type { SourceSettings } from './game-source.ts';

/** Placeholders of an address that answers one day. */
const ONE_DAY = ['{dia}', '{dia-compacto}'] as const;
const LEAST_AHEAD = 2;
const MOST_AHEAD = 6;
const MINUTES_A_DAY = 60;

/**
 * The days that a source is asked for in one check: today, and the next ones where its address
 * answers one day only. One more for each hour of its interval, so that the requests of a service
 * that is read often stay few. `today` = YYYY-MM-DD in São Paulo.
 */
export function askedDays(
	{ template, intervalMinutes }: Pick<SourceSettings, 'template' | 'intervalMinutes'>,
	today: string,
): string[] {
	if (!ONE_DAY.some((placeholder) => template.includes(placeholder))) return [today];
	const hours = Math.floor(intervalMinutes / MINUTES_A_DAY);
	const ahead = Math.min(MOST_AHEAD, Math.max(LEAST_AHEAD, hours));
	return Array.from({ length: ahead + 1 }, (_, after) => addDays(today, after));
}
