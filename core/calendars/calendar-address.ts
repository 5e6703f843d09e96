import type { Uf } from '#core/football-pt/uf.ts';
import { asksResults } from '#core/site/asked-results.ts';
import { askedState } from '#core/site/asked-state.ts';
import { CALENDAR_SUFFIX, calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { type CalendarChoice, readChoice } from './calendar-choice.ts';

/**
 * The subject of a calendar; `slug` = as the address spells it, possibly an old or alternative
 * name.
 */
export type CalendarSubject =
	| { kind: 'game' | 'day' | 'team' | 'competition' | 'channel'; slug: string }
	| { kind: 'chosen'; choice: CalendarChoice };

/**
 * A requested calendar; `uf` = the state whose answers it gives, null = the country's; `results` =
 * it shows them.
 */
export type CalendarAsked = { subject: CalendarSubject; uf: Uf | null; results: boolean };

/** Kinds of calendars whose address is that of a page plus a suffix. */
const NAMED = ['game', 'day', 'team', 'competition', 'channel'] as const;

/** The route template of every calendar, for the page cache and the log. */
export const CALENDAR_ROUTES = [
	...NAMED.map((kind) => calendarPaths[kind](':slug')),
	calendarPaths.chosen,
];

/** Whether an address ('/path?query') is that of a calendar. */
export function isCalendar(address: string): boolean {
	return (address.split('?', 1)[0] ?? '').endsWith(CALENDAR_SUFFIX);
}

/**
 * Parses an address ('/path?query') in the spelling of `pageAddress`; null when it is not a
 * calendar.
 */
export function readCalendarAddress(address: string): CalendarAsked | null {
	const [path = '', query = ''] = address.split('?');
	if (!isCalendar(path)) return null;
	const asked = { uf: askedState(query), results: asksResults(query) };
	if (path === calendarPaths.chosen)
		return { subject: { kind: 'chosen', choice: readChoice(query) }, ...asked };
	const kind = NAMED.find((each) => path.startsWith(paths[each]('')));
	return kind === undefined
		? null
		: {
				subject: { kind, slug: path.slice(paths[kind]('').length, -CALENDAR_SUFFIX.length) },
				...asked,
			};
}
