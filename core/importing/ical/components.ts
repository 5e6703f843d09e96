import { importReasons } from '#core/importing/copy/reasons.ts';
import type { IgnoredLine } from '#core/importing/draft-game.ts';
import { shownText } from '#core/importing/source-lines.ts';
import { type ContentLine, parseContentLine, unfold } from './content-lines.ts';

/** A component with its own properties; nested components (alarms) are in `inner`. */
export type Component = {
	name: string;
	number: number;
	properties: ContentLine[];
	inner: Component[];
};

export type CalendarParts = {
	properties: ContentLine[];
	events: Component[];
	zones: Component[];
	ignored: IgnoredLine[];
	isCalendar: boolean;
};

type Walk = { stack: Component[]; parts: CalendarParts };

/** Calendars nest four levels; deeper nesting is damage. */
const MAX_DEPTH = 16;

function close(walk: Walk): void {
	const done = walk.stack.pop();
	if (!done) return;
	if (done.name === 'VEVENT') walk.parts.events.push(done);
	else if (done.name === 'VTIMEZONE') walk.parts.zones.push(done);
	else walk.stack.at(-1)?.inner.push(done);
}

function open(walk: Walk, line: ContentLine): void {
	const name = line.value.trim().toUpperCase();
	if (name === 'VCALENDAR') {
		walk.parts.isCalendar = true;
		return;
	}
	// A new event inside an event: the previous one was never closed.
	if (name === 'VEVENT') while (walk.stack.length > 0) closeUnfinished(walk);
	if (walk.stack.length < MAX_DEPTH)
		walk.stack.push({ name, number: line.number, properties: [], inner: [] });
}

function closeUnfinished(walk: Walk): void {
	const top = walk.stack.at(-1);
	if (top?.name === 'VEVENT') {
		const summary = top.properties.find((property) => property.name === 'SUMMARY');
		walk.parts.ignored.push({
			line: top.number,
			text: shownText(summary?.text ?? 'BEGIN:VEVENT'),
			reason: importReasons.eventUnclosed,
		});
	}
	close(walk);
}

function end(walk: Walk, line: ContentLine): void {
	const name = line.value.trim().toUpperCase();
	if (name === 'VCALENDAR') {
		while (walk.stack.length > 0) closeUnfinished(walk);
		return;
	}
	// An unmatched END closes nothing. An END of an outer component also closes those inside it.
	if (!walk.stack.some((component) => component.name === name)) return;
	while (walk.stack.length > 0 && walk.stack.at(-1)?.name !== name) closeUnfinished(walk);
	close(walk);
}

/**
 * Splits a calendar into events and zones. A damaged component affects only itself; damaged lines
 * inside events are reported.
 */
export function readComponents(text: string): CalendarParts {
	const walk: Walk = {
		stack: [],
		parts: { properties: [], events: [], zones: [], ignored: [], isCalendar: false },
	};
	for (const source of unfold(text)) {
		const line = parseContentLine(source);
		const top = walk.stack.at(-1);
		if (line === null) {
			const shown = shownText(source.text);
			if (top?.name === 'VEVENT')
				walk.parts.ignored.push({
					line: source.number,
					text: shown,
					reason: importReasons.eventBadLine,
				});
		} else if (line.name === 'BEGIN') open(walk, line);
		else if (line.name === 'END') end(walk, line);
		else (top ?? walk.parts).properties.push(line);
	}
	while (walk.stack.length > 0) closeUnfinished(walk);
	return walk.parts;
}
