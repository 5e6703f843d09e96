/**
 * The instants that the guide keeps, UTC milliseconds: years 1900 to 2199. What lies beyond is a
 * mistake of whoever sent it.
 */
export const FIRST_INSTANT = Date.UTC(1900, 0, 1);
export const LAST_INSTANT = Date.UTC(2200, 0, 1) - 1;

/** The largest number of a column of whole numbers, on both engines. */
export const LARGEST_COUNT = 2_147_483_647;

/**
 * Whether a number is an instant that the guide keeps: whole milliseconds, UTC, from 1900 to 2199.
 */
export function isInstant(value: number): boolean {
	return Number.isInteger(value) && value >= FIRST_INSTANT && value <= LAST_INSTANT;
}

/** A stored instant that is to be shown; throws a RangeError where it is none. */
export function knownInstant(value: number): number {
	if (!isInstant(value)) throw new RangeError(`${value} is no instant from 1900 to 2199`);
	return value;
}
