import { importReasons, importWarnings } from '#core/importing/copy/reasons.ts';
import type { IgnoredLine } from '#core/importing/draft-game.ts';
import { shownText } from '#core/importing/source-lines.ts';
import type { CalendarEvent } from './event.ts';

type Versions = { events: CalendarEvent[]; ignored: IgnoredLine[]; warnings: string[] };

function passedOver(event: CalendarEvent, reason: string): IgnoredLine {
	return { line: event.line, text: shownText(event.summary), reason };
}

function isNewer(event: CalendarEvent, than: CalendarEvent): boolean {
	return event.sequence !== than.sequence
		? event.sequence > than.sequence
		: event.stamp >= than.stamp;
}

function sameContent(a: CalendarEvent, b: CalendarEvent): boolean {
	return a.summary === b.summary && a.start?.value === b.start?.value;
}

/**
 * A generator that reuses one UID for all games writes no revisions: sequence is equal, while title
 * and start differ.
 */
function areRevisions(a: CalendarEvent, b: CalendarEvent): boolean {
	return a.sequence !== b.sequence || a.summary === b.summary || a.start?.value === b.start?.value;
}

type Kept = Map<string, CalendarEvent>;

/** Compares an event with the one already kept under its key. */
function weigh(kept: Kept, event: CalendarEvent, key: string, result: Versions): void {
	const other = kept.get(key);
	if (!other) kept.set(key, event);
	else if (areRevisions(event, other)) {
		const [winner, loser] = isNewer(event, other) ? [event, other] : [other, event];
		kept.set(key, winner);
		result.ignored.push(
			passedOver(
				loser,
				sameContent(winner, loser) ? importReasons.eventRepeated : importReasons.eventSuperseded,
			),
		);
	} else {
		kept.set(`${key}\n#${event.line}`, event);
		const warning = importWarnings.sameUid(shownText(event.uid ?? '').slice(0, 80));
		if (!result.warnings.includes(warning)) result.warnings.push(warning);
	}
}

/**
 * Keeps, for each UID and occurrence, the version with the highest SEQUENCE, then the latest stamp
 * (RFC 5546 §2.1.5). The others are reported. Events without a UID are all kept.
 */
export function latestVersions(events: readonly CalendarEvent[]): Versions {
	const kept: Kept = new Map();
	const result: Versions = { events: [], ignored: [], warnings: [] };
	for (const event of events) {
		const key = event.uid === null ? `#${event.line}` : `${event.uid}\n${event.recurrenceId ?? ''}`;
		weigh(kept, event, key, result);
	}
	result.events = [...kept.values()].sort((a, b) => a.line - b.line);
	return result;
}
