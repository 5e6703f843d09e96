import type { VenueNames } from '#core/games/known-venues.ts';
import { normalize } from '#core/search/normalize.ts';

/** A word of a title. `joined` = nothing but a space stands between it and the word before. */
type TitleWord = { text: string; joined: boolean };

/** What stands before the name of a venue, and what may stand behind it. */
const BEFORE = new Set('arena estadi estadio ginasio parque stade stadio stadium'.split(' '));
const BEHIND = new Set('arena park parque stadium'.split(' '));
/** Where something is. A club that is called like a venue is the venue behind one of these. */
const WHERE = new Set('em na nas no nos'.split(' '));
/** Parts of names that are no names. */
const PARTICLES = new Set('da das de do dos'.split(' '));
const SMALL = new Set([
	...WHERE,
	...PARTICLES,
	...'a ao as com e o os para pela pelo x'.split(' '),
]);
/** Longest name of a venue in words. */
const LONGEST = 6;

/** Words of a title without the signs between them. */
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
 * Which words of a title stand in the name of a venue, and so say nothing of the club that bears
 * the same name: the name of a known venue; names behind 'Arena', 'Estádio', 'Parque' ('no estádio
 * Santa Cruz'); those before 'Arena', 'Stadium'. A known venue whose whole name is also that of a
 * club is a venue only where something happens ('no Maracanã').
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

/** How many words the known venue that begins here has; 0 = none begins. */
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

/** Names directly before a word: 'Neo Química' of 'na Neo Química Arena'. */
function namesBefore(words: readonly TitleWord[], place: number): number {
	let count = 0;
	while (count < LONGEST && words[place - count]?.joined && isName(words[place - count - 1]))
		count += 1;
	return count;
}

/** Names directly behind a word, with what binds them: 'do Parque Antárctica'. */
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
