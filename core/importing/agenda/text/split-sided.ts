import { takeDay } from '#core/football-pt/day-words.ts';
import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import { areAllKnown, readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import type { Known } from '#core/importing/agenda/known.ts';

const SIGN = new RegExp(HAS_SIDES.source, 'gu');
const MOST_SIGNS = 60;
const MOST_WORDS = 6;
const SENTENCE_END = /^.*[\p{L})]{3}[.:!?]\s+(?=\p{Lu})/su;
const NEW_SENTENCE = /;|[\p{L}\d]{2}[.!?]\s+\p{Lu}/u;
/** 'Esporte Interativo 2' */
const FEED = /(?<=\p{L}) \d$/u;
/** 'NA TV Remo x Avaí': a heading in capitals before the first row. */
const HEADING = /^(?:\p{Lu}{2,}\s+){1,5}(?=\p{Lu}\p{Ll})/u;
const SEPARATORS = /^[\s,;|.–—-]+|[\s,;|–—-]+$/gu;

type Names = Pick<Known, 'team' | 'channel'>;

function areShown(words: string, { channel }: Names): boolean {
	return areAllKnown(readChannelList(words.replace(FEED, ''), channel));
}

/**
 * The offset where channels begin after the town ('Mogi das Cruzes SporTV'); null when the words
 * are something else.
 */
function townEnd(words: string, names: Names): number | null {
	const ends = [...words.matchAll(/\s(?=[\p{Lu}\d])/gu)]
		.slice(0, MOST_WORDS)
		.map(({ index }) => index);
	const end = ends.find((at) => areShown(words.slice(at + 1), names));
	return end !== undefined &&
		/^\p{Lu}[\p{L} .'’-]+$/u.test(words.slice(0, end)) &&
		!areShown(words.slice(0, end), names)
		? end
		: null;
}

/** Whether only a day or channels follow the hour of a row, or a town with channels. */
function endsRow(words: string, names: Names): boolean {
	const tail = words.replace(SEPARATORS, '');
	return (
		tail === '' ||
		takeDay(tail)?.rest.replace(SEPARATORS, '') === '' ||
		areShown(tail, names) ||
		townEnd(tail, names) !== null
	);
}

/** 'Remo x Avaí 15h Belém SporTV' → 'Remo x Avaí 15h | Belém | SporTV' */
function partTown(row: string, names: Names): string {
	const clock = findClocks(row).at(-1);
	const tail = clock ? row.slice(clock.end).trim() : '';
	const end = townEnd(tail, names);
	return !clock || end === null
		? row
		: `${row.slice(0, clock.end)} | ${tail.slice(0, end)} | ${tail.slice(end).trim()}`;
}

/**
 * Length of the end of a row, after which the first side of the next row begins; null when
 * uncertain.
 */
function endOfRow(text: string, names: Names): number | null {
	const starts = [...text.matchAll(/(?<=^|\s)[\p{Lu}\d]/gu)].map(({ index }) => index);
	const sure = starts.find(
		(start) =>
			/^\p{Lu}/u.test(text.slice(start)) &&
			names.team(text.slice(start).trim()) &&
			endsRow(text.slice(0, start), names),
	);
	return (
		sure ??
		starts
			.filter((start) => start > 0 && text.slice(0, start).trim() !== '')
			.findLast((start) => endsRow(text.slice(0, start), names)) ??
		null
	);
}

/**
 * The offsets where rows begin in a line whose hours each follow their sides; empty for other
 * forms.
 */
function rowStarts(text: string, names: Names): number[] {
	const signs = [...text.matchAll(SIGN)];
	if (
		signs.length < 2 ||
		signs.length > MOST_SIGNS ||
		findClocks(text.slice(0, signs[0]?.index)).length > 0
	)
		return [];
	const starts: number[] = [];
	for (const [at, { 0: sign, index }] of signs.entries()) {
		const from = index + sign.length;
		const between = text.slice(from, signs[at + 1]?.index);
		const [clock, second] = findClocks(between);
		if (!clock || second || NEW_SENTENCE.test(between)) return [];
		if (at === signs.length - 1) continue;
		const end = endOfRow(between.slice(clock.end), names);
		if (end === null) return [];
		starts.push(from + clock.end + end);
	}
	return starts;
}

/**
 * 'Remo x Avaí 15h Globo Santos x Bahia 17h SporTV': rows without line breaks that each begin with
 * their sides.
 */
export function splitSided(line: string, names: Names): string[] {
	if (!HAS_SIDES.test(line)) return [line];
	const sentence = SENTENCE_END.exec(line.slice(0, line.search(HAS_SIDES)))?.[0] ?? '';
	const head = sentence + (HEADING.exec(line.slice(sentence.length))?.[0] ?? '');
	const body = line.slice(head.length);
	const starts = rowStarts(body, names);
	if (starts.length === 0) return [line];
	const rows = [0, ...starts].map((start, at) => body.slice(start, starts[at]).trim());
	return [head.trim(), ...rows.map((row) => partTown(row, names))].filter(Boolean);
}
