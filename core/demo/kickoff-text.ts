import { Temporal } from 'temporal-polyfill';

/** An instant (UTC ms) as a source of that zone writes it: '2026-11-21 21:30'. */
export function formatLocal(instant: number, zone: string): string {
	const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
	return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
