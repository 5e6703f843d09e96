import {
	BEING_WORDS,
	CLOCK_NAMES,
	ENGLISH_HOUR_WORDS,
	GAME_WORDS,
	HOUR_WORDS,
	LINK_WORDS,
	LONGEST_PHRASE,
	ONLY_CAPITALS,
	PLACE,
	ZONES_OF_WORDS,
} from '#core/football-pt/zone-words.ts';
import { normalize } from '#core/search/normalize.ts';
import { offsetZone } from '#core/site/zoned-time.ts';
import type { HourEvidence } from './hour-evidence.ts';

/**
 * Maximum number of words between an hour word and its place: 'Todos os horários são os de
 * Brasília'.
 */
const FARTHEST = 6;
const MOST_CHARACTERS = 600;
/** 'UTC-3', 'GMT +02:00' */
const OFFSET = /(?<!\p{L})(?:UTC|GMT)\s*([+\-−–])\s*(\d{1,2})(?::?(\d{2}))?(?!\d)/giu;
/** Next to a place they mark a club or a national team: 'Horário: Brasília x Gama'. */
const AGAINST: ReadonlySet<string | undefined> = new Set(['x', 'vs', 'v', 'versus', 'contra']);

/** Separates items: 'dia, hora, local' is a list. */
const PARTS = /[,;|/!?\n]|\.(?=\s|$)/u;

type Phrase = { zones: readonly string[]; start: number; length: number; words: string };

/** The words of a text; "l'heure" counts as two. */
function tokensOf(text: string): string[] {
	return normalize(text.replace(/['’]/gu, ' ')).split(' ').filter(Boolean);
}

/**
 * The longest zone phrase at an index. `text`: as written, because some words are a clock only in
 * capitals.
 */
function phraseAt(tokens: readonly string[], start: number, text: string): Phrase | null {
	for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length > 0; length--) {
		const words = tokens.slice(start, start + length).join(' ');
		const zones = ZONES_OF_WORDS.get(words);
		if (zones !== undefined && (!ONLY_CAPITALS.has(words) || isInCapitals(words, text)))
			return { zones, start, length, words };
	}
	return null;
}

function isInCapitals(word: string, text: string): boolean {
	return new RegExp(`(?<!\\p{L})${word.toUpperCase()}(?!\\p{L})`, 'u').test(text);
}

function evidenceOf(zones: readonly string[], words: string): HourEvidence[] {
	return zones.map((zone) => ({
		ground: 'written',
		zone,
		words: words.replace(/\s+/gu, ' ').trim().slice(0, 80),
	}));
}

/** The UTC offsets in a text, and the text without them. */
function takeOffsets(text: string): { zones: string[]; rest: string } {
	const zones = [...text.matchAll(OFFSET)].map(([, sign, hours, minutes]) => {
		const east = Number(hours) * 60 + Number(minutes ?? 0);
		return offsetZone(sign === '+' ? east : -east);
	});
	return { zones, rest: text.replace(OFFSET, ' ') };
}

/** 'Hora local de Brasília' means Brasília: a place after 'local' is more specific. */
function withoutNamedLocal(phrases: readonly Phrase[], tokens: readonly string[]): Phrase[] {
	return phrases.filter(({ zones, start, length }, index) => {
		const next = phrases[index + 1];
		if (!zones.includes(PLACE) || next === undefined) return true;
		return !tokens.slice(start + length, next.start).every((token) => LINK_WORDS.any.has(token));
	});
}

/**
 * The zones of a short text that only names a clock: a column header ('Horário (Brasília)', 'UK
 * time', 'Heure locale') or the text next to an hour in its cell. Hour words, day words and small
 * words may surround the place; any other word rules it out.
 */
export function zonesOfLabel(text: string): HourEvidence[] {
	const { zones, rest } = takeOffsets(text.slice(0, 120));
	if (zones.length > 0) return evidenceOf(zones, text);
	const tokens = tokensOf(rest);
	const found: Phrase[] = [];
	for (let at = 0; at < tokens.length; ) {
		const phrase = phraseAt(tokens, at, rest);
		const token = tokens[at] ?? '';
		if (phrase !== null) found.push(phrase);
		else if (!HOUR_WORDS.has(token) && !DAY_WORDS.has(token) && !LINK_WORDS.any.has(token))
			return [];
		at += phrase?.length ?? 1;
	}
	return withoutNamedLocal(found, tokens).flatMap((phrase) => evidenceOf(phrase.zones, text));
}

/** Words for a day, which an hour's header may also contain. */
const DAY_WORDS: ReadonlySet<string> = new Set(
	'data dia date day fecha datum tag jour giorno e y et und and'.split(' '),
);

/**
 * The zones that running text gives for its hours: a heading, a caption, a note ('Todos os horários
 * são de Brasília', 'All times UK').
 */
export function zonesOfText(text: string): HourEvidence[] {
	const shown = text.slice(0, MOST_CHARACTERS);
	const { zones, rest } = takeOffsets(shown);
	const found = evidenceOf(zones, shown);
	for (const part of rest.split(PARTS)) {
		// 'Horario España - Francia' is a game.
		const tokens = tokensOf(part.replace(/\s[-–—]\s/gu, ' x '));
		for (const { zones: named } of withoutNamedLocal(phrasesOf(tokens, part), tokens))
			found.push(...evidenceOf(named, part));
	}
	return found;
}

function phrasesOf(tokens: readonly string[], text: string): Phrase[] {
	const found: Phrase[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const phrase = phraseAt(tokens, at, text);
		if (phrase === null || AGAINST.has(tokens[at + phrase.length]) || AGAINST.has(tokens[at - 1]))
			continue;
		if (!isClockName(phrase.words, text) && !isOfHour(tokens, phrase)) continue;
		found.push(phrase);
		at += phrase.length - 1;
	}
	return found;
}

function isClockName(words: string, text: string): boolean {
	return words === 'ortszeit' || (CLOCK_NAMES.has(words) && isInCapitals(words, text));
}

/** Whether an hour word follows directly, or precedes with only small words between. */
function isOfHour(tokens: readonly string[], { start, length }: Phrase): boolean {
	if (HOUR_WORDS.has(tokens[start + length] ?? '')) return true;
	const between = tokens.slice(Math.max(0, start - FARTHEST), start);
	const at = between.findLastIndex((token) => HOUR_WORDS.has(token));
	if (at < 0) return false;
	const links = LINK_WORDS[ENGLISH_HOUR_WORDS.has(between[at] ?? '') ? 'english' : 'any'];
	const after = between.slice(at + 1);
	const isBeing = after.some((token) => BEING_WORDS.has(token));
	return after.every(
		(token) => links.has(token) || token === 'local' || (isBeing && GAME_WORDS.has(token)),
	);
}
