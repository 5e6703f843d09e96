const MINUTE_MS = 60_000;

/** A duration in one unit: 'menos de 1 min', '5 min', '3 h', '2 dias'. Input: milliseconds. */
function formatSpan(ms: number): string {
	const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
	if (minutes < 1) return 'menos de 1 min';
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.round(minutes / 60);
	if (hours < 48) return `${hours} h`;
	return `${Math.round(hours / 24)} dias`;
}

/** 'há 5 min', or 'agora' for future instants. Input: UTC milliseconds. */
export function formatAgo(at: number, now: number): string {
	return at >= now ? 'agora' : `há ${formatSpan(now - at)}`;
}

/** 'em 20 min', or 'agora' for past instants. Input: UTC milliseconds. */
export function formatUntil(at: number, now: number): string {
	return at <= now ? 'agora' : `em ${formatSpan(at - now)}`;
}
