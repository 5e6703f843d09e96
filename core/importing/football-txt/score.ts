/** A score inside a line: its start, and the end of all its notes. */
type ScoreSpan = { start: number; end: number };

const SCORE_AT = /(?<=^|\s)\d{1,2}(?:\s*[-–−]\s*|\s*:\s*)\d{1,2}(?=$|[\s,()*])/gu;
const UNPLAYED_AT = /(?<=\s)(?:-\s?:\s?-|\?\s?-\s?\?|_\s?-\s?_|-\s?-\s?-)(?=\s)/gu;
/** Notes after a score: '(1-0)', '(aet, 4-2 pen)', 'a.e.t.', '3-4 pen.', 'agg.', 'on penalties'. */
const NOTES = [
	/^\((?=[^()]*(?:\d\s*[-–:]\s*\d|a\.?\s?e\.?\s?t|pen|agg|\bgg\b|\bsg\b|n\.\s?V|i\.\s?E|h\.\s?t|o\.t|awarded|w\.?o))[^()]*\)/iu,
	/^\d{1,2}\s*[-–]\s*\d{1,2}(?=[\s,(]|$)/u,
	/^(?:a\.\s?e\.\s?t\.?|aet|n\.\s?V\.|n\.\s?P\.|i\.\s?E\.|d\.\s?t\.s\.|pens?\.?|pso|p\.|agg\.?|g\.\s?g\.|s\.\s?g\.|a\.\s?p\.|on pens?|on penalties|after extra time|after penalties|\*)(?=[\s,;)(]|$)/iu,
];

/** End offset of the notes after a score at `from`. */
function endOfNotes(text: string, from: number): number {
	let end = from;
	for (;;) {
		const gap = /^[\s,;]*/u.exec(text.slice(end, end + 200))?.[0].length ?? 0;
		const tail = text.slice(end + gap, end + gap + 200);
		const note = NOTES.map((pattern) => pattern.exec(tail)?.[0].length ?? 0).find(
			(length) => length > 0,
		);
		if (note === undefined) return end;
		end += gap + note;
	}
}

/**
 * '20:30' between two names is an hour. 'Hannover 96 - 1. FC Köln' and 'TSV 1860' hold no score.
 */
function isPlausible(score: string): boolean {
	const colon = /^(\d{1,2})\s*:\s*(\d{1,2})$/.exec(score);
	return !colon || (colon[2]?.length === 1 && colon[1]?.length === 1);
}

/**
 * Finds the first score with text to its left, including half-time, extra-time and penalty notes.
 * `needsRight` also requires a name after it, as in 'Home 2-1 (1-0) Away'.
 */
export function findScore(text: string, needsRight: boolean): ScoreSpan | null {
	for (const match of text.matchAll(SCORE_AT)) {
		if (match.index === 0 || !isPlausible(match[0])) continue;
		const end = endOfNotes(text, match.index + match[0].length);
		if (!needsRight || /[\p{L}\p{N}]/u.test(text.slice(end))) return { start: match.index, end };
	}
	return null;
}

/** Finds a placeholder for the score of an unplayed game: '-:-', '?-?', '_ - _'. */
export function findUnplayed(text: string): ScoreSpan | null {
	for (const match of text.matchAll(UNPLAYED_AT)) {
		if (match.index > 0) return { start: match.index, end: match.index + match[0].length };
	}
	return null;
}

const TRAILING_NOTE =
	/\s*\((?=[^()]*(?:\d\s*[-–:]\s*\d|a\.?e\.?t|\bpens?\b|\bagg\b|\bgg\b|\bsg\b))[^()]*\)\s*$/iu;

/**
 * Removes result notes from the end of a name: 'Spain (aet, 4-2 pen)' becomes 'Spain', 'River Plate
 * (ARG)' stays.
 */
export function withoutResultNotes(text: string): string {
	return text.replace(TRAILING_NOTE, '');
}
