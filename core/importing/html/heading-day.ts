import { type DayWords, takeDay } from '#core/football-pt/day-words.ts';
import { type AgendaDay, agendaDay } from '#core/importing/agenda/text/agenda-day.ts';
import { parseDatePrefix } from '#core/importing/football-txt/date-prefix.ts';

/** The offsets where a day may begin in a heading: 'Fixtures: Saturday, 28 November'. */
const STARTS = /(?<=^|[:|–—-]\s|,\s)/u;

/**
 * The day that a heading gives for the table below it. It must include a day of the month and no
 * second day: '27/11 a 30/11' is a range. Null when there is none. `reference` (YYYY-MM-DD) is for
 * headings without a year.
 */
export function dayOfHeading(text: string, reference: string | null): AgendaDay | null {
	const own = takeDay(text);
	const words = own?.day === undefined ? foreignDay(text) : own;
	if (words?.day === undefined || takeDay(words.rest)?.day !== undefined) return null;
	const day = agendaDay(words, reference);
	return day.date === null ? null : day;
}

/** 'Saturday, 28 November 2026', 'Samedi 28 novembre' */
function foreignDay(text: string): DayWords | null {
	for (const part of text.split(STARTS)) {
		const found = parseDatePrefix(part.trim());
		if (!found) continue;
		const { year, month, day } = found.date;
		return { day, month, ...(year === null ? {} : { year }), rest: found.rest };
	}
	return null;
}
