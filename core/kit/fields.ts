import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { parseDay } from '#core/site/dates.ts';
import { isClockTime } from '#core/site/zoned-time.ts';
import { FIRST_INSTANT, LARGEST_COUNT, LAST_INSTANT } from './instant.ts';

/** A received instant: whole UTC milliseconds, 1900 to 2199. */
export const instantField = z
	.int(fieldCopy.instant)
	.min(FIRST_INSTANT, fieldCopy.instant)
	.max(LAST_INSTANT, fieldCopy.instant);

/** A save stores the next revision, which must still fit into a column of every database. */
const LAST_REVISION = LARGEST_COUNT - 1;

/** The revision of an existing record. */
export const revisionField = z.int().min(1).max(LAST_REVISION);
/** The revision of a record that may not exist yet: 0 = it does not. */
export const heldRevisionField = z.int().min(0).max(LAST_REVISION);

/** A number in an address: a list cursor or the index of an entry. */
export const placeField = z.coerce.number().int().min(0).max(LARGEST_COUNT);

/** An instant in an address. */
export const instantPlaceField = z.coerce.number().int().min(FIRST_INSTANT).max(LAST_INSTANT);

/** A day of the guide, YYYY-MM-DD. */
export const dayField = z
	.string()
	.max(10, fieldCopy.day)
	.refine((day) => parseDay(day) !== null, fieldCopy.day);

/** An hour of the clock, HH:MM. */
export const clockField = z.string().max(5, fieldCopy.hour).refine(isClockTime, fieldCopy.hour);

/** A record with arbitrary keys, at most `most` of them. */
export function recordField<Name extends z.core.$ZodRecordKey, Value extends z.ZodType>(
	name: Name,
	value: Value,
	most: number,
) {
	return z
		.record(name, value)
		.refine((record) => Object.keys(record).length <= most, fieldCopy.tooMany(most))
		.meta({ maxProperties: most });
}
