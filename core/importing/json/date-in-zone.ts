import { instantInZone, localToInstant } from '#core/site/zoned-time.ts';
import type { IsoMoment } from './moment.ts';

/** The day (YYYY-MM-DD) of a moment in another zone. */
export function dateInZone({ date, time, zone }: IsoMoment, other: string): string {
	const instant = time === null ? null : localToInstant(date, time, zone ?? 'UTC');
	return instant === null ? date : instantInZone(instant.epochMs, other).date;
}
