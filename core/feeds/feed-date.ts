import { monthOf } from '#core/football-pt/date-words.ts';
import { localToInstant } from '#core/site/zoned-time.ts';
import { isDateNoise, isPortuguese, MERIDIEM, zoneMinutes } from './date-words.ts';

type Parts = {
	year: number;
	month: number;
	day: number;
	hour: number;
	minute: number;
	second: number;
	ms: number;
};

const DAY_MS = 86_400_000;
/** A date without a zone but in Brazilian notation means Brazilian time. */
const BRAZIL = 'America/Sao_Paulo';
const ISO =
	/^([+-]?\d{4}|\d{2}(?=-))(?:-?(\d{2})(?:-?(\d{2}))?)?(?:\s*t\s*|\s+|$)(?:(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?)?\s*(z|utc|gmt|[+-]\d{1,2}:?\d{0,2})?$/;
const ORDINAL = /^(\d{4})-?(\d{3})$/;
const TIME = /(\d{1,2})(?::|h)(\d{2})?(?::(\d{1,2})(?:[.,]\d+)?)?(?:\s*(?:h|hrs|horas|min)\b)?/;
const OFFSET = /(?:utc|gmt)?\s*([+-])\s*(\d{1,2}):?(\d{2})?$/;

/**
 * Parses a feed date to an instant (UTC ms): all variants of RFC 822 and 2822, ISO 8601 and W3C-DTF
 * (also shortened or compact), asctime, `31/12/2026 às 21h30`, `segunda-feira, 3 de março de 2026`.
 * Without a zone it is UTC, or Brazilian time if words or order are Brazilian. Null for anything
 * else, or a day that does not exist.
 */
export function parseFeedDate(source: string): number | null {
	const text = source.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 80);
	if (text === '') return null;
	return isoDate(text) ?? wordedDate(text);
}

function isoDate(text: string): number | null {
	const ordinal = ORDINAL.exec(text);
	if (ordinal !== null) {
		const [year = 0, day = 0] = ordinal.slice(1).map(Number);
		return day < 1 || day > 366 ? null : Date.UTC(year, 0, day);
	}
	const match = ISO.exec(text);
	if (match === null) return null;
	const [
		,
		year = '',
		month = '1',
		day = '1',
		hour = '0',
		minute = '0',
		second = '0',
		fraction = '',
		zone = 'z',
	] = match;
	const offset = /^[+-]/.test(zone) ? signedMinutes(zone) : 0;
	const ms = Number(fraction.slice(0, 3).padEnd(3, '0'));
	return instant(
		{
			year: fullYear(year),
			month: Number(month),
			day: Number(day),
			hour: Number(hour),
			minute: Number(minute),
			second: Number(second),
			ms,
		},
		offset,
	);
}

function wordedDate(source: string): number | null {
	let rest = source.replace(/\([^)]*\)/g, ' ').trim();
	const time = /\d(?::\d|h)/.test(rest) ? TIME.exec(rest) : null;
	let offset: number | null = null;
	if (time !== null) {
		const after = rest.slice(time.index + time[0].length);
		const zone = OFFSET.exec(after.trim().replace(/\s+\d{4}$/, ''));
		if (zone !== null) offset = signedMinutes(`${zone[1]}${zone[2]}:${zone[3] ?? '00'}`);
		rest = `${rest.slice(0, time.index)} | ${zone === null ? after : after.replace(/(?:utc|gmt)?\s*[+-]\s*\d{1,2}:?\d{0,2}/, ' ')}`;
	}
	const words = readWords(rest);
	if (words === null) return null;
	const day = chooseDay(words);
	if (day === null) return null;
	const [hour = 0, minute = 0, second = 0] = (time?.slice(1, 4) ?? []).map((part) =>
		Number(part ?? 0),
	);
	const clock = { hour: twelveHours(hour, words.meridiem), minute, second, ms: 0 };
	const zone = offset ?? words.offset;
	if (zone === null && (words.portuguese || day.brazilian)) return brazilian({ ...day, ...clock });
	return instant({ ...day, ...clock }, zone ?? 0);
}

