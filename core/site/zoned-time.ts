import { Temporal } from 'temporal-polyfill';
import { parseDay } from './dates.ts';

/**
 * How a local hour fits the zone's rules: it occurs once, never ('gap': skipped by a clock change)
 * or twice ('overlap').
 */
type LocalFit = 'once' | 'gap' | 'overlap';

/** A local hour as an instant: UTC milliseconds, and how it fits the zone's rules. */
type ZonedInstant = { epochMs: number; fit: LocalFit };

const FIXED_OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/;
const MINUTE_MS = 60_000;
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether `zone` is computable: an IANA name, 'UTC', or a fixed offset such as '-06:00'. */
export function isZone(zone: string): boolean {
	if (FIXED_OFFSET.test(zone)) return true;
	if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(zone) || zone.length > 64) return false;
	try {
		Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
		return true;
	} catch {
		return false;
	}
}

/** Whether the text is an hour of the day as HH:MM, 00:00 to 23:59. */
export function isClockTime(time: string): boolean {
	return CLOCK_TIME.test(time);
}

/**
 * Resolves a local date (YYYY-MM-DD) and hour (HH:MM) in a zone to a UTC instant. A skipped or
 * repeated hour becomes the later instant and is reported in `fit`. Null when the date, the hour or
 * the zone does not exist.
 */
export function localToInstant(date: string, time: string, zone: string): ZonedInstant | null {
	if (!isClockTime(time)) return null;
	const start = steadyStart(date, zone);
	if (start !== null) return { epochMs: start + minutesOf(time) * MINUTE_MS, fit: 'once' };
	if (parseDay(date) === null || !isZone(zone)) return null;
	const local = Temporal.PlainDateTime.from(`${date}T${time}`);
	const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
	const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
	if (later.epochMilliseconds === earlier.epochMilliseconds)
		return { epochMs: later.epochMilliseconds, fit: 'once' };
	const shown = later.toPlainDateTime().equals(local);
	return { epochMs: later.epochMilliseconds, fit: shown ? 'overlap' : 'gap' };
}

function minutesOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** A document repeats the same few days, and zone rules take microseconds each. */
const knownStarts = new Map<string, number | null>();
const KNOWN_STARTS = 4_000;

/**
 * UTC milliseconds at which a day begins in a zone without a clock change on that day. Null with a
 * clock change, or for an invalid day or zone.
 */
function steadyStart(date: string, zone: string): number | null {
	const key = `${date} ${zone}`;
	const known = knownStarts.get(key);
	if (known !== undefined) return known;
	const start = parseDay(date) === null || !isZone(zone) ? null : findSteadyStart(date, zone);
	if (knownStarts.size >= KNOWN_STARTS) knownStarts.clear();
	knownStarts.set(key, start);
	return start;
}

function findSteadyStart(date: string, zone: string): number | null {
	const day = Temporal.PlainDate.from(date);
	const start = day.toZonedDateTime({ timeZone: zone, plainTime: '00:00' });
	const next = day.add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: '00:00' });
	const isSteady =
		start.hour === 0 && next.hour === 0 && next.offsetNanoseconds === start.offsetNanoseconds;
	return isSteady ? start.epochMilliseconds : null;
}

/** Writes an instant (UTC ms) as ISO 8601 with Z and without milliseconds. */
export function formatInstant(epochMs: number): string {
	return new Date(epochMs).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** Minutes east of UTC as a fixed-offset zone: -360 becomes '-06:00'. */
export function offsetZone(minutes: number): string {
	const size = Math.abs(minutes);
	const pad = (value: number) => String(value).padStart(2, '0');
	return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/**
 * The local day (YYYY-MM-DD) and hour (HH:MM) of a UTC instant (ms) in a zone accepted by `isZone`.
 */
export function instantInZone(epochMs: number, zone: string): { date: string; time: string } {
	const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
	return {
		date: local.toPlainDate().toString(),
		time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
	};
}
