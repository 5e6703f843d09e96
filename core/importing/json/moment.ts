import { parseDay } from '#core/site/dates.ts';
import { isClockTime } from '#core/site/zoned-time.ts';

/** An ISO 8601 moment. `zone`: 'UTC' for a final Z, '-03:00' for an offset, null when absent. */
export type IsoMoment = { date: string; time: string | null; zone: string | null };

const MOMENT =
	/^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?(?:[.,]\d+)?\s*(Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?\s*$/iu;

/**
 * Parses an ISO moment ('2026-08-23T19:00:00Z', '2026-07-23 21:30', '2026-07-23'). Null for other
 * text, or for an impossible day or hour.
 */
export function parseIsoMoment(text: string): IsoMoment | null {
	const [, day = '', time, suffix] = MOMENT.exec(text) ?? [];
	const date = parseDay(day);
	if (date === null || (time !== undefined && !isClockTime(time))) return null;
	return { date, time: time ?? null, zone: zoneOfSuffix(suffix) };
}

function zoneOfSuffix(suffix: string | undefined): string | null {
	if (suffix === undefined) return null;
	if (/^z$/iu.test(suffix)) return 'UTC';
	const [sign = '', digits] = [suffix[0], suffix.slice(1).replace(':', '').padEnd(4, '0')];
	return `${sign}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
