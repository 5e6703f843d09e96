/** A score inside a line: where it starts and where everything that belongs to it ends. */
type ScoreSpan = { start: number; end: number };

const SCORE_AT = /(?<=^|\s)\d{1,2}(?:\s*[-–−]\s*|\s*:\s*)\d{1,2}(?=$|[\s,()*])/gu;
const UNPLAYED_AT = /(?<=\s)(?:-\s?:\s?-|\?\s?-\s?\?|_\s?-\s?_|-\s?-\s?-)(?=\s)/gu;
/**
 * Notes that may follow a score: '(1-0)', '(aet, 4-2 pen)', 'a.e.t.', '3-4 pen.', 'agg.', 'on
 * penalties'.
 */
const NOTES = [
	/^\((?=[^()]*(?:\d\s*[-–:]\s*\d|a\.?\s?e\.?\s?t|pen|agg|\bgg\b|\bsg\b|n\.\s?V|i\.\s?E|h\.\s?t|o\.t|awarded|w\.?o))[^()]*\)/iu,
	/^\d{1,2}\s*[-–]\s*\d{1,2}(?=[\s,(]|$)/u,
	/^(?:a\.\s?e\.\s?t\.?|aet|n\.\s?V\.|n\.\s?P\.|i\.\s?E\.|d\.\s?t\.s\.|pens?\.?|pso|p\.|agg\.?|g\.\s?g\.|s\.\s?g\.|a\.\s?p\.|on pens?|on penalties|after extra time|after penalties|\*)(?=[\s,;)(]|$)/iu,
];

/** End of the notes that follow a score at `from`. */
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
 * '20:30' between two names is an hour, not a score; 'Hannover 96 - 1. FC Köln' and 'TSV 1860' hold
 * no score.
 */
function isPlausible(score: string): boolean {
	const colon = /^(\d{1,2})\s*:\s*(\d{1,2})$/.exec(score);
	return !colon || (colon[2]?.length === 1 && colon[1]?.length === 1);
}

/**
 * Finds the first score that has text on its left side, with its half-time, extra-time and penalty
 * notes. `needsRight` asks for a name after it as well, as in 'Home 2-1 (1-0) Away'.
 */
export function findScore(text: string, needsRight: boolean): ScoreSpan | null {
	for (const match of text.matchAll(SCORE_AT)) {
		if (match.index === 0 || !isPlausible(match[0])) continue;
		const end = endOfNotes(text, match.index + match[0].length);
		if (!needsRight || /[\p{L}\p{N}]/u.test(text.slice(end))) return { start: match.index, end };
	}
	return null;
}

/**
 * Finds a separator that stands where the score of an unplayed game would: '-:-', '?-?', '_ - _'.
 */
export function findUnplayed(text: string): ScoreSpan | null {
	for (const match of text.matchAll(UNPLAYED_AT)) {
		if (match.index > 0) return { start: match.index, end: match.index + match[0].length };
	}
	return null;
}

const TRAILING_NOTE =
	/\s*\((?=[^()]*(?:\d\s*[-–:]\s*\d|a\.?e\.?t|\bpens?\b|\bagg\b|\bgg\b|\bsg\b))[^()]*\)\s*$/iu;

/**
 * Takes result notes off the end of a name: 'Spain (aet, 4-2 pen)' is 'Spain', 'River Plate (ARG)'
 * stays.
 */
export function withoutResultNotes(text: string): string {
	return text.replace(TRAILING_NOTE, '');
}
