import { normalize } from '#core/search/normalize.ts';
import type { DayRule } from './day-rule.ts';

/** One word of a query: comparable, as written (lower case), and as a date if it is one. */
export type Token = {
	word: string;
	written: string;
	date: Extract<DayRule, { kind: 'date' }> | null;
};

/** The search box cuts longer queries much earlier. */
const MOST_TOKENS = 16;
const DATE = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Splits a query into words; a date ('29/11') stays one word. */
export function tokenize(query: string): Token[] {
	const chunks = query.toLowerCase().split(/\s+/u);
	return chunks
		.flatMap((chunk) => dateToken(chunk.replace(/[?!,;.]+$/u, '')) ?? wordTokens(chunk))
		.slice(0, MOST_TOKENS);
}

function dateToken(written: string): Token[] | null {
	const [, isoYear, isoMonth, isoDay] = ISO.exec(written) ?? [];
	const [, day = isoDay, month = isoMonth, year = isoYear] = DATE.exec(written) ?? [];
	if (day === undefined || Number(day) > 31 || Number(month) > 12) return null;
	const date = {
		kind: 'date',
		day: Number(day),
		month: Number(month),
		year: year === undefined ? null : Number(year),
	} as const;
	return [{ word: written, written, date }];
}

function wordTokens(chunk: string): Token[] {
	const words = normalize(chunk).split(' ');
	const written = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
	return words
		.filter((word) => word !== '')
		.map((word) => ({ word, written: words.length === 1 ? written : word, date: null }));
}
