import type { DayWords } from '#core/football-pt/day-words.ts';
import type { OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { plainIssue } from '#core/importing/issue.ts';
import { addDays, daysBetween } from '#core/site/dates.ts';
import { type AgendaDay, agendaDay } from './agenda-day.ts';

/** The last game that told a day of its own, and the day that this was. */
export type DayBefore = AgendaDay & { game: OpenGame };

type Around = {
	titleDay: DayWords | null;
	/** The day from which words are seen (YYYY-MM-DD). */
	reference: string | null;
	before: DayBefore | null;
	/** The day of the heading above the game before (YYYY-MM-DD). */
	headedBefore?: string | null;
	/** Some game of the page tells a day of its own. */
	areDated?: boolean;
};

const HALF_A_WEEK = 3;
const WEEK = 7;
const NO_DAY: AgendaDay = { date: null, issues: [] };

/**
 * The day that the game's own line gives, else its heading, the title of the page, the game before
 * in the same text; at last the reference day.
 */
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

/**
 * The day on which the page is read; none for 'A definir – CRB x Sport' above lines that tell their
 * own.
 */
function assumed(
	{ facts: { open, time } }: OpenGame,
	{ reference, areDated = false }: Around,
): AgendaDay {
	if (reference === null || (open && time === null && areDated)) return NO_DAY;
	return { date: reference, issues: [plainIssue('dateAssumed')] };
}

/** 'Remo x Avaí: adiado' below lines of which each tells its own day. */
function isPutOff({ facts, line }: OpenGame, before: DayBefore | null): boolean {
	return (
		facts.status === 'postponed' &&
		before !== null &&
		before.game.facts.day !== null &&
		before.game.line !== line
	);
}

/** 'CRB x Sport – a definir' below lines that tell their own day. */
function isOpenDay(game: OpenGame, heading: DayWords | null, { game: above }: DayBefore): boolean {
	return heading === null || (above.facts.day !== null && above.line + 2 >= game.line);
}

function inherited({ date, issues }: AgendaDay): AgendaDay {
	return { date, issues: [...issues, plainIssue('dateInherited')] };
}

/** Sentences one after the other, with no heading between them. */
function isSameProse(game: OpenGame, before: OpenGame): boolean {
	return game.weak && before.weak && game.under.day === before.under.day;
}

function dayOf(
	words: DayWords,
	heading: DayWords | null,
	{ reference, before, headedBefore = null }: Around,
): AgendaDay {
	// 'Terça (23)', and below its games 'Quarta (24)': the headings go on.
	const goesOn = words === heading && words.day !== undefined && words.month === undefined;
	if (goesOn && headedBefore !== null && reference !== null) return agendaDay(words, headedBefore);
	if (words.shift === undefined)
		return agendaDay(words, startOf(words, heading, reference, before));
	// 'Um dia depois A recebe B, e C enfrenta D': one day behind, for both.
	if (before?.game.facts.day === words) return before;
	const from = before?.date ?? (heading ? agendaDay(heading, reference).date : reference);
	return from === null ? NO_DAY : { date: addDays(from, words.shift), issues: [] };
}

/**
 * 'sexta-feira' on the line, below '1ª rodada (14 e 15 de junho)' or behind a game of a day weeks
 * ahead: such a day nearest to that one, so it is looked for from some days before.
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
	const told =
		heading === null && before?.date && Math.abs(daysBetween(reference, before.date)) >= WEEK
			? before.date
			: null;
	// 'no dia 19' behind '16 de fevereiro'.
	if (words.day !== undefined) return told ?? reference;
	const isRange = heading?.day !== undefined && heading.weekday === undefined;
	const headed = heading?.day === undefined ? null : agendaDay(heading, reference).date;
	const isFar = headed !== null && Math.abs(daysBetween(reference, headed)) >= WEEK;
	const anchor = isRange || isFar ? headed : told;
	return anchor === null ? reference : addDays(anchor, -HALF_A_WEEK);
}

/**
 * 'Jogos de hoje' above 'Confira os jogos desta segunda-feira, 28 de novembro': the day says more.
 */
function dayAbove(heading: DayWords | null, title: DayWords | null): DayWords | null {
	const isToday = heading?.relative === 0 && heading.day === undefined;
	return isToday && title?.day !== undefined ? title : (heading ?? title);
}

/** 'Hoje' on the line means the day of the heading when there is one. */
function withWeekday(own: DayWords | null, above: DayWords | null): DayWords | null {
	const isNext = own?.relative === 1 && above?.relative === 0;
	return own?.relative !== undefined && own.day === undefined && above !== null && !isNext
		? above
		: own;
}
