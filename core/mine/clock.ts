import { addDays, dayOf, GUIDE_ZONE, startOfDay } from '#core/site/dates.ts';
import type { Clock } from './preferences.ts';

const ZONES: Record<Exclude<Clock, 'aparelho'>, string> = {
	noronha: 'America/Noronha',
	manaus: 'America/Manaus',
	acre: 'America/Rio_Branco',
};

/** The IANA zone of a clock; `deviceZone` = the device's own. */
export function zoneOf(clock: Clock, deviceZone: string): string {
	return clock === 'aparelho' ? deviceZone : ZONES[clock];
}

/**
 * An offset from Brasília time in minutes, and the prefixes of local times with it ('2026-11',
 * '2026-11-01', '2026-11-01T02').
 */
type ClockSpan = { minutes: number; prefixes: string[] };

/** Months before and after the current one that have converted hours. */
const MONTHS_BEFORE = 1;
const MONTHS_AFTER = 6;
const HOUR_MS = 3_600_000;

/**
 * A zone's offsets from Brasília in the months around `now` (UTC ms), read from the zone itself.
 * Daylight saving elsewhere starts and ends mid-month, even mid-day. Empty for an unknown zone;
 * spans where both clocks agree are omitted.
 */
export function clockSpans(zone: string, now: number): ClockSpan[] {
	const difference = differenceTo(zone);
	if (difference === null) return [];
	const spans = new Map<number, string[]>();
	for (const month of monthsAround(dayOf(now))) addMonth(month, difference, spans);
	spans.delete(0);
	return [...spans].map(([minutes, prefixes]) => ({ minutes, prefixes }));
}

/** An hour of Brasília on another clock; `day` = −1 on the previous day, 1 on the next. */
export function shiftClock(
	hour: number,
	minute: number,
	minutes: number,
): { hour: number; minute: number; day: number } {
	const total = hour * 60 + minute + minutes;
	const inDay = ((total % 1_440) + 1_440) % 1_440;
	return { hour: Math.floor(inDay / 60), minute: inDay % 60, day: Math.floor(total / 1_440) };
}

type Difference = (instant: number) => number;

/**
 * Splits a month until each part has one offset: by day, and by hour on a day when the offset
 * changes.
 */
function addMonth(month: string, difference: Difference, spans: Map<number, string[]>): void {
	const days = daysOf(month).map((day) => {
		const [from, to] = [difference(startOfDay(day)), difference(startOfDay(addDays(day, 1)) - 1)];
		return { day, from, isWhole: from === to };
	});
	const put = (minutes: number, prefix: string) =>
		spans.set(minutes, [...(spans.get(minutes) ?? []), prefix]);
	const first = days[0]?.from ?? 0;
	if (days.every(({ from, isWhole }) => isWhole && from === first)) return void put(first, month);
	for (const { day, from, isWhole } of days) {
		if (isWhole) put(from, day);
		else for (const { prefix, at } of hoursOf(day)) put(difference(at), prefix);
	}
}

function hoursOf(day: string): { prefix: string; at: number }[] {
	const start = startOfDay(day);
	return Array.from({ length: 24 }, (_, hour) => ({
		prefix: `${day}T${String(hour).padStart(2, '0')}`,
		at: start + hour * HOUR_MS,
	}));
}

function daysOf(month: string): string[] {
	const days: string[] = [];
	for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
	return days;
}

function monthsAround(today: string): string[] {
	const [year = 0, month = 1] = today.split('-').map(Number);
	return Array.from({ length: MONTHS_BEFORE + 1 + MONTHS_AFTER }, (_, place) => {
		const count = year * 12 + month - 1 + place - MONTHS_BEFORE;
		return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
	});
}

/** Minutes by which a zone is ahead of Brasília; null for an unknown zone. */
function differenceTo(zone: string): Difference | null {
	try {
		const [there, here] = [offsetOf(zone), offsetOf(GUIDE_ZONE)];
		return (instant) => there(instant) - here(instant);
	} catch {
		return null;
	}
}

/** Minutes east of UTC at an instant. */
function offsetOf(zone: string): Difference {
	const options = {
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
		hourCycle: 'h23',
	} as const;
	const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
	return (instant) => {
		const part: Record<string, number> = {};
		for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
		const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
		return (
			(Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000) /
			60_000
		);
	};
}
