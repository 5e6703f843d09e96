/**
 * Range of stored instants, UTC milliseconds: years 1900 to 2199. Values outside are input errors.
 */
export const FIRST_INSTANT = Date.UTC(1900, 0, 1);
export const LAST_INSTANT = Date.UTC(2200, 0, 1) - 1;

/** The largest integer column value on both engines. */
export const LARGEST_COUNT = 2_147_483_647;

/** Whether a number can be stored as an instant: whole UTC milliseconds, from 1900 to 2199. */
export function isInstant(value: number): boolean {
	return Number.isInteger(value) && value >= FIRST_INSTANT && value <= LAST_INSTANT;
}

/** Checks a stored instant before display; throws a RangeError when it is out of range. */
export function knownInstant(value: number): number {
	if (!isInstant(value)) throw new RangeError(`${value} is no instant from 1900 to 2199`);
	return value;
}
