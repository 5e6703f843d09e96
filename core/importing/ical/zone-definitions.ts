import { daysBetween } from '#core/site/dates.ts';
import { offsetZone } from '#core/site/zoned-time.ts';
import type { Component } from './components.ts';
import { parseRule, type Rule } from './recurrence.ts';
import { zoneOfName } from './zone-names.ts';

/**
 * Finds the zone of a TZID at a local date and hour: a known name, or else the offset that the
 * calendar defines.
 */
export type ZoneFinder = (tzid: string, date: string, time: string) => string | null;

type Observance = { start: string; offset: number; rule: Rule | null };

function propertyOf(component: Component, name: string): string | null {
	return component.properties.find((property) => property.name === name)?.value.trim() ?? null;
}

/** '+0100', '-033000' in minutes. */
function offsetOf(text: string | null): number | null {
	const match = /^([+-])(\d{2})(\d{2})(?:\d{2})?$/.exec(text ?? '');
	if (!match) return null;
	const minutes = Number(match[2]) * 60 + Number(match[3]);
	return minutes > 14 * 60 ? null : match[1] === '-' ? -minutes : minutes;
}

function observancesOf(zone: Component): Observance[] {
	return zone.inner.flatMap((part) => {
		const offset = offsetOf(propertyOf(part, 'TZOFFSETTO'));
		const start = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2}))?/.exec(
			propertyOf(part, 'DTSTART') ?? '',
		);
		if (offset === null || !start) return [];
		const rule = propertyOf(part, 'RRULE');
		return [
			{
				start: `${start[1]}-${start[2]}-${start[3]}T${start[4] ?? '00'}:${start[5] ?? '00'}`,
				offset,
				rule: rule === null ? null : parseRule(rule),
			},
		];
	});
}

/** The day of a yearly rule such as BYMONTH=10;BYDAY=-1SU in one year. */
function onsetDay(rule: Rule, year: number, start: string): string | null {
	const month = rule.months[0] ?? Number(start.slice(5, 7));
	const by = rule.weekdays[0];
	const pad = (value: number) => String(value).padStart(2, '0');
	if (!by)
		return `${year}-${pad(month)}-${rule.monthDays[0] === undefined ? start.slice(8, 10) : pad(Math.abs(rule.monthDays[0]))}`;
	const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
	const days = Array.from({ length }, (_, index) => index + 1).filter(
		(day) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === by.weekday,
	);
	const allowed =
		rule.monthDays.length > 0 ? days.filter((day) => rule.monthDays.includes(day)) : days;
	const day = by.nth < 0 ? allowed.at(by.nth) : allowed[Math.max(0, by.nth - 1)];
	return day === undefined ? null : `${year}-${pad(month)}-${pad(day)}`;
}

/**
 * The latest local start of the observance at or before `local`; null when it had not started yet.
 */
function lastOnset(observance: Observance, local: string): string | null {
	if (observance.start > local) return null;
	const { rule, start } = observance;
	if (!rule) return start;
	const year = Number(local.slice(0, 4));
	for (const candidate of [year, year - 1]) {
		const day = onsetDay(rule, candidate, start);
		const onset = day === null ? null : `${day}${start.slice(10)}`;
		if (
			onset !== null &&
			onset <= local &&
			onset >= start &&
			(rule.until === null || daysBetween(day ?? '', rule.until) >= 0)
		)
			return onset;
	}
	return rule.until === null ? start : `${rule.until}${start.slice(10)}`;
}

function offsetAt(observances: readonly Observance[], local: string): number | null {
	let best: { onset: string; offset: number } | null = null;
	for (const observance of observances) {
		const onset = lastOnset(observance, local);
		if (onset !== null && (best === null || onset > best.onset))
			best = { onset, offset: observance.offset };
	}
	return best?.offset ?? observances[0]?.offset ?? null;
}

/**
 * Reads the VTIMEZONE components of a calendar (RFC 5545 §3.6.5). They are not needed for a TZID
 * that is a known name.
 */
export function createZoneFinder(zones: readonly Component[]): ZoneFinder {
	const named = new Map<string, string | null>();
	const defined = new Map(
		zones.map((zone): [string, { observances: Observance[]; location: string | null }] => {
			const tzid = (propertyOf(zone, 'TZID') ?? '').replaceAll('"', '');
			return [
				tzid,
				{ observances: observancesOf(zone), location: propertyOf(zone, 'X-LIC-LOCATION') },
			];
		}),
	);
	const nameOf = (tzid: string): string | null => {
		if (!named.has(tzid))
			named.set(
				tzid,
				zoneOfName(tzid) ??
					(defined.get(tzid)?.location ? zoneOfName(defined.get(tzid)?.location ?? '') : null),
			);
		return named.get(tzid) ?? null;
	};
	return (tzid, date, time) => {
		const name = nameOf(tzid);
		if (name !== null) return name;
		const offset = offsetAt(defined.get(tzid)?.observances ?? [], `${date}T${time}`);
		return offset === null ? null : offsetZone(offset);
	};
}
