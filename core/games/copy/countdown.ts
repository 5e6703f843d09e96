const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * Time until something begins: '2 dias e 3 h', '3 h e 12 min', '12 min'; null once it has begun.
 * `ms` = milliseconds until then.
 */
export function untilWords(ms: number): string | null {
	if (ms <= 0) return null;
	const minutes = Math.ceil(ms / MINUTE_MS);
	const days = Math.floor(minutes / DAY_MINUTES);
	const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES);
	const [large, small] =
		days > 0
			? [days === 1 ? '1 dia' : `${days} dias`, hours > 0 ? `${hours} h` : '']
			: [
					hours > 0 ? `${hours} h` : '',
					minutes % HOUR_MINUTES > 0 ? `${minutes % HOUR_MINUTES} min` : '',
				];
	return [large, small].filter((part) => part !== '').join(' e ');
}
