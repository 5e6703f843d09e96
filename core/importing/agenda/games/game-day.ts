import type { DayWords } from '#core/football-pt/day-words.ts';
import type { OpenGame } from '#core/importing/agenda/lines/agenda-state.ts';
import { type AgendaDay, agendaDay } from '#core/importing/agenda/text/agenda-day.ts';
import { plainIssue } from '#core/importing/issue.ts';
import { addDays, daysBetween } from '#core/site/dates.ts';
/** The last game with a day of its own, and that day. */
export type DayBefore = AgendaDay & { game: OpenGame };

type Around = {
	titleDay: DayWords | null;
	/** What relative dates refer to (YYYY-MM-DD). */
	reference: string | null;
	before: DayBefore | null;
	/** The day of the heading above the previous game (YYYY-MM-DD). */
	headedBefore?: string | null;
	/** Some game of the page has a day of its own. */
	areDated?: boolean;
};

const HALF_A_WEEK = 3;
const WEEK = 7;
const NO_DAY: AgendaDay = { date: null, issues: [] };

/** The day of a game: of its line, heading, page title, the game before it, or the reference. */
export function dayOfGame(game: OpenGame, around: Around): AgendaDay {
	const { before } = around;
	const { day, undated, open, time } = game.facts;
	const above = game.under.day;
	if (undated || (day === null && above === 'undefined')) return NO_DAY;
	const heading = above === 'undefined' ? null : above;
	if (day === null && before?.game.line === game.line) return before;
	if (day === null && before && isSameProse(game, before.game)) return inherited(before);
	if (open && day === null && time === null && before !== null && isOpenDay(game, heading, before))
		return NO_DAY;
	const words = withWeekday(day, heading) ?? dayAbove(heading, around.titleDay);
	if (words === null && isPutOff(game, before)) return NO_DAY;
	if (words) return dayOf(words, heading, around);
	return before ? inherited(before) : assumed(game, around);
}

/** The day on which the page is read, unless an open game is on a page with dated games. */
function assumed(
	{ facts: { open, time } }: OpenGame,
	{ reference, areDated = false }: Around,
): AgendaDay {
	if (reference === null || (open && time === null && areDated)) return NO_DAY;
	return { date: reference, issues: [plainIssue('dateAssumed')] };
}

/** 'Remo x Avaí: adiado' below lines that each have their own day. */
function isPutOff({ facts, line }: OpenGame, before: DayBefore | null): boolean {
	return (
		facts.status === 'postponed' &&
		before !== null &&
		before.game.facts.day !== null &&
		before.game.line !== line
	);
}

/** 'CRB x Sport – a definir' below lines with their own day. */
function isOpenDay(game: OpenGame, heading: DayWords | null, { game: above }: DayBefore): boolean {
	return heading === null || (above.facts.day !== null && above.line + 2 >= game.line);
}

function inherited({ date, issues }: AgendaDay): AgendaDay {
	return { date, issues: [...issues, plainIssue('dateInherited')] };
}

/** Consecutive sentences without a heading between them. */
function isSameProse(game: OpenGame, before: OpenGame): boolean {
	return game.weak && before.weak && game.under.day === before.under.day;
}

function dayOf(
	words: DayWords,
	heading: DayWords | null,
	{ reference, before, headedBefore = null }: Around,
): AgendaDay {
	// Below 'Terça (23)', 'Quarta (24)' continues from the heading before it.
	const goesOn = words === heading && words.day !== undefined && words.month === undefined;
	if (goesOn && headedBefore !== null && reference !== null) return agendaDay(words, headedBefore);
	if (words.shift === undefined)
		return agendaDay(words, startOf(words, heading, reference, before));
	// One day for both games.
	if (before?.game.facts.day === words) return before;
	const from = before?.date ?? (heading ? agendaDay(heading, reference).date : reference);
	return from === null ? NO_DAY : { date: addDays(from, words.shift), issues: [] };
}

/**
 * The date to count from. 'sexta-feira' below '14 e 15 de junho' is the Friday nearest to it, so
 * the search starts a few days before.
 */
function startOf(
	words: DayWords,
	heading: DayWords | null,
	reference: string | null,
	before: DayBefore | null,
): string | null {
	if (
		words.month !== undefined ||
		words.relative !== undefined ||
		words === heading ||
		reference === null
	)
		return reference;
	const stated =
		heading === null && before?.date && Math.abs(daysBetween(reference, before.date)) >= WEEK
			? before.date
			: null;
	// 'no dia 19' after '16 de fevereiro'.
	if (words.day !== undefined) return stated ?? reference;
	const isRange = heading?.day !== undefined && heading.weekday === undefined;
	const headed = heading?.day === undefined ? null : agendaDay(heading, reference).date;
	const isFar = headed !== null && Math.abs(daysBetween(reference, headed)) >= WEEK;
	const anchor = isRange || isFar ? headed : stated;
	return anchor === null ? reference : addDays(anchor, -HALF_A_WEEK);
}

/** A title with a full date is more precise than the heading 'Jogos de hoje'. */
function dayAbove(heading: DayWords | null, title: DayWords | null): DayWords | null {
	const isToday = heading?.relative === 0 && heading.day === undefined;
	return isToday && title?.day !== undefined ? title : (heading ?? title);
}

/** 'Hoje' on the line means the day of the heading, if there is one. */
function withWeekday(own: DayWords | null, above: DayWords | null): DayWords | null {
	const isNext = own?.relative === 1 && above?.relative === 0;
	return own?.relative !== undefined && own.day === undefined && above !== null && !isNext
		? above
		: own;
}
