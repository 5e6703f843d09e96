import type { DayWords } from '#core/football-pt/day-words.ts';
import type { OpenGame } from '#core/importing/agenda/lines/agenda-state.ts';
import { type AgendaDay, agendaDay } from '#core/importing/agenda/text/agenda-day.ts';
import { plainIssue } from '#core/importing/issue.ts';
import { addDays, daysBetween } from '#core/site/dates.ts';
/** The last game with its own day, and that day. */
export type DayBefore = AgendaDay & { game: OpenGame };

type Around = {
	titleDay: DayWords | null;
	/** YYYY-MM-DD, for relative dates. */
	reference: string | null;
	before: DayBefore | null;
	/** The heading day of the previous game (YYYY-MM-DD). */
	headedBefore?: string | null;
	/** Some game has its own day. */
	areDated?: boolean;
};

const HALF_A_WEEK = 3;
const WEEK = 7;
const NO_DAY: AgendaDay = { date: null, issues: [] };

/** The day from a game's line, heading, page title, previous game or reference. */
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

function assumed(
	{ facts: { open, time } }: OpenGame,
	{ reference, areDated = false }: Around,
): AgendaDay {
	if (reference === null || (open && time === null && areDated)) return NO_DAY;
	return { date: reference, issues: [plainIssue('dateAssumed')] };
}

/** 'Remo x Avaí: adiado' below dated lines. */
function isPutOff({ facts, line }: OpenGame, before: DayBefore | null): boolean {
	return (
		facts.status === 'postponed' &&
		before !== null &&
		before.game.facts.day !== null &&
		before.game.line !== line
	);
}

/** 'CRB x Sport – a definir' below dated lines. */
function isOpenDay(game: OpenGame, heading: DayWords | null, { game: above }: DayBefore): boolean {
	return heading === null || (above.facts.day !== null && above.line + 2 >= game.line);
}

function inherited({ date, issues }: AgendaDay): AgendaDay {
	return { date, issues: [...issues, plainIssue('dateInherited')] };
}

function isSameProse(game: OpenGame, before: OpenGame): boolean {
	return game.weak && before.weak && game.under.day === before.under.day;
}

function dayOf(
	words: DayWords,
	heading: DayWords | null,
	{ reference, before, headedBefore = null }: Around,
): AgendaDay {
	// 'Quarta (24)' below 'Terça (23)' continues from the heading before it.
	const goesOn = words === heading && words.day !== undefined && words.month === undefined;
	if (goesOn && headedBefore !== null && reference !== null) return agendaDay(words, headedBefore);
	if (words.shift === undefined)
		return agendaDay(words, startOf(words, heading, reference, before));
	// One statement for both games.
	if (before?.game.facts.day === words) return before;
	const from = before?.date ?? (heading ? agendaDay(heading, reference).date : reference);
	return from === null ? NO_DAY : { date: addDays(from, words.shift), issues: [] };
}

/** 'sexta-feira' below '14 e 15 de junho' is the nearest Friday: starts a few days early. */
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

/** A full date in the title is more precise than 'Jogos de hoje'. */
function dayAbove(heading: DayWords | null, title: DayWords | null): DayWords | null {
	const isToday = heading?.relative === 0 && heading.day === undefined;
	return isToday && title?.day !== undefined ? title : (heading ?? title);
}

/** 'Hoje' on a line means the day of its heading. */
function withWeekday(own: DayWords | null, above: DayWords | null): DayWords | null {
	const isNext = own?.relative === 1 && above?.relative === 0;
	return own?.relative !== undefined && own.day === undefined && above !== null && !isNext
		? above
		: own;
}
