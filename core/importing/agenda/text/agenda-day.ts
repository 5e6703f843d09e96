import type { DayWords } from '#core/football-pt/day-words.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { plainIssue, weekdayIssue, yearIssue } from '#core/importing/issue.ts';
import { addDays, daysBetween, parseDay } from '#core/site/dates.ts';

/** `date` (YYYY-MM-DD) is null for an impossible day. */
export type AgendaDay = { date: string | null; issues: DraftIssue[] };

const WEEK = 7;
const MONTHS = 12;
const NEAR_DAYS = 45;
/** A weekday falls on a day of the month once or twice in half a year. */
const FAR_DAYS = 190;
/** Agendas announce coming games: a past day must be much nearer. */
const PAST_WEIGHT = 1.5;
/** 0 = Sunday. */
const SOME_SUNDAY = '2026-11-22';

function weekdayOf(day: string): number {
	return ((daysBetween(SOME_SUNDAY, day) % WEEK) + WEEK) % WEEK;
}

function toDay(year: number, month: number, day: number): string | null {
	return parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

function checked(date: string | null, { weekday, weekdayText = '' }: DayWords): AgendaDay {
	const isRight = date === null || weekday === undefined || weekdayOf(date) === weekday;
	return { date, issues: isRight ? [] : [weekdayIssue(weekdayText, weekdayOf(date))] };
}

function candidates({ month, day = 0 }: DayWords, reference: string): string[] {
	const [year = 0, now = 1] = reference.split('-').map(Number);
	const days = Array.from({ length: 2 * MONTHS + 1 }, (_, step) => {
		const at = year * MONTHS + now - 1 + step - MONTHS;
		const isWanted = month === undefined || month === (at % MONTHS) + 1;
		return isWanted ? toDay(Math.floor(at / MONTHS), (at % MONTHS) + 1, day) : null;
	});
	const most = month === undefined ? FAR_DAYS : Number.POSITIVE_INFINITY;
	return days.filter(
		(one) => one !== null && Math.abs(daysBetween(reference, one)) <= most,
	) as string[];
}

/** A near day with a wrong weekday is likelier than a distant one. */
function nearestDay(words: DayWords, reference: string): AgendaDay {
	const cost = (day: string) => {
		const ahead = daysBetween(reference, day);
		return ahead < -NEAR_DAYS ? -ahead * PAST_WEIGHT : Math.abs(ahead);
	};
	// The later day wins a tie.
	const days = candidates(words, reference)
		.reverse()
		.sort((one, other) => cost(one) - cost(other));
	const [nearest] = days;
	const [fitting] = days.filter(
		(day) => words.weekday === undefined || weekdayOf(day) === words.weekday,
	);
	if (nearest === undefined) return { date: null, issues: [] };
	const isNear = (day: string) => Math.abs(daysBetween(reference, day)) <= NEAR_DAYS;
	if (fitting !== undefined && isNear(fitting)) return { date: fitting, issues: [] };
	const isAtHand = words.month !== undefined ? isNear(nearest) : cost(nearest) < WEEK;
	const found = checked(isAtHand ? nearest : (fitting ?? nearest), words);
	if (isAtHand || found.date === null || isNear(found.date)) return found;
	return { date: found.date, issues: [...found.issues, yearIssue(Number(found.date.slice(0, 4)))] };
}

/**
 * The day of the words: the nearest to `reference` (YYYY-MM-DD), but the next for a lone weekday.
 * `date` is null without a needed reference.
 */
export function agendaDay(words: DayWords, reference: string | null): AgendaDay {
	const { year, month, day, weekday, relative } = words;
	if (year !== undefined && month !== undefined && day !== undefined)
		return checked(toDay(year, month, day), words);
	if (reference === null) return { date: null, issues: [] };
	if (day !== undefined) return nearestDay(words, reference);
	if (weekday === undefined) return { date: addDays(reference, relative ?? 0), issues: [] };
	const date = addDays(reference, (weekday - weekdayOf(reference) + WEEK) % WEEK);
	return { date, issues: [plainIssue('weekdayOnly')] };
}
