/**
 * What an answer of the server says of the hour: its editorial now in UTC milliseconds as text, and
 * its `Date` header.
 */
export type ToldHour = { guiaNow: string | null; date: string | null };

/**
 * UTC milliseconds of the device when it asked and when it read the answer; what its clock was
 * known to be behind, null while that is not known.
 */
type AskedHour = { askedAt: number; readAt: number; known: number | null };

/**
 * How far the device's clock is behind the guide's, in milliseconds; what is known where the answer
 * says nothing that can be read. The guide spoke at some instant between question and reading, and
 * the device may have slept on either side of it: what is known is changed by no more than that
 * proves.
 */
export function clockOffset(
	{ guiaNow, date }: ToldHour,
	{ askedAt, readAt, known }: AskedHour,
): number | null {
	const told =
		guiaNow !== null && /^\d{1,15}$/.test(guiaNow) ? Number(guiaNow) : Date.parse(date ?? '');
	return Number.isNaN(told) ? known : Math.max(told - readAt, Math.min(known ?? 0, told - askedAt));
}

/**
 * What `Retry-After` asks for, in milliseconds: seconds, or an instant that is compared with the
 * answer's own `Date`, for the device's clock may be wrong. Null where nothing readable is told.
 */
export function retryAfterMs(value: string | null, date: string | null): number | null {
	if (value === null) return null;
	const wait = /^\d{1,6}$/.test(value.trim())
		? Number(value) * 1_000
		: Date.parse(value) - Date.parse(date ?? '');
	return Number.isNaN(wait) ? null : Math.max(0, wait);
}
