/**
 * The time in a server response: the guide's clock in UTC milliseconds as text, and its `Date`
 * header.
 */
export type ServerTime = { guiaNow: string | null; date: string | null };

/**
 * Device times of the request and of the response, in UTC milliseconds; `known` = the previous
 * offset, null while unknown.
 */
type AskedHour = { askedAt: number; readAt: number; known: number | null };

/**
 * How far the device's clock is behind the guide's, in milliseconds; `known` where the response has
 * no readable time. The guide took its time between request and response, and the device may have
 * slept before or after. So `known` changes only as far as those two bounds require.
 */
export function clockOffset(
	{ guiaNow, date }: ServerTime,
	{ askedAt, readAt, known }: AskedHour,
): number | null {
	const time =
		guiaNow !== null && /^\d{1,15}$/.test(guiaNow) ? Number(guiaNow) : Date.parse(date ?? '');
	return Number.isNaN(time) ? known : Math.max(time - readAt, Math.min(known ?? 0, time - askedAt));
}

/**
 * The delay of `Retry-After` in milliseconds: seconds, or a date. A date is compared with the
 * response's own `Date`, as the device's clock may be wrong. Null when missing or unreadable.
 */
export function retryAfterMs(value: string | null, date: string | null): number | null {
	if (value === null) return null;
	const wait = /^\d{1,6}$/.test(value.trim())
		? Number(value) * 1_000
		: Date.parse(value) - Date.parse(date ?? '');
	return Number.isNaN(wait) ? null : Math.max(0, wait);
}
