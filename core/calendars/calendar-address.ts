import type { Uf } from '#core/football-pt/uf.ts';
import { askedState } from '#core/site/asked-state.ts';
import { CALENDAR_SUFFIX, calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { type CalendarChoice, readChoice } from './calendar-choice.ts';

/**
 * What a calendar shows the games of; `slug` = as the address spells it, which may be an old or
 * another name.
 */
export type CalendarSubject =
	| { kind: 'game' | 'day' | 'team' | 'competition' | 'channel'; slug: string }
	| { kind: 'chosen'; choice: CalendarChoice };

/** A calendar as it is asked for; `uf` = the state whose answers it gives, null = the country's. */
export type CalendarAsked = { subject: CalendarSubject; uf: Uf | null };

/** The kinds of calendars that stand under the address of a page. */
const NAMED = ['game', 'day', 'team', 'competition', 'channel'] as const;

/** The templates of every calendar, as the page cache and the log know them. */
export const CALENDAR_ROUTES = [
	...NAMED.map((kind) => calendarPaths[kind](':slug')),
	calendarPaths.chosen,
];

/** Whether an address ('/path?query') is that of a calendar. */
export function isCalendar(address: string): boolean {
	return (address.split('?', 1)[0] ?? '').endsWith(CALENDAR_SUFFIX);
}

/**
 * What an address ('/path?query') asks for, as `pageAddress` spells it; null for what is no
 * calendar.
 */
export function readCalendarAddress(address: string): CalendarAsked | null {
	const [path = '', query = ''] = address.split('?');
	if (!isCalendar(path)) return null;
	const uf = askedState(query);
	if (path === calendarPaths.chosen)
		return { subject: { kind: 'chosen', choice: readChoice(query) }, uf };
	const kind = NAMED.find((each) => path.startsWith(paths[each]('')));
	return kind === undefined
		? null
		: { subject: { kind, slug: path.slice(paths[kind]('').length, -CALENDAR_SUFFIX.length) }, uf };
}