type Words = {
	numbers: string[];
	month: number | null;
	offset: number | null;
	meridiem: 'am' | 'pm' | null;
	portuguese: boolean;
};

/** Null when a word does not belong to any date. */
function readWords(text: string): Words | null {
	const words: Words = {
		numbers: [],
		month: null,
		offset: null,
		meridiem: null,
		portuguese: false,
	};
	for (const token of text.match(/\d+|[\p{L}-]*\p{L}/gu) ?? []) {
		if (/^\d/.test(token)) {
			words.numbers.push(token);
			continue;
		}
		const word = token.replace(/^-+/, '');
		const month = monthOf(word);
		const zone = zoneMinutes(word);
		// The later match wins: 'mar' is a Tuesday in Spanish.
		if (month !== null) words.month = month;
		else if (MERIDIEM.has(word)) words.meridiem = word.startsWith('p') ? 'pm' : 'am';
		else if (zone !== null) words.offset = zone;
		else if (!isDateNoise(word)) return null;
		words.portuguese ||= isPortuguese(word);
	}
	return words;
}

type Day = Pick<Parts, 'year' | 'month' | 'day'> & { brazilian: boolean };

function chooseDay({ numbers, month, meridiem }: Words): Day | null {
	const [first = '', second = '', third = ''] = numbers;
	if (month !== null) {
		if (numbers.length < 2) return null;
		// '2004 jan 5', otherwise '5 jan 2004' and 'jan 5 2004'.
		const [year, day] = first.length === 4 ? [first, second] : [second, first];
		return { year: fullYear(year), month, day: Number(day), brazilian: false };
	}
	if (numbers.length < 3) return null;
	if (first.length === 4)
		return { year: Number(first), month: Number(second), day: Number(third), brazilian: false };
	// Day first, as in Brazil; month first where nothing else is possible, or the clock has am or pm.
	const monthFirst = Number(second) > 12 || (meridiem !== null && Number(first) <= 12);
	const [day, numeral] = monthFirst ? [second, first] : [first, second];
	return {
		year: fullYear(third),
		month: Number(numeral),
		day: Number(day),
		brazilian: !monthFirst,
	};
}

function brazilian(parts: Parts): number | null {
	const utc = instant(parts, 0);
	if (utc === null) return null;
	const local = new Date(utc).toISOString();
	const zoned = localToInstant(local.slice(0, 10), local.slice(11, 16), BRAZIL);
	return zoned === null ? null : zoned.epochMs + parts.second * 1_000;
}

/**
 * 24:00 is the end of its day; a leap second becomes the second before it; other invalid clocks or
 * days are refused.
 */
function instant(
	{ year, month, day, hour, minute, second, ms }: Parts,
	offsetMinutes: number,
): number | null {
	if (
		month < 1 ||
		month > 12 ||
		day < 1 ||
		hour > 24 ||
		minute > 59 ||
		second > 60 ||
		(hour === 24 && minute + second > 0)
	)
		return null;
	const start = new Date(0);
	start.setUTCFullYear(year, month - 1, day);
	if (start.getUTCMonth() !== month - 1 || Math.abs(offsetMinutes) > 15 * 60) return null;
	const clock = ((hour * 60 + minute - offsetMinutes) * 60 + Math.min(second, 59)) * 1_000 + ms;
	const at = start.getTime() + clock;
	return Math.abs(at) < 100_000_000 * DAY_MS ? at : null;
}

/** Two digits: 00–68 are in this century (POSIX). */
function fullYear(text: string): number {
	const year = Number(text);
	return text.length > 2 ? year : year + (year < 69 ? 2000 : 1900);
}

function twelveHours(hour: number, meridiem: 'am' | 'pm' | null): number {
	if (meridiem === null || hour > 12) return hour;
	return (hour % 12) + (meridiem === 'pm' ? 12 : 0);
}

function signedMinutes(text: string): number {
	const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? [];
	return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
