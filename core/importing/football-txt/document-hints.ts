import { LEAGUE, PLACE } from '#core/football-pt/zone-words.ts';
import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfText } from '#core/importing/hours/written-zones.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import type { SourceLine } from '#core/importing/source-lines.ts';
import { parseDatePrefix, type WrittenDate } from './date-prefix.ts';
import { parseMarkedHeading } from './headings.ts';
import { parseZonePrefix } from './time-prefix.ts';
import { guessYear, seasonIn, windowIn, type YearHints } from './year-inference.ts';

/** Number of dates that suffice to find the year whose weekdays match. */
const ENOUGH_DATES = 200;

/** What a document says about itself before its first game. */
export type DocumentHints = { years: YearHints; title: string | null; hours: HourEvidence[] };

const SPAN = /^#+\s*dates?\s*:?\s+(\S.*)$/iu;
const ALL_TIMES = /\b(?:all )?times? (?:are |is |in )/iu;

/**
 * The offset that a comment gives for all hours: '# All times are local, CEST (UTC+2).' Null when
 * it gives none, or several.
 */
export function zoneOfComment(text: string): string | null {
	if (!ALL_TIMES.test(text)) return null;
	const offsets = [...text.matchAll(/(?:UTC|GMT)\s*[+\-−–±]\s*\d{1,2}(?::?\d{2})?/gu)].map(
		(match) => parseZonePrefix(match[0])?.zone ?? null,
	);
	const distinct = [...new Set(offsets)];
	return distinct.length === 1 ? (distinct[0] ?? null) : null;
}

function titleOf(lines: readonly SourceLine[]): string | null {
	for (const { text } of lines) {
		const heading = parseMarkedHeading(text.trim().replace(/\s#.*$/u, ''));
		if (heading?.kind === 'title') return heading.text;
	}
	// Older files have their title in the first comment.
	const comment = lines
		.slice(0, 30)
		.find(
			({ text }) =>
				/^#+\s*\p{L}.*\b(?:19|20)\d{2}\b/u.test(text) && !SPAN.test(text) && !zoneOfComment(text),
		);
	return comment ? comment.text.replace(/^#+\s*/u, '').trim() : null;
}

function spanOf(lines: readonly SourceLine[]): YearHints['window'] {
	const line = lines.find(({ text }) => SPAN.test(text));
	return line ? windowIn(SPAN.exec(line.text)?.[1] ?? '') : null;
}

function datesOf(lines: readonly SourceLine[]): WrittenDate[] {
	const dates: WrittenDate[] = [];
	for (const { text } of lines) {
		const found = text.length < 200 ? parseDatePrefix(text) : null;
		if (found) dates.push(found.date);
		if (dates.length >= ENOUGH_DATES) break;
	}
	return dates;
}

/** The deepest path segment with a year: 'brazil/2013/mineiro.txt' gives 2013. */
function seasonOfPath(path: string | undefined): YearHints['season'] {
	const parts = path?.split(/[/\\]/).reverse() ?? [];
	return parts.map(seasonIn).find((season) => season !== null) ?? null;
}

/**
 * A document with Football.TXT marks uses the league's hours. Comments may name a clock ('# Todos
 * os horários de Brasília').
 */
function hoursOf(lines: readonly SourceLine[]): HourEvidence[] {
	const comments = lines
		.filter(({ text }) => text.startsWith('#') && zoneOfComment(text) === null)
		.slice(0, 30);
	const written = comments
		.flatMap(({ text }) => zonesOfText(text))
		.filter(({ zone }) => zone !== PLACE);
	const isMarked = lines.some(({ text }) => MARKS.test(text));
	return [
		...written,
		...(isMarked ? [{ ground: 'format', zone: LEAGUE, words: 'Football.TXT' } as const] : []),
	];
}

const MARKS = /^(?:=+\s|▪|»)/u;

/**
 * Reads a document's title and the hints about its years: a date span, a season in the title or
 * path, weekdays.
 */
export function readDocumentHints(
	lines: readonly SourceLine[],
	context: ReadingContext,
): DocumentHints {
	const title = titleOf(lines);
	const window = spanOf(lines);
	const season = (title === null ? null : seasonIn(title)) ?? seasonOfPath(context.fileName);
	const guess = window || season ? null : guessYear(datesOf(lines), context.referenceDate ?? null);
	return { title, years: { window, season, guess }, hours: hoursOf(lines) };
}
