const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * Time until a game of today begins, short enough for a card: 'em 12 min', 'em 2h', 'em 1h40'; null
 * once it has begun. `ms` = milliseconds until then.
 */
export function soonWords(ms: number): string | null {
	if (ms <= 0) return null;
	const minutes = Math.ceil(ms / MINUTE_MS);
	const rest = minutes % HOUR_MINUTES;
	if (minutes < HOUR_MINUTES) return `em ${minutes} min`;
	return `em ${Math.floor(minutes / HOUR_MINUTES)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}
