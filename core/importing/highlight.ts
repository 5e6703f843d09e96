import type { DraftGame } from './draft-game.ts';

type MarkKind = 'time' | 'team' | 'competition' | 'channel' | 'venue';
/** A piece of a source's text. `kind`: the fact read from it; null when there is none. */
type MarkedPiece = { text: string; kind: MarkKind | null };

type Found = { start: number; end: number; kind: MarkKind };

/**
 * Splits the source text of a game into pieces that were read and pieces that were not. Joined,
 * they give `text` again.
 */
export function markReading(
	text: string,
	draft: Pick<DraftGame, 'home' | 'away' | 'competition' | 'broadcasts' | 'time' | 'venue'>,
): MarkedPiece[] {
	const found: Found[] = [];
	const wanted: [MarkKind, string | null][] = [
		['team', draft.home.name],
		['team', draft.away.name],
		['competition', draft.competition.name],
		['venue', draft.venue],
		...draft.broadcasts.map(({ channel }): [MarkKind, string] => ['channel', channel]),
	];
	const hour = draft.time === null ? null : hourIn(text, draft.time);
	if (hour !== null) found.push({ ...hour, kind: 'time' });
	for (const [kind, words] of wanted) {
		const place = words === null || words.trim() === '' ? null : placeOf(text, words, found);
		if (place !== null) found.push({ ...place, kind });
	}
	return cut(
		text,
		found.toSorted((a, b) => a.start - b.start),
	);
}

/** The first occurrence of some words that is not taken yet. */
function placeOf(
	text: string,
	words: string,
	taken: readonly Found[],
): { start: number; end: number } | null {
	const [hay, needle] = [text.toLowerCase(), words.toLowerCase()];
	for (let start = hay.indexOf(needle); start >= 0; start = hay.indexOf(needle, start + 1)) {
		const end = start + needle.length;
		if (taken.every((other) => end <= other.start || start >= other.end)) return { start, end };
	}
	return null;
}

/** '21:30' as '21h30', '21:30', '21h30min'; '16:00' also as '16h'. */
function hourIn(text: string, time: string): { start: number; end: number } | null {
	const [hours = '', minutes = ''] = time.split(':');
	const rest = minutes === '00' ? '(?:[:h]\\s?00|h|\\s?horas)' : `[:h]\\s?${minutes}`;
	const match = new RegExp(`(?<!\\d)0?${Number(hours)}${rest}(?:min)?(?!\\d)`, 'i').exec(text);
	return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

function cut(text: string, found: readonly Found[]): MarkedPiece[] {
	const pieces: MarkedPiece[] = [];
	let at = 0;
	for (const { start, end, kind } of found) {
		pieces.push(
			{ text: text.slice(at, start), kind: null },
			{ text: text.slice(start, end), kind },
		);
		at = end;
	}
	return [...pieces, { text: text.slice(at), kind: null }].filter((piece) => piece.text !== '');
}
