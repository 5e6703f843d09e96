import { takeDay } from '#core/football-pt/day-words.ts';
import { agendaDay } from '#core/importing/agenda/text/agenda-day.ts';

const TODAY =
	/(?<!\p{L})hoje,?(?:\s+dia)?\s+\(?(\d{1,2}(?:\/\d{1,2}(?:\/\d{2,4})?|[ºo°]? de \p{L}{4,9}(?: de \d{4})?))(?![\d/])/giu;

/** The day (YYYY-MM-DD) of the only 'hoje (28/09)', else `reference`, which gives the year. */
export function todayOf(text: string, reference: string | null): string | null {
	const stated = new Set<string>();
	for (const [, words = ''] of text.matchAll(TODAY)) {
		const day = takeDay(words);
		const { date } = day ? agendaDay(day, reference) : { date: null };
		if (date !== null) stated.add(date);
	}
	const [only = null, second] = stated;
	return only !== null && second === undefined ? only : reference;
}
