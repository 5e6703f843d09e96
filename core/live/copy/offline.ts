import { addDays, dayOf, formatHour, formatShortDay, timeOf } from '#core/site/dates.ts';

/** One o'clock and midnight take the singular. */
const LAST_SINGULAR = 1;

/**
 * Status line of an offline page: 'sem conexão · dados das 16h51', with the day unless it is today.
 * `at` = when the page was current, `now` = the present, both UTC in milliseconds.
 */
export function offlineLine(at: number, now: number): string {
	return `sem conexão · dados ${momentWords(at, now)}`;
}

/** Replaces that line when a reader requests something only the server has. */
export const offlineNeeds = {
	file: 'sem conexão · este arquivo só abre quando ela voltar',
	search: 'sem conexão · a busca em todos os dias só responde quando ela voltar',
} as const;

function momentWords(at: number, now: number): string {
	const [day, today, hour] = [dayOf(at), dayOf(now), formatHour(at)];
	if (day === today) return timeOf(at).hour <= LAST_SINGULAR ? `da ${hour}` : `das ${hour}`;
	return `de ${day === addDays(today, -1) ? 'ontem' : formatShortDay(day)}, ${hour}`;
}
