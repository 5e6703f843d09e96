import { takeDay } from '#core/football-pt/day-words.ts';
import { agendaDay } from '#core/importing/agenda/text/agenda-day.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { parseDatePrefix } from '#core/importing/football-txt/date-prefix.ts';
import { parseIsoMoment } from '#core/importing/json/moment.ts';
import { addDays, parseDay } from '#core/site/dates.ts';

/** Whether '04/05/2026' is 4 May or 5 April. */
export type DayOrder = 'day-first' | 'month-first';

/** The date in a cell. `rest`: the text after it (an hour). */
export type CellDate = {
	date: string | null;
	rest: string;
	zone?: string | null;
	issues: DraftIssue[];
};

const NUMERIC =
	/^\s*(?:\p{L}{3,}\.?,?\s+)?(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)\s*,?\s*/u;
const YEAR_FIRST = /^\s*(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)[T\s,]*/u;
const COMPACT = /^\s*(\d{4})(\d{2})(\d{2})(?!\d)\s*/u;
const SERIAL = /^\s*(\d{5})(?:[.,](\d+))?\s*$/u;
const EPOCH = /^\s*(\d{10}|\d{13})\s*$/u;
/**
 * Day 0 of spreadsheet dates: the day before 1900-01-01, minus one for the leap day that 1900 did
 * not have.
 */
const SERIAL_START = '1899-12-30';
const OPEN =
	/^(?:[-–—?*.]+|t\.?b\.?[acd]\.?|a\s+(?:definir|confirmar)|indefinid[ao]|sem data.*|n\/?a|null|none|por definir)$/iu;

/** Whether a cell is empty or says that its value is still undefined. */
export function isOpenCell(text: string): boolean {
	return text.trim() === '' || OPEN.test(text.trim());
}

/**
 * The order of day and month in a column. A number above 12 must be the day, and the majority of
 * cells decides. Defaults to day first.
 */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
	let [dayFirst, monthFirst] = [0, 0];
	for (const cell of cells) {
		const match = NUMERIC.exec(cell);
		if (!match) continue;
		if (Number(match[1]) > 12) dayFirst++;
		else if (Number(match[2]) > 12) monthFirst++;
	}
	return monthFirst > dayFirst ? 'month-first' : 'day-first';
}

function isoDay(year: string, month: string, day: string): string | null {
	const full = year.length === 2 ? String(Number(year) + (Number(year) >= 70 ? 1900 : 2000)) : year;
	return parseDay(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function numeric(text: string, order: DayOrder): CellDate | null {
	const match = NUMERIC.exec(text);
	if (!match) return null;
	const [whole, first = '', second = '', year = ''] = match;
	const rest = text.slice(whole.length);
	const [day, month] = order === 'day-first' ? [first, second] : [second, first];
	return { date: isoDay(year, month, day), rest, issues: [] };
}

/** '2026/11/21', '20261121' */
function yearFirst(text: string): CellDate | null {
	const match = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
	return (
		match && {
			date: isoDay(match[1] ?? '', match[2] ?? '', match[3] ?? ''),
			rest: text.slice(match[0].length),
			issues: [],
		}
	);
}

/** An ISO 8601 moment: the day, with the hour as `rest` and its zone. */
function iso(text: string): CellDate | null {
	const moment = parseIsoMoment(text);
	return moment && { date: moment.date, rest: moment.time ?? '', zone: moment.zone, issues: [] };
}

/** 46347,8958: a spreadsheet date, whose fraction is the hour. */
function serial(text: string): CellDate | null {
	const match = SERIAL.exec(text);
	const days = Number(match?.[1]);
	if (!match || days < 15_000 || days > 80_000) return null;
	return {
		date: addDays(SERIAL_START, days),
		rest: match[2] === undefined ? '' : `0.${match[2]}`,
		issues: [],
	};
}

/** Seconds or milliseconds since 1970, UTC. */
function epoch(text: string): CellDate | null {
	const match = EPOCH.exec(text)?.[1];
	if (match === undefined) return null;
	const written = new Date(Number(match) * (match.length === 10 ? 1000 : 1)).toISOString();
	return {
		date: parseDay(written.slice(0, 10)),
		rest: written.slice(11, 16),
		zone: 'UTC',
		issues: [],
	};
}

/** 'Fri Aug 11 2023', '11 August 2023': a month in words, with the year. */
function worded(text: string): CellDate | null {
	const found = parseDatePrefix(text);
	if (!found?.date.year) return null;
	const { year, month, day } = found.date;
	return { date: isoDay(String(year), String(month), String(day)), rest: found.rest, issues: [] };
}

/** 'Sábado, 21/11', '21 de novembro', 'hoje': the matching day nearest to the reference. */
function spoken(text: string, reference: string | null): CellDate | null {
	const words = takeDay(text);
	if (!words) return null;
	const { date, issues } = agendaDay(words, reference);
	return { date, rest: words.rest, issues };
}

/**
 * Reads the date of a cell in any common form: ISO, day or month first, dots, words, a spreadsheet
 * number, seconds since 1970. Null when the cell has none; `date` null for an impossible one.
 */
export function readCellDate(
	cell: string,
	order: DayOrder,
	reference: string | null,
): CellDate | null {
	const text = cell.slice(0, 80).trim();
	if (isOpenCell(text)) return null;
	return (
		iso(text) ??
		yearFirst(text) ??
		numeric(text, order) ??
		serial(text) ??
		epoch(text) ??
		worded(text) ??
		spoken(text, reference)
	);
}
