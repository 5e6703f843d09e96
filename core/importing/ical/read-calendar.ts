import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import { zonesOfText } from '#core/importing/hours/written-zones.ts';
import { namedIssue, plainIssue } from '#core/importing/issue.ts';
import type { RawGame, RawReading } from '#core/importing/raw-game.ts';
import { shownText } from '#core/importing/source-lines.ts';
import { parseDay } from '#core/site/dates.ts';
import { isClockTime } from '#core/site/zoned-time.ts';
import { type CalendarFacts, readCalendarFacts } from './calendar-facts.ts';
import { readComponents } from './components.ts';
import { type CalendarEvent, type Moment, parseMoment, toEvent } from './event.ts';
import { type EventGame, gameOfEvent } from './game-of-event.ts';
import { occurrencesOf, parseRule } from './recurrence.ts';
import { latestVersions } from './versions.ts';
import { createZoneFinder, type ZoneFinder } from './zone-definitions.ts';

type Reader = {
	calendar: CalendarFacts;
	zoneOf: ZoneFinder;
	reading: RawReading;
	overridden: Map<string, Set<string>>;
	repeated: number;
	unclosed: Set<number>;
};

/**
 * Limit on recurrences per calendar, over all its events: a few rules could otherwise produce
 * millions of games.
 */
const MAX_REPEATED = 10_000;

function ignoreEvent(
	reader: Reader,
	event: CalendarEvent,
	reason: string,
	line = event.line,
): void {
	reader.reading.ignored.push({ line, text: shownText(event.summary) || 'BEGIN:VEVENT', reason });
}

/** The zone of a moment, and the doubt about an unknown TZID. */
function zoneOfMoment(reader: Reader, moment: Moment): Pick<RawGame, 'zone' | 'issues'> {
	if (moment.time === null) return { zone: null, issues: [] };
	if (moment.utc) return { zone: 'UTC', issues: [] };
	if (moment.tzid === null) return { zone: reader.calendar.zone, issues: [] };
	const zone = reader.zoneOf(moment.tzid, moment.date, moment.time);
	if (zone !== null) return { zone, issues: [] };
	return {
		zone: reader.calendar.zone,
		issues: [namedIssue('zoneUnknown', shownText(moment.tzid).slice(0, 60))],
	};
}

function daysOf(
	reader: Reader,
	event: CalendarEvent,
	first: string,
): { days: string[]; issues: RawGame['issues'] } {
	if (event.recurrenceId !== null || (event.rule === null && event.extraDates.length === 0))
		return { days: [first], issues: [] };
	const rule =
		event.rule === null || reader.repeated >= MAX_REPEATED ? null : parseRule(event.rule);
	const repeated = rule ? occurrencesOf(rule, first) : { days: [first], cut: false };
	if (repeated.cut && !reader.reading.warnings.includes(importWarnings.recurrenceCut))
		reader.reading.warnings.push(importWarnings.recurrenceCut);
	const skipped = new Set([
		...event.skippedDates,
		...(reader.overridden.get(event.uid ?? '') ?? []),
	]);
	const extra = event.extraDates.slice(0, 366).filter((day) => parseDay(day) !== null);
	const days = [...new Set([...repeated.days, ...extra])].filter((day) => !skipped.has(day)).sort();
	reader.repeated += days.length;
	return {
		days,
		issues: event.rule !== null && rule === null ? [plainIssue('recurrenceUnsupported')] : [],
	};
}

function addGames(reader: Reader, event: CalendarEvent, game: EventGame, moment: Moment): void {
	const { days, issues } = daysOf(reader, event, moment.date);
	const hours = [...reader.calendar.hours, ...zonesOfText(event.description)];
	for (const date of days) {
		const { zone, issues: zoneIssues } = zoneOfMoment(reader, { ...moment, date });
		reader.reading.games.push({
			...game,
			line: event.line,
			text: event.summary,
			date,
			time: moment.time,
			zone,
			...(zone === null && hours.length > 0 ? { hours } : {}),
			issues: [...game.issues, ...issues, ...zoneIssues],
		});
	}
}

function readEvent(reader: Reader, event: CalendarEvent): void {
	const game = gameOfEvent(event, reader.calendar);
	// An unclosed event was already reported.
	if ((!game || !event.start) && reader.unclosed.has(event.line)) return;
	if (!game) return ignoreEvent(reader, event, importReasons.eventNoGame);
	if (!event.start) return ignoreEvent(reader, event, importReasons.eventNoStart);
	const moment = parseMoment(event.start);
	const exists =
		moment !== null &&
		parseDay(moment.date) !== null &&
		(moment.time === null || isClockTime(moment.time));
	if (!moment || !exists)
		return ignoreEvent(
			reader,
			event,
			importReasons.eventBadStart(shownText(event.start.value).slice(0, 60)),
			event.start.number,
		);
	addGames(reader, event, game, moment);
}

/** Days of a recurring event that a separate event replaces (RECURRENCE-ID), by UID. */
function overriddenDays(events: readonly CalendarEvent[]): Map<string, Set<string>> {
	const days = new Map<string, Set<string>>();
	for (const { uid, recurrenceId } of events) {
		if (uid === null || recurrenceId === null) continue;
		days.set(uid, (days.get(uid) ?? new Set()).add(recurrenceId));
	}
	return days;
}

/**
 * Reads an iCalendar file (RFC 5545) of games. Each event is read independently, so a broken one
 * affects only itself. Titles without two teams are reported. Hours may be in UTC, without a zone,
 * or with a TZID (IANA, Windows or the calendar's own definition). Whole days leave the hour
 * undefined. Recurrences, newer versions and cancellations are supported.
 */
export function readCalendar(text: string): RawReading {
	const parts = readComponents(text);
	const { events, ignored, warnings } = latestVersions(parts.events.map(toEvent));
	const reader: Reader = {
		calendar: readCalendarFacts(parts),
		zoneOf: createZoneFinder(parts.zones),
		reading: { games: [], ignored: [...parts.ignored, ...ignored], warnings: [...warnings] },
		overridden: overriddenDays(events),
		repeated: 0,
		unclosed: new Set(parts.ignored.map((ignored) => ignored.line)),
	};
	if (!parts.isCalendar && text.trim() !== '')
		reader.reading.warnings.push(importWarnings.notCalendar);
	for (const event of events) readEvent(reader, event);
	return reader.reading;
}
