import type { DayWords } from '#core/football-pt/day-words.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { plainIssue, weekdayIssue, yearIssue } from '#core/importing/issue.ts';
import { addDays, daysBetween, parseDay } from '#core/site/dates.ts';

/** A calendar day with its doubts; `date` is null for an impossible day. */
export type AgendaDay = { date: string | null; issues: DraftIssue[] };

const NEAR_DAYS = 45;
/** A given weekday falls on a given day of the month once or twice in half a year. */
const FAR_DAYS = 190;
const WEEK = 7;

/** 0 = Sunday. */
function weekdayOfDay(day: string): number {
	return (((daysBetween('2026-11-22', day) % WEEK) + WEEK) % WEEK) as number;
}

function toDay(year: number, month: number, day: number): string | null {
	return parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** The nearest day. In a tie the later one wins: agendas announce coming games. */
function nearest(days: readonly string[], reference: string): string | null {
	const distance = (day: string) => Math.abs(daysBetween(reference, day));
	return days.reduce<string | null>(
		(best, day) => (best === null || distance(day) <= distance(best) ? day : best),
		null,
	);
}

function withWeekdayCheck(date: string | null, { weekday, weekdayText }: DayWords): AgendaDay {
	if (date === null || weekday === undefined || weekdayOfDay(date) === weekday)
		return { date, issues: [] };
	return { date, issues: [weekdayIssue(weekdayText ?? '', weekdayOfDay(date))] };
}

/**
 * Agendas announce coming games: of two distant days the future one is likelier, unless the past
 * one is much nearer.
 */
const PAST_WEIGHT = 1.5;

function likeliest(days: readonly string[], reference: string): string | null {
	const cost = (day: string) => {
		const ahead = daysBetween(reference, day);
		return ahead < -NEAR_DAYS ? -ahead * PAST_WEIGHT : Math.abs(ahead);
	};
	return days.reduce<string | null>(
		(best, day) => (best === null || cost(day) < cost(best) ? day : best),
		null,
	);
}

/**
 * Resolves a date without a year to the day nearest to the reference. If that is far away, a
 * written weekday decides between the years.
 */
function withoutYear(
	words: DayWords & { month: number; day: number },
	reference: string,
): AgendaDay {
	const year = Number(reference.slice(0, 4));
	const days = [year - 1, year, year + 1].flatMap(
		(candidate) => toDay(candidate, words.month, words.day) ?? [],
	);
	const near = nearest(days, reference);
	const fitting = days.filter((day) => weekdayOfDay(day) === words.weekday);
	const isNear = near !== null && Math.abs(daysBetween(reference, near)) <= NEAR_DAYS;
	const date = isNear ? near : likeliest(fitting.length > 0 ? fitting : days, reference);
	const found = withWeekdayCheck(date, words);
	const isFar = date !== null && Math.abs(daysBetween(reference, date)) > NEAR_DAYS;
	return date !== null && isFar
		? { date, issues: [...found.issues, yearIssue(Number(date.slice(0, 4)))] }
		: found;
}

/** 'Quarta (08)': the nearest such day of any month, on the written weekday if there is one. */
function withoutMonth(words: DayWords & { day: number }, reference: string): AgendaDay {
	const near = daysOfMonth(words.day, reference, NEAR_DAYS);
	const fits = (day: string) => words.weekday === undefined || weekdayOfDay(day) === words.weekday;
	const fitting = near.filter(fits);
	const nearestDay = nearest(near, reference);
	const isAtHand = nearestDay !== null && Math.abs(daysBetween(reference, nearestDay)) < WEEK;
	if (fitting.length > 0) return { date: nearest(fitting, reference), issues: [] };
	// A current page with a wrong weekday is likelier than one about another month.
	const far = isAtHand
		? null
		: nearest(daysOfMonth(words.day, reference, FAR_DAYS).filter(fits), reference);
	if (far !== null) return { date: far, issues: [yearIssue(Number(far.slice(0, 4)))] };
	return withWeekdayCheck(nearestDay, words);
}

const SHORTEST_MONTH = 28;
const MONTHS = 12;

function daysOfMonth(day: number, reference: string, within: number): string[] {
	const [year = 0, month = 1] = reference.split('-').map(Number);
	const reach = Math.ceil(within / SHORTEST_MONTH) + 1;
	const days = Array.from({ length: 2 * reach + 1 }, (_, step) => {
		const months = year * MONTHS + month - 1 + step - reach;
		return toDay(Math.floor(months / MONTHS), (months % MONTHS) + 1, day);
	});
	return days.flatMap((candidate) =>
		candidate !== null && Math.abs(daysBetween(reference, candidate)) <= within ? [candidate] : [],
	);
}

/**
 * The day that the words refer to. Relative to `reference` (YYYY-MM-DD), a missing year or month is
 * the nearest, and a lone weekday the next one. `date` is null when a reference is needed but
 * missing.
 */
export function agendaDay(words: DayWords, reference: string | null): AgendaDay {
	const { year, month, day, weekday, relative } = words;
	if (year !== undefined && month !== undefined && day !== undefined)
		return withWeekdayCheck(toDay(year, month, day), words);
	if (reference === null) return { date: null, issues: [] };
	if (day !== undefined && month !== undefined)
		return withoutYear({ ...words, month, day }, reference);
	if (day !== undefined) return withoutMonth({ ...words, day }, reference);
	if (weekday !== undefined) {
		const date = addDays(reference, (weekday - weekdayOfDay(reference) + WEEK) % WEEK);
		return { date, issues: [plainIssue('weekdayOnly')] };
	}
	return { date: addDays(reference, relative ?? 0), issues: [] };
}
