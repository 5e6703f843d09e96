import type { VenueNames } from '#core/games/known-venues.ts';
import { normalize } from '#core/search/normalize.ts';

/** A word of a title. `joined` = only a space separates it from the previous word. */
type TitleWord = { text: string; joined: boolean };

/** Words that precede the name of a venue, and words that may follow it. */
const BEFORE = new Set('arena estadi estadio ginasio parque stade stadio stadium'.split(' '));
const BEHIND = new Set('arena park parque stadium'.split(' '));
/** Locative words. After one of them, a name shared by a club and a venue means the venue. */
const WHERE = new Set('em na nas no nos'.split(' '));
/** Particles within names. */
const PARTICLES = new Set('da das de do dos'.split(' '));
const SMALL = new Set([
	...WHERE,
	...PARTICLES,
	...'a ao as com e o os para pela pelo x'.split(' '),
]);
/** Longest name of a venue in words. */
const LONGEST = 6;

/** Words of a title without the punctuation between them. */
export function splitTitle(title: string): TitleWord[] {
	let end = 0;
	return [...title.matchAll(/[^\s,;:!?"“”'‘’()[\]|/]+/gu)].map(({ 0: text, index }) => {
		const joined =
			index > 0 && title.slice(end, index).trim() === '' && !/[.–—-]$/u.test(title.slice(0, end));
		end = index + text.length;
		return { text, joined };
	});
}

/**
 * Which words of a title belong to the name of a venue, and so do not mean the club of the same
 * name:
 * - the name of a known venue. If it is also a club's full name, only after a locative ('no
 *   Maracanã');
 * - names after 'Arena', 'Estádio', 'Parque' ('no estádio Santa Cruz');
 * - names before 'Arena', 'Stadium'.
 */
export function wordsOfVenues(
	words: readonly TitleWord[],
	venues: VenueNames,
	isClub: (name: string) => boolean,
): boolean[] {
	const found = words.map(() => false);
	const mark = (from: number, to: number) => found.fill(true, Math.max(from, 0), to);
	for (let place = 0; place < words.length; place += 1) {
		const length = knownVenue(words, place, { venues, isClub });
		if (length > 0) mark(place, place + length);
		const kind = normalize(words[place]?.text ?? '');
		const before = namesBefore(words, place);
		if (before > 0 && BEHIND.has(kind)) mark(place - before, place + 1);
		else if (before === 0 && BEFORE.has(kind)) mark(place, place + 1 + namesBehind(words, place));
	}
	return found;
}

type Known = { venues: VenueNames; isClub: (name: string) => boolean };

/** Length in words of the known venue that begins here; 0 = none. */
function knownVenue(words: readonly TitleWord[], place: number, { venues, isClub }: Known): number {
	for (let length = Math.min(LONGEST, words.length - place); length >= 1; length -= 1) {
		const part = words.slice(place, place + length);
		if (part.some(({ joined }, index) => index > 0 && !joined)) continue;
		const name = part.map(({ text }) => text).join(' ');
		if (!venues.has(normalize(name))) continue;
		const isPlace = WHERE.has(normalize(words[place - 1]?.text ?? ''));
		if (isPlace || !isClub(name)) return length;
	}
	return 0;
}

function isName(word: TitleWord | undefined): boolean {
	return word !== undefined && /^[\p{Lu}\d]/u.test(word.text) && !SMALL.has(normalize(word.text));
}

/** Number of names directly before a word: 'Neo Química' in 'na Neo Química Arena'. */
function namesBefore(words: readonly TitleWord[], place: number): number {
	let count = 0;
	while (count < LONGEST && words[place - count]?.joined && isName(words[place - count - 1]))
		count += 1;
	return count;
}

/**
 * Number of words of the name directly after a word, particles included: 'do Parque Antárctica'.
 */
function namesBehind(words: readonly TitleWord[], place: number): number {
	let [end, last] = [place + 1, place];
	let word = words[end];
	while (word?.joined && end - place <= LONGEST) {
		if (isName(word)) last = end;
		else if (!PARTICLES.has(normalize(word.text))) break;
		end += 1;
		word = words[end];
	}
	return last - place;
}
