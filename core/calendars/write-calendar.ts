import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { oneLine } from '#core/kit/plain-text.ts';
import { addDays, GUIDE_ZONE } from '#core/site/dates.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** How soon calendar apps should refresh, in seconds (RFC 7986, 5.7). */
const REFRESH_SECONDS = 3_600;
const NAME = 120;

/**
 * Input of a calendar file: `name` = what apps list it as, null = a single entry to import; `brand`
 * = the name of the site (S1.06).
 */
type CalendarFile = { name: string | null; brand: string; events: readonly CalendarEvent[] };

/**
 * An iCalendar document (RFC 5545): lines of at most 75 octets that end in CRLF, equal bytes for
 * equal events. Events do not block the reader's time (TRANSPARENT) and set no alarm.
 */
export function writeCalendar({ name, brand, events }: CalendarFile): string {
	// '//' separates the parts of a PRODID.
	const company = oneLine(brand.replaceAll('/', ' '), NAME);
	const calendar = new ICalCalendar({ prodId: { company, product: 'Guia', language: 'PT' } });
	if (name !== null) calendar.name(escaped(oneLine(name, NAME))).ttl(REFRESH_SECONDS);
	// RFC 5545, 3.6 requires at least one component, so an empty calendar holds its time zone.
	if (events.length === 0) calendar.timezone({ name: GUIDE_ZONE, generator: () => ZONE });
	for (const event of events) addEvent(calendar, event);
	return `${calendar.toString()}\r\n`;
}

function addEvent(
	calendar: ICalCalendar,
	{ uid, sequence, changedAt, summary, description, url, location, status, when }: CalendarEvent,
): void {
	calendar.createEvent({
		id: uid,
		...{ sequence, url },
		stamp: new Date(changedAt),
		lastModified: new Date(changedAt),
		summary: readable(summary),
		description: readable(description),
		...(location === null ? {} : { location: readable(location) }),
		status: ICalEventStatus[status],
		transparency: ICalEventTransparency.TRANSPARENT,
		...periodOf(when),
	});
}

function periodOf(when: CalendarEvent['when']) {
	if ('from' in when) return { start: new Date(when.from), end: new Date(when.to) };
	return {
		...{ allDay: true, timezone: 'UTC' },
		start: new Date(`${when.day}T00:00:00Z`),
		end: new Date(`${addDays(when.day, 1)}T00:00:00Z`),
	};
}

/** The library escapes the texts of events, not the name of a calendar. */
function escaped(text: string): string {
	return text.replace(/[\\;,]/g, String.raw`\$&`);
}

/** Removes control characters and lone surrogates, which calendar texts must not contain. */
function readable(text: string): string {
	return text.replace(/\p{Surrogate}/gu, '').replace(/(?!\n)\p{Cc}/gu, ' ');
}

/** Brasília has had one offset all year round since 2019. */
const ZONE = [
	'BEGIN:VTIMEZONE',
	`TZID:${GUIDE_ZONE}`,
	'BEGIN:STANDARD',
	'DTSTART:19700101T000000',
	'TZOFFSETFROM:-0300',
	'TZOFFSETTO:-0300',
	'END:STANDARD',
	'END:VTIMEZONE',
].join('\r\n');
