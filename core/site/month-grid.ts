import { addDays } from './dates.ts';

const WEEK = 7;

/** The weeks of a day's month, Sunday first; null pads the first and the last week. */
export function monthGrid(day: string): (string | null)[][] {
	const first = `${day.slice(0, 8)}01`;
	const lead = new Date(`${first}T00:00:00Z`).getUTCDay();
	const length = daysInMonth(day);
	const weeks = Math.ceil((lead + length) / WEEK);
	return Array.from({ length: weeks }, (_, week) =>
		Array.from({ length: WEEK }, (_, weekday) => {
			const place = week * WEEK + weekday - lead;
			return place >= 0 && place < length ? addDays(first, place) : null;
		}),
	);
}

/**
 * The same day in another month, or its last day where it is shorter ('2026-03-31' plus one month →
 * '2026-04-30').
 */
export function moveMonth(day: string, months: number): string {
	const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
	const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
	return addDays(first, Math.min(Number(day.slice(8)), daysInMonth(first)) - 1);
}

function daysInMonth(day: string): number {
	return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}
