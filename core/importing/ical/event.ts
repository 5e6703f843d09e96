import type { Component } from './components.ts';
import { type ContentLine, unescapeText } from './content-lines.ts';

/** A moment as written in a calendar. `time` is null for a whole day; `utc` for a final Z. */
export type Moment = { date: string; time: string | null; utc: boolean; tzid: string | null };

/** The parts of a VEVENT that we use (RFC 5545 §3.6.1). */
export type CalendarEvent = {
	line: number;
	uid: string | null;
	sequence: number;
	/** LAST-MODIFIED, else DTSTAMP: decides between versions with the same sequence. */
	stamp: string;
	summary: string;
	description: string;
	location: string;
	categories: string[];
	status: string;
	start: ContentLine | null;
	recurrenceId: string | null;
	rule: string | null;
	extraDates: string[];
	skippedDates: string[];
};

const MOMENT =
	/^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses a DATE or DATE-TIME value (RFC 5545 §3.3.4, §3.3.5), also with ISO hyphens and colons.
 * Null for other values.
 */
export function parseMoment(line: Pick<ContentLine, 'value' | 'params'>): Moment | null {
	const match = MOMENT.exec(line.value.trim());
	if (!match) return null;
	const date = `${match[1]}-${match[2]}-${match[3]}`;
	const time = match[4] === undefined ? null : `${match[4]}:${match[5]}`;
	const suffix = match[6];
	const utc = suffix?.toUpperCase() === 'Z';
	return { date, time, utc, tzid: utc ? null : (suffix ?? line.params.TZID ?? null) };
}

function momentKeys(lines: readonly ContentLine[]): string[] {
	return lines.flatMap((line) =>
		line.value.split(',').flatMap((value) => {
			const moment = parseMoment({ value: value.split('/')[0] ?? '', params: line.params });
			return moment ? [moment.date] : [];
		}),
	);
}

/** Collects an event's properties, unescaped; the last of a repeated property wins. */
export function toEvent(component: Component): CalendarEvent {
	const all = (name: string) => component.properties.filter((property) => property.name === name);
	const last = (name: string) => all(name).at(-1) ?? null;
	const text = (name: string) => unescapeText(last(name)?.value ?? '').trim();
	const sequence = Number(last('SEQUENCE')?.value.trim() ?? 0);
	const recurrence = last('RECURRENCE-ID');
	return {
		line: component.number,
		uid: text('UID') || null,
		sequence: Number.isSafeInteger(sequence) ? sequence : 0,
		stamp: text('LAST-MODIFIED') || text('DTSTAMP'),
		summary: text('SUMMARY'),
		description: text('DESCRIPTION'),
		location: text('LOCATION'),
		categories: all('CATEGORIES')
			.flatMap((line) => unescapeText(line.value).split(','))
			.map((word) => word.trim())
			.filter(Boolean),
		status: text('STATUS').toUpperCase(),
		start: last('DTSTART'),
		recurrenceId: recurrence ? (parseMoment(recurrence)?.date ?? null) : null,
		rule: last('RRULE')?.value ?? null,
		extraDates: momentKeys(all('RDATE')),
		skippedDates: momentKeys(all('EXDATE')),
	};
}
