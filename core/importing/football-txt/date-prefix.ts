import { monthOf, weekdaysOf } from '#core/football-pt/date-words.ts';

/** A date as written on a line. `year` is null when it is not written. */
export type WrittenDate = {
	/** The words of the source. */
	text: string;
	/** The weekday as written, and the weekdays (0 = Sunday) that it may mean. */
	weekday: string | null;
	weekdays: number[];
	day: number;
	/** 1–12 for a possible date. */
	month: number;
	year: number | null;
};

type DatePrefix = { date: WrittenDate; rest: string };

/**
 * `loose`: club names start with this form too ('2 de Mayo', '1/8 …'), so a clear separator must
 * follow.
 */
type Parts = { day: number; month: number; year: number | null; length: number; loose: boolean };

const WORD = '[\\p{L}]{2,14}\\.?';
const YEAR_END = '(?=\\s*(?:$|[\\],|@)]|\\s{2}|\\t|\\d{1,2}[:.h]\\d{2}))';
const YEAR = `(?:\\s*,?\\s+((?:1[89]|20)\\d{2})${YEAR_END})?`;
const AFTER = '(?![\\p{L}\\d])';

/** 'Aug/11', 'Aug 11', 'August 11, 2023', 'Apr. 3' */
const MONTH_DAY = new RegExp(
	`^(${WORD})(?:\\s*/\\s*|\\s+)(\\d{1,2})(?:st|nd|rd|th)?${AFTER}(?![:.h]\\d\\d)(?:/(\\d{4})${AFTER})?${YEAR}`,
	'u',
);
/** '14/Maio', '11 August', '11. August 2024', '11 de agosto de 2024', '14/Abr/2018' */
const DAY_MONTH = new RegExp(
	`^(\\d{1,2})(?:st|nd|rd|th|[.ºª°])?(?:\\s*[/-]\\s*|\\s+(?:de\\s+)?)(${WORD})(?:[/-](\\d{4})${AFTER}|\\s+de\\s+(\\d{4})${AFTER})?${YEAR}${AFTER}`,
	'u',
);
/** '15/01', '3/02/2016', '26/3/26', '23.09.', '23.09.2024' */
const NUMBERS = new RegExp(
	`^(\\d{1,2})([/.])(\\d{1,2})(?:\\2(\\d{4}|\\d{2})${AFTER}|\\2?(?![\\d:]))${YEAR}`,
	'u',
);
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;

/** What may follow a date of a loose form: nothing, a wide gap, an hour, a venue, a note. */
const SET_APART = /^(?:\s*$|\s{2}|\t|\s*\d{1,2}(?:[:.]\d|h)|\s*[@|([,]|\s+[-–]\s)/u;
/**
 * 'Sport Club 2 de Mayo': directly before the opponent or the score, the words are part of a club
 * name.
 */
const NAME_GOES_ON = /^\s+(?:v|vs\.?|x|X|×)\s|^\s+\d{1,2}\s?[-–]\s?\d{1,2}(?:\s|$)/u;

function yearNumber(text: string | undefined): number | null {
	if (text === undefined) return null;
	if (text.length === 4) return Number(text);
	// Two digits: 70 to 99 are in the last century.
	return Number(text) + (Number(text) >= 70 ? 1900 : 2000);
}

function monthDay(text: string): Parts | null {
	const match = MONTH_DAY.exec(text);
	const month = match ? monthOf(match[1] ?? '') : null;
	if (!match || month === null) return null;
	return {
		day: Number(match[2]),
		month,
		year: yearNumber(match[3] ?? match[4]),
		length: match[0].length,
		loose: false,
	};
}

function dayMonth(text: string): Parts | null {
	const match = DAY_MONTH.exec(text);
	const month = match ? monthOf(match[2] ?? '') : null;
	if (!match || month === null) return null;
	return {
		day: Number(match[1]),
		month,
		year: yearNumber(match[3] ?? match[4] ?? match[5]),
		length: match[0].length,
		loose: true,
	};
}

function numbers(text: string): Parts | null {
	const match = NUMBERS.exec(text);
	if (!match) return null;
	const dotted = match[2] === '.';
	const written = match[4];
	// '19.30 Santos' is an hour: dotted numbers are a date only with a final dot or a year.
	if (dotted && written === undefined && !/^\d{1,2}\.\d{1,2}\./.test(text)) return null;
	return {
		day: Number(match[1]),
		month: Number(match[3]),
		year: yearNumber(written ?? match[5]),
		length: match[0].length,
		loose: true,
	};
}

function iso(text: string): Parts | null {
	const match = ISO.exec(text);
	return (
		match && {
			year: Number(match[1]),
			month: Number(match[2]),
			day: Number(match[3]),
			length: match[0].length,
			loose: false,
		}
	);
}

function dateParts(text: string): Parts | null {
	return iso(text) ?? monthDay(text) ?? dayMonth(text) ?? numbers(text);
}

function bare(text: string): DatePrefix | null {
	const parts = dateParts(text);
	if (!parts) return null;
	const { day, month, year, length, loose } = parts;
	const after = text.slice(length);
	if (loose && !SET_APART.test(after)) return null;
	if (NAME_GOES_ON.test(after)) return null;
	return {
		date: { text: text.slice(0, length).trim(), weekday: null, weekdays: [], day, month, year },
		rest: after,
	};
}

const WEEKDAY = /^(\p{L}{2,10}(?:-feira)?)\.?(\s*,\s*|\s+|\s*[-–]\s*)(?=[\p{L}\d])/u;

/** '17/03 (domingo)': the weekday after the date. */
const WEEKDAY_BEHIND = /^\s*\(\s*(\p{L}{2,10}(?:-feira)?)\.?\s*\)/u;

function beforeWeekday(text: string): DatePrefix | null {
	const found = bare(text);
	const match = found ? WEEKDAY_BEHIND.exec(found.rest) : null;
	const weekdays = match ? weekdaysOf(match[1] ?? '') : [];
	if (!found || !match || weekdays.length === 0) return found;
	const rest = found.rest.slice(match[0].length);
	const whole = text.slice(0, text.length - rest.length).trim();
	return { date: { ...found.date, text: whole, weekday: match[1] ?? null, weekdays }, rest };
}

function afterWeekday(text: string): DatePrefix | null {
	const match = WEEKDAY.exec(text);
	const weekdays = match ? weekdaysOf(match[1] ?? '') : [];
	if (!match || weekdays.length === 0) return null;
	const found = bare(text.slice(match[0].length));
	if (!found) return null;
	const whole = text.slice(0, text.length - found.rest.length).trim();
	return {
		date: { ...found.date, text: whole, weekday: match[1] ?? null, weekdays },
		rest: found.rest,
	};
}

/**
 * Parses a date at the start of a line, in English, Portuguese, Spanish, German, French or Italian.
 * Weekday, year and square brackets are optional. `rest` is the text after the date. Null when the
 * line does not start with one.
 */
export function parseDatePrefix(text: string): DatePrefix | null {
	const trimmed = text.trimStart();
	if (!trimmed.startsWith('[')) return afterWeekday(trimmed) ?? beforeWeekday(trimmed);
	const end = trimmed.indexOf(']');
	if (end < 0 || end > 60) return null;
	const inside = trimmed.slice(1, end).trim();
	const found = afterWeekday(inside) ?? beforeWeekday(inside);
	return found && { date: found.date, rest: `${found.rest} ${trimmed.slice(end + 1)}` };
}

/** Weekday (0 = Sunday) of a valid date. */
export function weekdayOfDate(year: number, month: number, day: number): number {
	return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
